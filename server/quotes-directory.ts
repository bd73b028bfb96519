import { resolve } from 'node:path';
import { readEnvironment } from '../src/lib/settings/environment.ts';

/** The folder of the inbox, as the server of this project reads it. */
export const findQuotesDirectory = (root: string) => resolve(root, readEnvironment(root)['QUOTES_DIR'] || 'quotes');
