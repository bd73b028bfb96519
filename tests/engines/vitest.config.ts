import { defineConfig } from 'vitest/config';

/** Apart from the other tests: these want browsers that many machines do not have, and take minutes. */
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
