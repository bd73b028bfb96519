import { defineConfig } from 'vitest/config';

/** Apart from the unit tests: these start real servers. */
export default defineConfig({
  test: {
    globalSetup: 'tests/hosting/install-tools.ts',
    include: ['tests/hosting/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
});
