import { countVisit } from './count-visit.ts';
import './print-button.ts';
import './wipe.ts';
import { watchDropdown } from './dropdown.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { watchMapLinks } from './map-embed.ts';
import { watchMenu } from './menu.ts';
import { showOpening } from './open-now.ts';
import { trackPhoneCalls } from './phone-calls.ts';
import { showFaces } from './show-faces.ts';

watchDropdown();
watchMenu();
watchMapLinks();
trackPhoneCalls();
showOpening();
countVisit();
fetchAhead();
showFaces();
