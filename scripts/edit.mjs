/** npm run edit: installs what is missing, the editor's own packages too, puts its page together and starts it. */
import { installMissing, passSignalsOn, run } from './install.mjs';
import { say } from './progress.mjs';

passSignalsOn();
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
