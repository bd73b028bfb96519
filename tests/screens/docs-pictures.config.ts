import { defineConfig } from '@playwright/test';
import admin from '../admin/playwright.config.ts';

/** `npm run docs:pictures` writes the pictures of the guides again. */
export default defineConfig({
  ...admin,
  testDir: '.',
  testMatch: 'docs-pictures.ts',
  globalSetup: ['../browser/require-browser.ts', '../browser/start-site.ts'],
  outputDir: '../../test-results/docs-pictures',
  use: { ...admin.use, viewport: { width: 1100, height: 688 } },
});
