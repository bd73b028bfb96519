import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'tests/unit/**/*.test.ts',
      'tests/admin/**/*.test.ts',
      'tests/server/**/*.test.ts',
      'tests/built/**/*.test.ts',
      'tests/load/**/*.test.ts',
      'tests/launch/**/*.test.ts',
    ],
    testTimeout: 60_000,
    // Removing a copy of the whole project takes a while on a busy machine.
    hookTimeout: 60_000,
    // Of two processors it would leave one to itself.
    maxWorkers: '100%',
  },
});
