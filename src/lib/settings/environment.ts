import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { findNearest } from '../edit-distance.ts';
import { readText } from '../read-text.ts';
import { findProjectFolder } from './project-folders.ts';
import { serverSettingNames } from './server-settings.ts';
import { SettingsError } from './setting-rules.ts';
import { settingNames } from './settings.ts';

const known = [...settingNames, ...serverSettingNames];
// Excludes PORT and HOST, to which too many other names are similar.
const longNames = known.filter((name) => name.includes('_'));
const isOurs = /^(SITE|PUBLIC|CMS|QUOTES?|REQUESTS|TRUSTED)_/i;

/**
 * Returns the fault of a setting's name, or `undefined`. `isWritten` is true for a name in .env. A host has settings of
 * its own, whose names may begin like ours.
 */
function findNameFault(name: string, isWritten: boolean): string | undefined {
  if (known.includes(name) || (!isWritten && !isOurs.test(name))) return undefined;
  const meant = findNearest(name.toUpperCase(), longNames);
  if (meant) return `${name} is no setting: did you mean ${meant}?`;
  return isWritten && isOurs.test(name) ? `${name} is no setting: .env.example has them all` : undefined;
}

/** Finds lines that Node would read differently from how they are written, or not at all. */
function findLineFaults(text: string): string[] {
  const names = new Set<string>();
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(#|$)/.test(line)) return [];
    const [, name = '', value = ''] = /^\s*(?:export\s+)?(\w+)\s*=\s*(.*)$/.exec(line) ?? [];
    const at = `.env, line ${index + 1}`;
    if (!name) return `${at}: must be NAME=value`;
    if (names.has(name)) return `${at}: ${name} is set already: keep one of the lines`;
    names.add(name);
    if (/^(["'`])(?!.*\1)/.test(value)) return `${at}: ${name} lacks its second quotation mark`;
    if (/^[^"'`#][^#]*(?<!\s)#/.test(value)) return `${at}: ${name} ends at its #: put the value in quotation marks`;
    return [];
  });
}

function findFolderFault(root: string, folder: string): string | undefined {
  const projectFolder = findProjectFolder(root, resolve(root, folder));
  return projectFolder && `must not be in ${projectFolder}, whose files anybody can read: name another folder`;
}

/**
 * Returns the variables that every program of this project uses: those of `.env`, overridden by the environment. Throws
 * SettingsError.
 */
export function readEnvironment(root = '.'): NodeJS.Dict<string> {
  const file = join(root, '.env');
  const { text, fault } = readText(existsSync(file) ? readFileSync(file) : '');
  if (fault) throw new SettingsError(`.env ${fault}`);
  const written = parseEnv(text);
  const variables = { ...written, ...process.env };
  const nameFaults = Object.keys(variables).flatMap((name) => findNameFault(name, name in written) ?? []);
  const faults = [...findLineFaults(text), ...nameFaults];
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  const folderFault = findFolderFault(root, variables['QUOTES_DIR'] ?? '');
  if (folderFault) throw new SettingsError(`QUOTES_DIR: ${folderFault}`);
  return variables;
}
