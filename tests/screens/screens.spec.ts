import { site } from '../browser/quote-page.ts';
import { pageTypes } from '../browser/site-pages.ts';
import { nameOfType, testScreen, widths } from './photograph.ts';
import { states } from './states.ts';

for (const [type, path] of pageTypes) {
  testScreen({
    name: nameOfType(type),
    shows: path,
    widths,
    extents: ['first-screen', 'whole'],
    reach: (page) => page.goto(site() + path),
  });
}

for (const state of states) testScreen(state);
