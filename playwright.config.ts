import { existsSync } from 'node:fs';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { findHeadlessChromium } from './tests/find-chromium.ts';

const launchOptions = {
  // Installed by the time the workers read this: require-browser.ts runs before them.
  executablePath: findHeadlessChromium() ?? '',
  args: [
    '--no-sandbox',
    // Headless Chromium otherwise rounds the width of every letter to whole pixels, and headings break where they do on
    // no phone.
    '--font-render-hinting=none',
    // Chromium's background services look up hosts on the internet; the tests need none of them.
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // One renderer process for all tabs and no WebGL rendered in software save 6 % of the time.
    '--disable-gpu',
    '--disable-software-rasterizer',
    '--renderer-process-limit=1',
  ],
};

const others = [
  { name: 'firefox', device: 'Desktop Firefox', browser: firefox },
  { name: 'webkit', device: 'Desktop Safari', browser: webkit },
].filter(({ browser }) => existsSync(browser.executablePath()));

/** Rarer situations that take long to set up; analytics.spec and dated-hours.spec build the site again. */
const onlyInTestAll =
  /(adaptation|analytics|compare-slider|conditions|dated-hours|fonts|foreign-nodes|home-glass|large-text|loading-ahead|old-service-worker|older-browsers|opened-before-swap|pictures|reach|right-to-left|service-area-map|suggestions)\.spec/;

export default defineConfig({
  testDir: 'tests/browser',
  testIgnore: process.env['TEST_ALL'] ? [] : onlyInTestAll,
  // Skips rarer cases, and cases that others of their kind cover as well.
  ...(process.env['TEST_ALL'] ? {} : { grepInvert: /@all/ }),
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // On a shared machine under load, a race can fail that has nothing to do with the page; the report lists it as flaky.
  retries: process.env['CI'] ? 1 : 0,
  workers: 3,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }], ['./tests/browser/report-skipped.ts']],
  globalSetup: ['./tests/browser/require-browser.ts', './tests/browser/start-site.ts'],
  // Tracing every test takes a quarter more processor time: `npx playwright test --trace on` records one. Animations
  // redraw the page during every wait, a sixth of the processor time; files about motion enable it.
  use: { contextOptions: { reducedMotion: 'reduce' }, trace: 'on-first-retry', screenshot: 'only-on-failure' },
  projects: [
    { name: 'chromium', use: { ...devices['Desktop Chrome'], launchOptions } },
    // Playwright's own builds of the other browsers, if they are installed.
    ...others.map(({ name, device }) => ({
      name,
      testMatch: /(shell|gallery|compare-slider|zip-check|quote-faults)\.spec/,
      use: devices[device],
    })),
  ],
});
