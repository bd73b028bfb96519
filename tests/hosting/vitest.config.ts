import { defineConfig } from 'vitest/config';

/** Apart from the unit tests: these start real servers, and install them where they may. */
export default defineConfig({
  test: {
    include: ['tests/hosting/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
});
