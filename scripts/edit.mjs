/**
 * npm run edit: installs what is missing, the editor's own packages too, puts its page together and starts it.
 * --test (npm run test:editor) runs its tests instead.
 */
import { installMissing, passSignalsOn, run } from './install.mjs';
import { say } from './progress.mjs';

passSignalsOn();
const isTest = process.argv.includes('--test');
await installMissing({ siteOnly: !isTest });
await installMissing({ folder: 'editor' });

if (isTest) {
  await step('astro', 'sync');
  await step('tsc', '-p', 'editor', '--noEmit');
  await step('vitest', 'run', '--config', 'tests/editor/vitest.config.ts');
  await step('playwright', 'test', '--config', 'tests/editor/playwright.config.ts');
} else {
  const build = await run('vite', ['build', '--config', 'editor/vite.config.ts', '--logLevel', 'error'], {
    onOutput: () => {},
  });
  if (build.code !== 0) {
    say(build.output);
    process.exit(build.code);
  }
  const { code } = await run('node', ['editor/server/main.ts']);
  process.exitCode = code;
}

async function step(command, ...args) {
  const { code } = await run(command, args);
  if (code !== 0) process.exit(code);
}
