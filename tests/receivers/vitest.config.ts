import { defineConfig } from 'vitest/config';

/** Apart from the unit tests: these start a real Node-RED and a real n8n, which takes minutes to install at the first run. */
export default defineConfig({
  test: {
    globalSetup: 'tests/receivers/install-tools.ts',
    include: ['tests/receivers/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
