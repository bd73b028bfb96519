/** npm run edit: installs what is missing, the editor's own packages too, puts its page together and starts it. */
import { installMissing, run } from './install.mjs';
import { say } from './progress.mjs';

await installMissing({ siteOnly: true });
await installMissing({ folder: 'editor' });
const { code, output } = await run('vite', ['build', '--config', 'editor/vite.config.ts', '--logLevel', 'error'], {
  onOutput: () => {},
});
if (code !== 0) {
  say(output);
  process.exit(code);
}
// The editor ends by itself on these, and takes the preview with it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
const editor = await run('node', ['editor/server/main.ts']);
process.exitCode = editor.code;
