import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slow to set up, or rarer than others of their kind. */
const onlyInTestAll = ['dev-server', 'deploy', 'flood'].map((name) => `tests/server/${name}.test.ts`);

/** Starts the longest file of the last project first, which would otherwise occupy one processor alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('/tests/unit/check-launch.test.ts');
    return (await super.sort(files)).sort((a, b) => Number(isLongest(b)) - Number(isLongest(a)));
  }
}

/** Each folder of tests/ is a project of its own: `vitest run --project hosting`, or a file by its path. */
const project = (name: string, options: TestProjectInlineConfiguration['test'] = {}) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    exclude: process.env['TEST_ALL'] ? [] : onlyInTestAll,
    ...options,
  },
});

export default defineConfig({
  test: {
    testTimeout: 60_000,
    reporters: ['default', './tests/report-skipped.ts'],
    // Removing a copy of the whole project takes a while on a busy machine.
    hookTimeout: 60_000,
    // Tests of the server wait for timers and child processes: one worker more keeps the processors busy.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      ...['launch', 'load'].map((name) => project(name)),
      // Without isolation a worker loads Zod, YAML and the server once. These files leave nothing behind in them.
      ...['admin', 'unit', 'server'].map((name) => project(name, { isolate: false })),
      // Without isolation the 77 pages are parsed once a worker. These files share nothing that they change.
      project('built', { isolate: false }),
      // The specified content, built next to the site's own if the two differ.
      project('specified', { isolate: false, globalSetup: 'tests/specified/build-specified.ts' }),
      // Visitors' journeys in three browser engines.
      project('engines', {
        // A machine under load can lose a race that has nothing to do with the page, as in playwright.config.ts.
        retry: process.env['CI'] ? 1 : 0,
      }),
      // The real servers of the hosts.
      project('hosting', { globalSetup: 'tests/hosting/install-tools.ts', hookTimeout: 300_000 }),
      // A real n8n, which takes minutes and 3 GB to install at the first run.
      project('receivers', {
        globalSetup: 'tests/receivers/install-tools.ts',
        hookTimeout: 600_000,
        fileParallelism: false,
      }),
      // A server of its own under every known attack, for minutes.
      project('attack', { testTimeout: 600_000, fileParallelism: false }),
    ],
  },
});
