import { findMiniBrowser } from './find-engines.ts';
import { describeJourneys } from './journeys.ts';
import { startWebKit } from './webkit-engine.ts';

const path = findMiniBrowser();
describeJourneys('WebKitGTK', path ? () => startWebKit(path) : undefined);
