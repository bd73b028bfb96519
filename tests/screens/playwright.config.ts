import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from '../find-chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: ['../browser/require-browser.ts', '../browser/start-site.ts'],
  outputDir: '../../test-results/screens',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['html', { outputFolder: '../../screens/report', open: 'never' }]],
  use: {
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: findHeadlessChromium() ?? '',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
