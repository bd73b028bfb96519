import { findHeadlessChromium } from '../find-chromium.ts';
import { describeJourneys } from './journeys.ts';
import { startChromium } from './puppeteer-engine.ts';

const path = findHeadlessChromium();
describeJourneys('Chromium', path ? () => startChromium(path) : undefined);
