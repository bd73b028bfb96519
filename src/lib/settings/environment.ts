import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { parseEnv } from 'node:util';
import { findNearest } from '../edit-distance.ts';
import { readText } from '../read-text.ts';
import { serverSettingNames } from './server-settings.ts';
import { SettingsError } from './setting-rules.ts';
import { settingNames } from './settings.ts';

const known = [...settingNames, ...serverSettingNames];
// Too much would be near to PORT and HOST.
const longNames = known.filter((name) => name.includes('_'));
const isOurs = /^(SITE|PUBLIC|CMS|QUOTES?|TRUSTED)_/i;

function findMisspelling(name: string): string | undefined {
  const meant = known.includes(name) ? undefined : findNearest(name.toUpperCase(), longNames);
  return meant && `${name} is no setting: did you mean ${meant}?`;
}

/** What is wrong with a line of .env: of some, Node would read another value than stands there, or none. */
function findLineFault(line: string, isTwice: (name: string) => boolean): string | undefined {
  if (/^\s*(#|$)/.test(line)) return undefined;
  const [, name] =
    /^\s*(?:export\s+)?(\w+)\s*=\s*(?:(["'`])((?!\2).)*\2\s*|(?!["'`])[^#]*)($|(?<=\s)#)/.exec(line) ?? [];
  if (!name) return 'must be NAME=value, and a value with # in it in quotation marks';
  if (/=\s*".*\\n/.test(line)) return `${name} holds \\n, which becomes a new line: put the value in single quotes`;
  if (isTwice(name)) return `${name} is set already: keep one of the lines`;
  if (known.includes(name)) return undefined;
  return findMisspelling(name) ?? (isOurs.test(name) ? `${name} is no setting: .env.example has them all` : undefined);
}

/** A build copies these folders into the site, or the dev server hands them out. */
const served = ['src', 'node_modules', 'public', 'dist'];

function findFolderFault(root: string, folder: string): string | undefined {
  const [room = ''] = relative(resolve(root), resolve(root, folder)).split(sep);
  return served.includes(room)
    ? `must not be in ${room}, whose files anybody can read: name another folder`
    : undefined;
}

/** What every program here goes by: the `.env` of the project, and over it the environment. Throws SettingsError. */
export function readEnvironment(root = '.'): NodeJS.Dict<string> {
  const file = join(root, '.env');
  const { text, fault } = readText(existsSync(file) ? readFileSync(file) : '');
  const names = new Set<string>();
  const isTwice = (name: string) => {
    const isKnown = names.has(name);
    names.add(name);
    return isKnown;
  };
  const faults = text.split('\n').map((line, index) => [`.env, line ${index + 1}`, findLineFault(line, isTwice)]);
  // A host has settings of its own, which may begin like ours.
  for (const name of Object.keys(process.env))
    if (isOurs.test(name)) faults.push(['Environment', findMisspelling(name)]);
  const told = fault ? [`.env ${fault}`] : faults.flatMap(([place, reason]) => (reason ? [`${place}: ${reason}`] : []));
  if (told.length > 0) throw new SettingsError(told.join('\n'));
  const variables = { ...parseEnv(text), ...process.env };
  const folderFault = findFolderFault(root, variables['QUOTES_DIR'] ?? '');
  if (folderFault) throw new SettingsError(`QUOTES_DIR: ${folderFault}`);
  return variables;
}
