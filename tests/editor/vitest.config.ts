import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['tests/editor/**/*.test.ts'], testTimeout: 120_000 } });
