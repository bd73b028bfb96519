import type { Plugin } from 'vite';

const helper = `
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  }
  return load();
};
`;

/**
 * Stands in for the code with which Vite asks for a late script's files all at once: 1,900 bytes, most of them about
 * style sheets, of which there are none to wait for, since every rule stands in its page. It comes with the gallery's
 * start script, which stands in the page too and has to fit into its first packets.
 */
export const preloadLightly: Plugin = {
  name: 'preload-lightly',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? helper : undefined),
};
