import { resolve } from 'node:path';
import { readEnvironment } from '../src/lib/settings/environment.ts';

/** Returns the folder of the inbox that the server of this project uses. */
export const findQuotesDirectory = (root: string) => resolve(root, readEnvironment(root)['QUOTES_DIR'] || 'quotes');
