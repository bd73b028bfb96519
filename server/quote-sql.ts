/** The SQL statements of the inbox. */

const minuteMilliseconds = 60_000;
/** The period that the check for repeated messages and the limit of confirmations look back. */
const lookbackMilliseconds = 60 * minuteMilliseconds;
const duplicateWindowMilliseconds = 10 * minuteMilliseconds;
const rateWindowMilliseconds = 10 * minuteMilliseconds;
const maxQuotesPerSender = 10;

const composeRateCondition = (column: string, parameter: string) =>
  `(SELECT count(*) FROM (SELECT 1 FROM recent WHERE ${column} = ${parameter} AND at >= ?7 - ${rateWindowMilliseconds} LIMIT ${maxQuotesPerSender})) >= ${maxQuotesPerSender}`;

/** Finds similar recent requests. The result is `similarRowSchema` in spam-checks.ts. Parameters: content, message, name, phone, email, client (hashes or NULL), now */
export const findSimilar = `SELECT
  (SELECT first FROM recent WHERE content = ?1 AND at >= ?7 - ${duplicateWindowMilliseconds} ORDER BY at DESC LIMIT 1) AS duplicateOf,
  (SELECT count(DISTINCT phone) FROM
    (SELECT name, phone, email FROM recent
      WHERE message = ?2 AND at >= ?7 - ${lookbackMilliseconds} ORDER BY at DESC LIMIT 20)
    WHERE name <> ?3 AND phone <> ?4 AND (email IS NULL OR ?5 IS NULL OR email <> ?5)) AS otherSenders,
  ${composeRateCondition('phone', '?4')} OR ${composeRateCondition('email', '?5')} OR ${composeRateCondition('client', '?6')} AS isFrequent`;

/** Parameters: content, message, name, phone, email, client, now, first */
export const insertRecent =
  'INSERT INTO recent (content, message, name, phone, email, client, at, first) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)';

/** Parameters: id, at, fields, marks, duplicateOf */
export const insertRequest = 'INSERT INTO requests (id, at, fields, marks, duplicate_of) VALUES (?1, ?2, ?3, ?4, ?5)';

/**
 * Finds the request that was stored under the same key. Parameter: hash of key and fields. The lookup is a write that changes a value, because SQLite checks only before a
 * write that the open file is still the one at its path. In a replaced file the request is unknown, and is stored
 * again.
 */
export const findResubmission = 'UPDATE retries SET at = at + 1 WHERE retry = ?1 RETURNING request_id AS id';

/** Parameters: hash of key and fields, id, now */
export const insertResubmission = 'INSERT INTO retries (retry, request_id, at) VALUES (?1, ?2, ?3)';

/** Parameters: id, target, now */
export const insertDelivery = `INSERT INTO deliveries (request_id, target, state, since, attempts, next_at, error)
  VALUES (?1, ?2, 'waiting', ?3, 0, ?3, '')`;

const selectFromRequest = (column: string, name = column) =>
  `(SELECT ${column} FROM requests WHERE id = request_id) AS ${name}`;

/**
 * Claims due deliveries until the lease ends, so that no other worker takes them: the oldest first, and none while the
 * target is paused. Parameters: target, now, end of lease, limit, name of the target's pause
 */
export const claimDue = `UPDATE deliveries SET attempts = attempts + 1, next_at = ?3
  WHERE target = ?1
    AND NOT EXISTS (SELECT 1 FROM failing_targets WHERE target = ?5 AND retry_at > ?2)
    AND request_id IN (
      SELECT request_id FROM deliveries WHERE target = ?1 AND state = 'waiting' AND next_at <= ?2
      ORDER BY next_at, (SELECT number FROM requests WHERE id = request_id) LIMIT ?4)
  RETURNING request_id AS id, attempts, undecided, since, ${selectFromRequest('at')}, ${selectFromRequest('fields')},
    ${selectFromRequest('marks', 'flags')}, ${selectFromRequest('duplicate_of', 'duplicateOf')}`;

/** Parameters: id, target, state, next_at, error */
export const settleDelivery = `UPDATE deliveries SET state = ?3, next_at = ?4, error = ?5
  WHERE request_id = ?1 AND target = ?2`;

/** Undoes the count of an attempt that was not made or not finished. Parameters: id, target */
export const releaseDelivery = `UPDATE deliveries SET next_at = since, attempts = attempts - 1, error = ''
  WHERE request_id = ?1 AND target = ?2`;

/** Parameters: id, target */
export const countUndecided = 'UPDATE deliveries SET undecided = undecided + 1 WHERE request_id = ?1 AND target = ?2';

/** Gives up all other deliveries that came before a time. Parameters: target, before, now, error */
export const giveUpOld = `UPDATE deliveries SET state = 'given-up', next_at = ?3, error = ?4
  WHERE target = ?1 AND state = 'waiting' AND since < ?2`;

