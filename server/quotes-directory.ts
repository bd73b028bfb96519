import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

/** The folder of the inbox, as the server of this project reads it: the environment first, then `.env`. */
export function findQuotesDirectory(root: string): string {
  const file = join(root, '.env');
  const given = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return resolve(root, { ...given, ...process.env }['QUOTES_DIR'] || 'quotes');
}
