/** The statements with which the page /requests reads and writes the database of the inbox. */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { z } from 'zod';
import { quoteFields } from '../src/lib/quotes/quote-fields.ts';
import { listedColumns, listedRow, matchesSearch, parseListed } from './quote-listing.ts';
import { parseFields } from './stored-request.ts';

/** `new` and `done` narrow the list by the owner's mark. */
export const shownStates = ['new', 'done', 'all'] as const;
export type ShownState = (typeof shownStates)[number];

export interface RequestFilter {
  show: ShownState;
  /** '' finds all. */
  search: string;
}

const ownerRow = listedRow.extend({ doneAt: z.number().nullable(), note: z.string() });
const parseOwnerRow = (row: z.infer<typeof ownerRow>) => parseListed(row);
/** A request with what the owner noted about it. */
export type OwnerRequest = ReturnType<typeof parseOwnerRow>;

const searchedRow = ownerRow.pick({ number: true, id: true, fields: true, doneAt: true, note: true });

const countsRow = z.object({ new: z.number(), done: z.number() });

export interface FoundRequests {
  /** The newest first. */
  numbers: number[];
  /** How many the search finds in each state. */
  counts: z.infer<typeof countsRow>;
}
export const noRequests: FoundRequests = { numbers: [], counts: { new: 0, done: 0 } };

const outageRow = z.object({ target: z.string(), since: z.number(), error: z.string(), waiting: z.number() });
/** Mail or an automation that takes no deliveries at present. */
export type Outage = z.infer<typeof outageRow>;

export const maxNoteLength = 2_000;
/** A request may take 1.5 MB. */
const rowsAtOnce = 50;

// The request of npm run check:launch -- --post is no request of a visitor.
const requests = `requests LEFT JOIN owner_notes ON request_id = id WHERE instr(marks, 'launch-check') = 0`;
const conditions: Record<ShownState, string> = {
  new: 'AND done_at IS NULL',
  done: 'AND done_at IS NOT NULL',
  all: '',
};
const ownerColumns = `${listedColumns}, done_at AS doneAt, coalesce(note, '') AS note`;

const countRequests = (database: DatabaseSync) =>
  countsRow.parse(
    database.prepare(`SELECT count(*) - count(done_at) AS new, count(done_at) AS done FROM ${requests}`).get(),
  );

export function findRequests(database: DatabaseSync, { show, search }: RequestFilter): FoundRequests {
  const order = 'ORDER BY number DESC';
  if (search === '') {
    const rows = database.prepare(`SELECT number FROM ${requests} ${conditions[show]} ${order}`);
    const numbers = Array.from(rows.iterate(), ({ number }) => Number(number));
    return { numbers, counts: countRequests(database) };
  }
  const rows = database.prepare(
    `SELECT number, id, fields, done_at AS doneAt, coalesce(note, '') AS note FROM ${requests} ${order}`,
  );
  const mayMatch = createPrefilter(search);
  const numbers: number[] = [];
  const counts = { new: 0, done: 0 };
  // One row at a time, so that memory stays bounded.
  for (const row of rows.iterate()) {
    if (!mayMatch(row)) continue;
    const { number, id, fields, doneAt, note } = searchedRow.parse(row);
    const { quote, unknown } = parseFields(fields);
    const texts = { id, fields: quote, unknown: { ...unknown, note } };
    if (!matchesSearch(texts, search)) continue;
    const state = doneAt === null ? 'new' : 'done';
    counts[state] += 1;
    if (show === 'all' || show === state) numbers.push(number);
  }
  return { numbers, counts };
}

/** Rules rows out by their stored text, without parsing it: a search reads all requests. */
function createPrefilter(search: string): (row: Record<string, SQLOutputValue>) => boolean {
  // A phone number is compared by its digits alone, and a choice by words that are not stored.
  if (/\p{Nd}/u.test(search) || listOptions().some((words) => words.includes(search.toLowerCase()))) return () => true;
  const wanted = search.toLowerCase();
  const wantedInJson = JSON.stringify(wanted).slice(1, -1);
  return ({ id, fields, note }) =>
    `${id} ${note}`.toLowerCase().includes(wanted) || String(fields).toLowerCase().includes(wantedInJson);
}

const listOptions = () =>
  [quoteFields.service, quoteFields.property].flatMap(({ options }) =>
    Object.values(options).map((words) => words.toLowerCase()),
  );

/** Reads requests by their numbers, the newest first. A request that was deleted since is left out. */
export function readRequests(database: DatabaseSync, numbers: number[]): OwnerRequest[] {
  const rows = database
    .prepare(
      `SELECT ${ownerColumns} FROM ${requests} AND number IN (SELECT value FROM json_each(?)) ORDER BY number DESC`,
    )
    .all(JSON.stringify(numbers));
  return z.array(ownerRow).parse(rows).map(parseOwnerRow);
}

/** Yields the requests of a filter, a few at a time, so that the inbox can write in between. */
export function* readAllRequests(database: DatabaseSync, filter: RequestFilter): Generator<OwnerRequest[]> {
  const { numbers } = findRequests(database, filter);
  for (let start = 0; start < numbers.length; start += rowsAtOnce) {
    yield readRequests(database, numbers.slice(start, start + rowsAtOnce));
  }
}

/** Returns the targets whose deliveries wait because the last attempt failed, mail first. */
export const readOutages = (database: DatabaseSync): Outage[] =>
  z.array(outageRow).parse(
    database
      .prepare(
        `SELECT target, since, error, waiting FROM (
          SELECT f.target, f.since, f.error,
            (SELECT count(*) FROM deliveries d WHERE d.target = f.target AND d.state = 'waiting') AS waiting
          FROM failing_targets f) WHERE waiting > 0 ORDER BY target DESC`,
      )
      .all(),
  );

export function findRequest(database: DatabaseSync, id: string): OwnerRequest | undefined {
  const row = database.prepare(`SELECT ${ownerColumns} FROM ${requests} AND id = ?`).get(id);
  return row && parseOwnerRow(ownerRow.parse(row));
}

/** Marks a request as done, or as new again. Returns whether there is such a request. */
export const setDone = (database: DatabaseSync, id: string, doneAt: number | null): boolean =>
  database
    .prepare(
      `INSERT INTO owner_notes (request_id, done_at, note) SELECT id, ?2, '' FROM requests WHERE id = ?1
        ON CONFLICT (request_id) DO UPDATE SET done_at = ?2`,
    )
    .run(id, doneAt).changes === 1;

/** Returns whether there is such a request. */
export const saveNote = (database: DatabaseSync, id: string, note: string): boolean =>
  database
    .prepare(
      `INSERT INTO owner_notes (request_id, done_at, note) SELECT id, NULL, ?2 FROM requests WHERE id = ?1
        ON CONFLICT (request_id) DO UPDATE SET note = ?2`,
    )
    .run(id, note).changes === 1;
