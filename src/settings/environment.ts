import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** What every program here goes by: the `.env` of the project, and over it the environment. */
export function readEnvironment(root = '.'): Record<string, string | undefined> {
  const file = join(root, '.env');
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env };
}
