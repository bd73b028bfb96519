/** Reads and changes the requests that the page /requests shows. */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { z } from 'zod';
import { quoteFields } from '../src/lib/quotes/quote-fields.ts';
import { listedColumns, listedRowSchema, matchesSearch, parseListedRow } from './quote-listing.ts';
import { parseFields } from './stored-request.ts';

/** `new` and `done` show only requests that the owner has not marked, or has marked, as done. */
export const shownStates = ['new', 'done', 'all'] as const;
export type ShownState = (typeof shownStates)[number];

export interface RequestFilter {
  show: ShownState;
  /** '' finds all. */
  search: string;
}

const ownerRowSchema = listedRowSchema.extend({ doneAt: z.number().nullable(), note: z.string() });
const parseOwnerRow = (row: z.infer<typeof ownerRowSchema>) => parseListedRow(row);
/** A request with what the owner noted about it. */
export type OwnerRequest = ReturnType<typeof parseOwnerRow>;

const searchedRowSchema = ownerRowSchema.pick({ number: true, id: true, fields: true, doneAt: true, note: true });

const countsRowSchema = z.object({ new: z.number(), done: z.number() });

export interface MatchingRequests {
  /** The newest first. */
  numbers: number[];
  /** The number of matches in each state. */
  counts: z.infer<typeof countsRowSchema>;
}
export const noRequests: MatchingRequests = { numbers: [], counts: { new: 0, done: 0 } };

const outageRowSchema = z.object({ target: z.string(), since: z.number(), error: z.string(), waiting: z.number() });
/** A target whose last delivery failed. `waiting` is the number of its deliveries. */
export type Outage = z.infer<typeof outageRowSchema>;

export const maxNoteLength = 2_000;
/** A request may take 1.5 MB. */
const maxRequestsPerRead = 50;

// The request of npm run check:launch -- --post is no request of a visitor.
const visibleRequests = `requests LEFT JOIN owner_notes ON request_id = id WHERE instr(marks, 'launch-check') = 0`;
const conditions: Record<ShownState, string> = {
  new: 'AND done_at IS NULL',
  done: 'AND done_at IS NOT NULL',
  all: '',
};
const ownerColumns = `${listedColumns}, done_at AS doneAt, coalesce(note, '') AS note`;

const countRequests = (database: DatabaseSync) =>
  countsRowSchema.parse(
    database.prepare(`SELECT count(*) - count(done_at) AS new, count(done_at) AS done FROM ${visibleRequests}`).get(),
  );

export function findRequests(database: DatabaseSync, { show, search }: RequestFilter): MatchingRequests {
  const order = 'ORDER BY number DESC';
  if (search === '') {
    const rows = database.prepare(`SELECT number FROM ${visibleRequests} ${conditions[show]} ${order}`);
    const numbers = Array.from(rows.iterate(), ({ number }) => Number(number));
    return { numbers, counts: countRequests(database) };
  }
  const rows = database.prepare(
    `SELECT number, id, fields, done_at AS doneAt, coalesce(note, '') AS note FROM ${visibleRequests} ${order}`,
  );
  const mayMatch = createPrefilter(search);
  const numbers: number[] = [];
  const counts = { new: 0, done: 0 };
  // One row at a time, so that memory stays bounded.
  for (const row of rows.iterate()) {
    if (!mayMatch(row)) continue;
    const { number, id, fields, doneAt, note } = searchedRowSchema.parse(row);
    const { quote, unknown } = parseFields(fields);
    const texts = { id, fields: quote, unknown: { ...unknown, note } };
    if (!matchesSearch(texts, search)) continue;
    const state = doneAt === null ? 'new' : 'done';
    counts[state] += 1;
    if (show === 'all' || show === state) numbers.push(number);
  }
  return { numbers, counts };
}

/** Excludes rows by their stored text, which is faster than parsing it: a search reads all requests. */
function createPrefilter(search: string): (row: Record<string, SQLOutputValue>) => boolean {
  // A phone number is compared by its digits only, and a choice by its label, which is not stored.
  if (/\p{Nd}/u.test(search) || listOptions().some((label) => label.includes(search.toLowerCase()))) return () => true;
  const lowercaseSearch = search.toLowerCase();
  const lowercaseSearchInJson = JSON.stringify(lowercaseSearch).slice(1, -1);
  return ({ id, fields, note }) =>
    `${id} ${note}`.toLowerCase().includes(lowercaseSearch) ||
    String(fields).toLowerCase().includes(lowercaseSearchInJson);
}

const listOptions = () =>
  [quoteFields.service, quoteFields.property].flatMap(({ options }) =>
    Object.values(options).map((label) => label.toLowerCase()),
  );

/** Reads requests by their numbers, the newest first. Requests that were deleted in the meantime are omitted. */
export function readRequests(database: DatabaseSync, numbers: number[]): OwnerRequest[] {
  const rows = database
    .prepare(
      `SELECT ${ownerColumns} FROM ${visibleRequests} AND number IN (SELECT value FROM json_each(?)) ORDER BY number DESC`,
    )
    .all(JSON.stringify(numbers));
  return z.array(ownerRowSchema).parse(rows).map(parseOwnerRow);
}

/** Yields the requests of a filter, a few at a time, so that the inbox can write in between. */
export function* readAllRequests(database: DatabaseSync, filter: RequestFilter): Generator<OwnerRequest[]> {
  const { numbers } = findRequests(database, filter);
  for (let start = 0; start < numbers.length; start += maxRequestsPerRead) {
    yield readRequests(database, numbers.slice(start, start + maxRequestsPerRead));
  }
}

/** Returns the targets whose deliveries wait because the last attempt failed, mail first. */
export const readOutages = (database: DatabaseSync): Outage[] =>
  z.array(outageRowSchema).parse(
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
  const row = database.prepare(`SELECT ${ownerColumns} FROM ${visibleRequests} AND id = ?`).get(id);
  return row && parseOwnerRow(ownerRowSchema.parse(row));
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
