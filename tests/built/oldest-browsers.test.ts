import { expect, test } from 'vitest';
import { listNewFeatures } from './browser-features.ts';
import { readPages } from './site-files.ts';

const nothingToSee = 'Nothing is missing: another engine shows it its own way.';
const notOnPhones = 'Phones have no mouse.';

/** Describes the fallback for each newer feature in the oldest browsers. */
const fallbacks: Record<string, string> = {
  '<div popover>': 'The links of the header wrap and stay in sight; there is no menu (site-header.module.css).',
  ':popover-open': 'The same.',
  '.hidePopover': 'The script of the menu does nothing.',
  ':has': 'The filter hides by an attribute (gallery.tsx); elsewhere only spaces differ (older-browsers.spec.ts).',
  '@property': 'Sliders have their start value from a rule (compare-slider.module.css); the blade jumps.',
  '::details-content': 'A script opens folded answers for print (open-details-for-print.client.ts).',
  'content-visibility': 'The same.',
  'content-visibility: visible': 'The same.',
  '<details name>': 'More than one answer can be open.',
  '@media (scripting)': 'Sliders and months are shown without scripts too, and do nothing.',
  'grid-template-columns: subgrid': 'Columns differ from row to row.',
  'grid-template-rows: subgrid': 'Texts of neighbors begin at different heights.',
  'content: alternative text': 'A sign without an alternative stands before it.',
  'text-wrap': 'Lines break anywhere.',
  'text-wrap: balance': 'Lines break anywhere.',
  'text-wrap: pretty': 'Lines break anywhere.',
  'accent-color': 'Controls have the colors of the browser.',
  ':user-invalid': 'A wrong number has no red border.',
  'overscroll-behavior': 'The page behind the menu may scroll.',
  'overscroll-behavior-x': 'A swipe may go back.',
  'scrollbar-width': 'The row of pictures has a scroll bar.',
  'scrollbar-width: none': 'The row of pictures has a scroll bar.',
  'forced-color-adjust': 'The chosen filter has the colors of the system.',
  'forced-color-adjust: none': 'The chosen filter has the colors of the system.',
  'timeline-scope': 'The bar of phones is shown from the first screen on.',
  'timeline-scope: none': 'The same.',
  'view-timeline-name': 'The same.',
  'view-timeline-inset': 'The same.',
  'animation-timeline': 'The same; pairs of pictures do not move with the page.',
  'animation-timeline: view': 'The same.',
  'animation-range': 'The same.',
  '@starting-style': 'Nothing fades in.',
  '@view-transition': 'Pages change at once.',
  '::view-transition': 'Pages change at once.',
  '::view-transition-new': 'Pages change at once.',
  '::view-transition-old': 'Pages change at once.',
  '<link rel=expect>': 'The first paint may come before the heading.',
  '<link blocking>': 'The first paint may come before the heading.',
  '<link imagesrcset>': 'The first picture is requested once the parser reaches it.',
  '<link imagesizes>': 'The same.',
  '<link fetchpriority>': 'The same.',
  '<script type=speculationrules>': 'A script fetches the next page ahead (prefetch.client.ts).',
  '.prerendering': 'Undefined: the page is not being prerendered.',
  '@page': 'Paper has the margins of the browser.',
  'break-after: avoid': 'A heading may stand at the foot of a sheet.',
  orphans: 'A line may stand alone.',
  widows: 'A line may stand alone.',
  'print-color-adjust: exact': 'Paper has no colored grounds.',
  'text-size-adjust': nothingToSee,
  'text-size-adjust: none': nothingToSee,
  '::selection': nothingToSee,
  '<link rel=icon>': nothingToSee,
  '<link rel=manifest>': nothingToSee,
  '<meta name=theme-color>': nothingToSee,
  '<meta name=viewport>': nothingToSee,
  'cursor: ew-resize': notOnPhones,
  'cursor: grab': notOnPhones,
  'cursor: grabbing': notOnPhones,
  'cursor: pointer': notOnPhones,
  'cursor: progress': notOnPhones,
  resize: notOnPhones,
  'resize: vertical': notOnPhones,
  '.error': 'Of the console, which every browser has.',
};

test('every feature that is newer than the oldest browsers has a fallback', () => {
  const features = listNewFeatures(readPages());
  const unlisted = [...features].filter(([name]) => !(name in fallbacks));
  expect(unlisted.map(([name, places]) => `${name} in ${[...places].slice(0, 3).join(', ')}`)).toEqual([]);
  expect(Object.keys(fallbacks).filter((name) => !features.has(name))).toEqual([]);
});
