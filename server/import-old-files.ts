import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { insertRequest } from '../src/inbox/quote-sql.ts';
import { quoteFieldNames } from '../src/schemas/quote-fields.ts';
import { hashText, inTransaction } from './quote-database.ts';

export interface ImportReport {
  requests: number;
  /** Lines that are no request, such as the torn end of a file. They stay in the file that was set aside. */
  unreadable: string[];
}

const importedFolder = 'imported';

/** The files of an older inbox in its folder, a month each. */
export function listOldFiles(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => /^\d{4}-\d{2}\.jsonl$/.test(name))
    .sort();
}

/** Those that were set aside and hold a request. */
export function findImportedFiles(directory: string, id: string): string[] {
  const folder = join(directory, importedFolder);
  const paths = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  return paths.filter((path) => readFileSync(path).includes(`"${id}"`));
}

/**
 * Takes over the files of an older inbox, one JSON object a line. A file is set aside only after its requests are
 * committed, and a request that is already there is left alone, so a crash in between costs nothing.
 */
export function importOldFiles(database: DatabaseSync, directory: string, now: number): ImportReport {
  const report: ImportReport = { requests: 0, unreadable: [] };
  const names = listOldFiles(directory);
  if (names.length === 0) return report;
  const insert = database.prepare(`${insertRequest} ON CONFLICT (id) DO NOTHING`);
  const isThere = database.prepare('SELECT 1 FROM requests WHERE id = ? AND fields = ?');
  const add = ({ id, at, fields, spam, duplicateOf }: NonNullable<ReturnType<typeof parseLine>>) => {
    let { changes } = insert.run(id, at, fields, spam, duplicateOf);
    // Two requests under one id are both kept.
    if (changes === 0 && !isThere.get(id, fields)) {
      ({ changes } = insert.run(`${id}-${hashText(fields)}`, at, fields, spam, duplicateOf));
    }
    report.requests += Number(changes);
  };
  mkdirSync(join(directory, importedFolder), { recursive: true, mode: 0o700 });
  for (const name of names) {
    const path = join(directory, name);
    inTransaction(database, () => {
      let number = 0;
      for (const text of readLines(path)) {
        number += 1;
        const request = parseLine(text);
        if (request) add(request);
        else if (text.trim() !== '') report.unreadable.push(`${name}:${number}`);
      }
      database.prepare(`INSERT INTO notes (at, kind, subject) VALUES (?, 'imported', ?)`).run(now, name);
    });
    chmodSync(path, 0o600);
    renameSync(path, join(directory, importedFolder, `${name}.${now}`));
  }
  return report;
}

/** Checked by hand: the form's schema may have changed since, and old lines stay requests. */
function parseLine(text: string) {
  try {
    const value = JSON.parse(text);
    const fields = quoteFieldNames.map((field) => [field, value[field] ?? ''] as const);
    const at = Date.parse(value.at);
    if (!value.id || Number.isNaN(at) || fields.some(([, field]) => typeof field !== 'string')) return undefined;
    const spam = Array.isArray(value.spam) ? value.spam.join(' ') : '';
    const duplicateOf = value.duplicateOf ? String(value.duplicateOf) : null;
    return { id: String(value.id), at, fields: JSON.stringify(Object.fromEntries(fields)), spam, duplicateOf };
  } catch {
    return undefined;
  }
}

/** The lines of a file, the last one also without its line break. */
function* readLines(path: string): Generator<string> {
  // Not one text: a file may be longer than the longest text.
  const bytes = readFileSync(path);
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(0x0a, start);
    yield bytes.toString('utf8', start, end < 0 ? bytes.length : end);
    start = end < 0 ? bytes.length : end + 1;
  }
}
