import { watchDropdown } from './dropdown.ts';
import { watchMapLinks } from './map-embed.ts';
import { watchMenu } from './menu.ts';
import { showOpening } from './open-now.ts';
import { trackPhoneCalls } from './phone-calls.ts';

watchDropdown();
watchMenu();
watchMapLinks();
trackPhoneCalls();
showOpening();
