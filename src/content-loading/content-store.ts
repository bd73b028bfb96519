import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

// Astro's own name for the module that holds all content. Should it change, content is bundled as before.
const contentModule = /^astro:data-layer-content$/;
const ownModule = '\0content-store';

function readStoreWhenRendering(file: string): Plugin {
  return {
    name: 'read-content-store',
    enforce: 'pre',
    resolveId: { order: 'pre', filter: { id: contentModule }, handler: () => ownModule },
    load: {
      filter: { id: /^\0content-store$/ },
      handler: () =>
        `import { readFileSync } from 'node:fs';\nexport default JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'));`,
    },
  };
}

/**
 * Has a build read the content from the file that Astro keeps it in. Otherwise Astro bundles that file as a script,
 * which with the words of 10,000 pages takes 1.1 GB more at its peak and stays in memory beside the content itself.
 */
export function keepContentOutOfBundle(): AstroIntegration {
  return {
    name: 'keep-content-out-of-bundle',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        const file = fileURLToPath(new URL('data-store.json', config.cacheDir));
        updateConfig({ vite: { plugins: [readStoreWhenRendering(file)] } });
      },
    },
  };
}
