/** npm start: installs, builds, and serves the built site with the quote inbox. */
import { installMissing, run } from './install.mjs';

installMissing();
console.log('Building the site...');
const build = await run('astro', ['build'], { quiet: true });
if (build.code !== 0) {
  console.error(build.output);
  process.exit(build.code);
}
// The server ends by itself on these, after it has written what it holds.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
const { code } = await run('node', ['server/serve.ts']);
process.exitCode = code;
