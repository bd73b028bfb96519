import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openExistingDatabase } from '../../server/quote-database.ts';
import { readQuotes } from '../../server/quote-listing.ts';
import * as sql from '../../server/quote-sql.ts';
import { findRequest, saveNote, setDone } from '../../server/requests-list.ts';
import { createTemporaryDirectory, exampleQuote } from './fixture.ts';

const earlierSchema = readFileSync('tests/fixtures/schema-before-owner-notes.sql', 'utf8');

/** Opens a database as the version without states and notes did. */
function openAsEarlierVersion(directory: string): DatabaseSync {
  const database = new DatabaseSync(join(directory, 'quotes.db'));
  database.exec(earlierSchema);
  return database;
}

function addRequest(database: DatabaseSync, id: string): void {
  database.prepare(sql.insertRequest).run(id, Date.now(), JSON.stringify(exampleQuote), '', null);
  database.prepare(sql.insertDelivery).run(id, 'mail', Date.now());
}

test('the owner marks requests that an earlier version stored', () => {
  const directory = createTemporaryDirectory();
  const earlier = openAsEarlierVersion(directory);
  addRequest(earlier, 'k3f9');
  earlier.close();
  using database = openExistingDatabase(directory);
  if (!database) throw new Error('There is no database.');
  expect(findRequest(database, 'k3f9')).toMatchObject({ doneAt: null, note: '' });
  expect(setDone(database, 'k3f9', 5)).toBe(true);
  expect(saveNote(database, 'k3f9', 'Booked')).toBe(true);
  expect(findRequest(database, 'k3f9')).toMatchObject({ doneAt: 5, note: 'Booked' });
});

test('an earlier version works with a database that has states and notes', () => {
  const directory = createTemporaryDirectory();
  const first = openAsEarlierVersion(directory);
  addRequest(first, 'k3f9');
  addRequest(first, 'p7q2');
  first.close();
  const used = openExistingDatabase(directory);
  if (!used) throw new Error('There is no database.');
  for (const id of ['k3f9', 'p7q2']) setDone(used, id, 5);
  saveNote(used, 'k3f9', 'Booked');
  used.close();

  using earlier = openAsEarlierVersion(directory);
  addRequest(earlier, 'z1z1');
  expect([...readQuotes(earlier)].map(({ id }) => id)).toEqual(['k3f9', 'p7q2', 'z1z1']);
  earlier.prepare('DELETE FROM requests WHERE id = ?').run('k3f9');
  // Notes about a person are deleted with the request, even by the earlier version.
  expect(earlier.prepare('SELECT request_id AS id FROM owner_notes').all()).toEqual([{ id: 'p7q2' }]);
  earlier.prepare(sql.deleteOldRequests).run(Date.now() + 1);
  expect(earlier.prepare('SELECT count(*) AS count FROM owner_notes').get()).toEqual({ count: 0 });
});
