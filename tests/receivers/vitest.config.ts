import { defineConfig } from 'vitest/config';

/** Apart from the unit tests: these install and start a real Node-RED and a real n8n, minutes at the first run. */
export default defineConfig({
  test: {
    include: ['tests/receivers/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 1_800_000,
    fileParallelism: false,
  },
});
