import { defineConfig, devices } from '@playwright/test';
import { findHeadlessChromium } from '../find-chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../browser/require-browser.ts',
  outputDir: '../../test-results/admin',
  // One owner works on one copy of the project.
  workers: 1,
  retries: process.env['CI'] ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findHeadlessChromium() ?? '',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
