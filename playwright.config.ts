import { defineConfig, devices } from '@playwright/test';
import { getChromium } from './scripts/find-chromium.ts';

/** The background services of Chromium look up hosts on the internet; the tests need none. */
const launchOptions = {
  executablePath: getChromium(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
};

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  globalSetup: './tests/browser/start-site.ts',
  use: { ...devices['Desktop Chrome'], launchOptions, trace: 'retain-on-failure' },
});
