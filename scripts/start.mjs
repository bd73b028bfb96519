// @ts-check
/** npm start: installs, builds, and serves the built site with the quote inbox. */
import { installMissing, passSignalsOn, run } from './install.mjs';
import { followBuild, say, secondsSince, showProgress } from './progress.mjs';

passSignalsOn();
await installMissing({ siteOnly: true });
const started = Date.now();
const progress = followBuild();
const timer = setInterval(
  () => showProgress(`Building the site: ${progress.describe()}, ${secondsSince(started)} s`),
  1000,
);
const build = await run('astro', ['build'], { onOutput: progress.read });
clearInterval(timer);
if (build.code !== 0) {
  say(build.output);
  process.exit(build.code);
}
say(`Built ${progress.describe()} in ${secondsSince(started)} s.`);
// A small young heap: with hundreds of visitors posting at once the process holds a good part less.
const { code } = await run('node', ['--max-semi-space-size=4', 'server/serve.ts']);
process.exitCode = code;
