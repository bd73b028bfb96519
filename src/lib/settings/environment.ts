import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { findNearest } from '../edit-distance.ts';
import { readText } from '../read-text.ts';
import { findProjectFolder } from './project-folders.ts';
import { serverSettingNames } from './server-settings.ts';
import { SettingsError } from './setting-rules.ts';
import { settingNames } from './settings.ts';

const knownNames = [...settingNames, ...serverSettingNames];
// Excludes PORT and HOST, to which too many other names are similar.
const longNames = knownNames.filter((name) => name.includes('_'));
const projectPrefix = /^(SITE|PUBLIC|CMS|QUOTES?|REQUESTS|TRUSTED)_/i;

/**
 * Returns the fault of a setting's name, or `undefined`. `isWritten` is true for a name in .env. A host has settings of
 * its own, whose names may begin like ours.
 */
function findNameFault(name: string, isInFile: boolean): string | undefined {
  if (knownNames.includes(name) || (!isInFile && !projectPrefix.test(name))) return undefined;
  const suggestion = findNearest(name.toUpperCase(), longNames);
  if (suggestion) return `${name} is not a setting: did you mean ${suggestion}?`;
  return isInFile && projectPrefix.test(name) ? `${name} is not a setting: .env.example lists them all` : undefined;
}

/** Finds lines that Node would read differently from how they are written, or not at all. */
function findLineFaults(text: string): string[] {
  const names = new Set<string>();
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(#|$)/.test(line)) return [];
    const [, name = '', value = ''] = /^\s*(?:export\s+)?(\w+)\s*=\s*(.*)$/.exec(line) ?? [];
    const location = `.env, line ${index + 1}`;
    if (!name) return `${location}: must be NAME=value`;
    if (names.has(name)) return `${location}: ${name} is set already: keep one of the lines`;
    names.add(name);
    if (/^(["'`])(?!.*\1)/.test(value)) return `${location}: ${name} has no closing quotation mark`;
    if (/^[^"'`#][^#]*(?<!\s)#/.test(value))
      return `${location}: ${name} ends at its #: put the value in quotation marks`;
    return [];
  });
}

function findQuotesFolderFault(root: string, folder: string): string | undefined {
  const projectFolder = findProjectFolder(root, resolve(root, folder));
  return projectFolder && `must not be in ${projectFolder}, whose files become public: choose another folder`;
}

/**
 * Returns the variables that every program of this project uses: those of `.env`, overridden by the environment. Throws
 * SettingsError.
 */
export function readEnvironment(root = '.'): NodeJS.Dict<string> {
  const file = join(root, '.env');
  const { text, fault } = readText(existsSync(file) ? readFileSync(file) : '');
  if (fault) throw new SettingsError(`.env ${fault}`);
  const fileVariables = parseEnv(text);
  const variables = { ...fileVariables, ...process.env };
  const nameFaults = Object.keys(variables).flatMap((name) => findNameFault(name, name in fileVariables) ?? []);
  const faults = [...findLineFaults(text), ...nameFaults];
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  const folderFault = findQuotesFolderFault(root, variables['QUOTES_DIR'] ?? '');
  if (folderFault) throw new SettingsError(`QUOTES_DIR: ${folderFault}`);
  return variables;
}
