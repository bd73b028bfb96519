import { defineConfig } from 'vitest/config';

/** Apart from the other tests: these put a server of its own under every attack we know of, for minutes. */
export default defineConfig({
  test: {
    include: ['tests/attack/**/*.test.ts'],
    testTimeout: 600_000,
    fileParallelism: false,
  },
});
