import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Writes the pictures of docs/editing.md: playwright test --config tests/editor/guide.config.ts */
export default defineConfig(config, { testMatch: 'guide-pictures.ts' });