/** Parameter: name of the pause */
export const findFailingTarget = 'SELECT failures, schedule FROM failing_targets WHERE target = ?1';

/** Parameters: name of the pause, now, failures, retry_at, error, schedule */
export const saveFailingTarget = `INSERT INTO failing_targets
  (target, since, failures, retry_at, error, reported, schedule) VALUES (?1, ?2, ?3, ?4, ?5, 0, ?6)
  ON CONFLICT (target) DO UPDATE SET failures = ?3, retry_at = ?4, error = ?5, schedule = ?6`;

/** Parameter: name of the pause */
export const deleteFailingTarget = 'DELETE FROM failing_targets WHERE target = ?1';

/** Finds a target that has failed for an hour without a report to the owner. Parameters: name of the pause, now */
export const findUnreported = `SELECT since, error,
    (SELECT count(*) FROM deliveries WHERE target = ?1 AND state = 'waiting') +
    (SELECT count(*) FROM deliveries WHERE target = ?1 AND state = 'given-up' AND next_at >= failing_targets.since)
    AS count
  FROM failing_targets WHERE target = ?1 AND reported = 0 AND since <= ?2 - ${60 * minuteMilliseconds}`;

/** Parameter: name of the pause */
export const setReported = 'UPDATE failing_targets SET reported = 1 WHERE target = ?1';

/** Makes every delivery that was given up due again, like a new one. Parameter: now */
export const retryGivenUp = `UPDATE deliveries
  SET state = 'waiting', since = ?1, next_at = ?1, attempts = 0, undecided = 0 WHERE state = 'given-up'`;

/** Parameter: now */
export const makeWaitingDue = `UPDATE deliveries SET next_at = min(next_at, ?1) WHERE state = 'waiting'`;

/** Ends the pauses of all targets, for a start of the server, whose settings may be new. */
export const endPauses = 'UPDATE failing_targets SET retry_at = 0, failures = 0';

/** Changes no row if this address got a confirmation within the last hour. Parameters: address (hash), now */
export const insertConfirmation = `INSERT INTO confirmations (address, at) VALUES (?1, ?2)
  ON CONFLICT (address) DO UPDATE SET at = ?2 WHERE at <= ?2 - ${lookbackMilliseconds}`;

/** The limit for all visitors together. */
export const maxConfirmationsPerHour = 20;

/** Parameter: now */
export const countConfirmations = `SELECT count(*) AS count FROM confirmations WHERE at > ?1 - ${lookbackMilliseconds}`;

/** Parameters: now, the latest end of a lease */
export const resetBackoff = `UPDATE deliveries SET next_at = ?1 WHERE state = 'waiting' AND next_at > ?2`;

/** Deletes rows that are too old to matter, or in the future because the clock was set back. Parameter: now */
export const deleteExpiredStatements = [
  `DELETE FROM recent WHERE at < ?1 - ${lookbackMilliseconds} OR at > ?1 + ${minuteMilliseconds}`,
  `DELETE FROM retries WHERE at < ?1 - ${7 * 24 * 60 * minuteMilliseconds}`,
  `DELETE FROM confirmations WHERE at < ?1 - ${lookbackMilliseconds} OR at > ?1 + ${minuteMilliseconds}`,
  // No pause is longer than a day.
  `UPDATE deliveries SET next_at = ?1 WHERE state = 'waiting' AND next_at > ?1 + ${25 * 60 * minuteMilliseconds}`,
  `UPDATE failing_targets SET retry_at = ?1 WHERE retry_at > ?1 + ${25 * 60 * minuteMilliseconds}`,
  // The launch check's own requests. The earlier end keeps this from reading all requests.
  `DELETE FROM requests WHERE instr(marks, 'launch-check') > 0
    AND at BETWEEN ?1 - ${30 * 24 * 60 * minuteMilliseconds} AND ?1 - ${24 * 60 * minuteMilliseconds}`,
];

/**
 * Advances the time by which requests are old: by four hours each time, never past the clock. If the clock were years
 * ahead, all requests would otherwise be deleted at the next start. Parameter: now
 */
export const advanceRetentionClock = `INSERT INTO upkeep (number, at)
  VALUES (1, min(?1, coalesce((SELECT max(at) FROM requests), ?1)))
  ON CONFLICT (number) DO UPDATE SET at = max(at, min(?1, at + ${4 * 60 * minuteMilliseconds})) RETURNING at`;

/** Deletes some of the requests that came before a time, with their rows in other tables. Parameter: before */
export const deleteOldRequests = 'DELETE FROM requests WHERE id IN (SELECT id FROM requests WHERE at < ?1 LIMIT 500)';
