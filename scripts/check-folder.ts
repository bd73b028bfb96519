/** Exits in an unsupported folder. Runs before Astro, which cannot even load its configuration there. */
import { exitInUnsupportedFolder } from '../src/lib/settings/folder-name.ts';

exitInUnsupportedFolder();
