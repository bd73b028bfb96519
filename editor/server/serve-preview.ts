/** The site as `astro dev` serves it, run by preview.ts: tells when it stands, and ends when the editor does. */
import { type AstroIntegration, dev } from 'astro';

const [port, editor] = process.argv.slice(2);

/** Only the pages of the preview carry this script: the site knows nothing of the editor. */
const speaksWithEditor: AstroIntegration = {
  name: 'speaks-with-editor',
  hooks: {
    'astro:config:setup': ({ injectRoute, injectScript }) => {
      injectScript(
        'page',
        `import { speakWith } from '/editor/preview/page.ts'; speakWith(${JSON.stringify(editor)});`,
      );
      // Drafts come and go: no list of them is made beforehand.
      injectRoute({ pattern: '/draft/[area]/[page]', entrypoint: './editor/server/draft.astro', prerender: false });
    },
    'astro:server:setup': ({ server }) => {
      server.watcher.on('all', (event, path) => {
        // One that is gone is not to be shown again: the editor leads on from it.
        if (event !== 'unlink' && /editor.drafts.areas.*\.json$/.test(path)) server.ws.send({ type: 'full-reload' });
      });
    },
  },
};

// However the editor ends, its end of the channel closes.
process.on('disconnect', () => process.exit());
await dev({
  server: { host: '127.0.0.1', port: Number(port) },
  integrations: [speaksWithEditor],
});
process.send?.('ready');
