// @ts-check
/**
 * npm run edit: installs what is missing, the editor's own packages too, puts its page together and starts it; one that
 * runs already is opened again.
 */
import { installMissing, passSignalsOn, run } from './install.mjs';
import { say } from './progress.mjs';
import { findRunningEditor, showEditor } from './running-editor.mjs';

passSignalsOn();
const running = await findRunningEditor(process.env.PORT ?? 4330);
if (running) {
  showEditor(running, 'It runs already, in another terminal.');
  process.exit(0);
}
await installMissing({ siteOnly: true });
await installMissing({ folder: 'editor' });

const build = await run('vite', ['build', '--config', 'editor/vite.config.ts', '--logLevel', 'error'], {
  onOutput: () => {},
});
if (build.code !== 0) {
  say(build.output);
  process.exit(build.code);
}
const { code } = await run('node', ['editor/server/main.ts']);
process.exitCode = code;
