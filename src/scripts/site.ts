import { watchCompareSliders } from './compare-slider.ts';
import { countVisit } from './count-visit.ts';
import { watchDropdown } from './dropdown.ts';
import { watchMapLinks } from './map-embed.ts';
import { watchMenu } from './menu.ts';
import { showOpening } from './open-now.ts';
import { trackPhoneCalls } from './phone-calls.ts';
import { prefetchLinks } from './prefetch.ts';
import { showToday } from './today.ts';

watchDropdown();
watchMenu();
watchMapLinks();
watchCompareSliders();
prefetchLinks();
trackPhoneCalls();
countVisit();
showOpening();
showToday();
