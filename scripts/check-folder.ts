/** Run before Astro, which cannot even load its configuration in such a folder. */
import { exitInUnsupportedFolder } from '../src/lib/settings/folder-name.ts';

exitInUnsupportedFolder();
