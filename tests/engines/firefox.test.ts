import { findFirefox } from './find-engines.ts';
import { describeJourneys } from './journeys.ts';
import { startFirefox } from './puppeteer-engine.ts';

const path = findFirefox();
describeJourneys('Firefox', path ? () => startFirefox(path) : undefined);
