-- The inbox. Times are milliseconds since 1970, UTC.

CREATE TABLE IF NOT EXISTS requests (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  at INTEGER NOT NULL,
  -- JSON, so that a new field needs no new column and no text is altered: neither a NUL nor half a surrogate pair.
  -- Unknown fields follow the fields of the form.
  fields TEXT NOT NULL,
  -- Separated by spaces.
  marks TEXT NOT NULL,
  duplicate_of TEXT
);
CREATE INDEX IF NOT EXISTS requests_at ON requests (at);
CREATE INDEX IF NOT EXISTS requests_duplicate_of ON requests (duplicate_of) WHERE duplicate_of IS NOT NULL;

-- The hash of the idempotency key and the fields of a request, kept for a week: a retry gets the reply to the first
-- one.
CREATE TABLE IF NOT EXISTS retries (
  retry TEXT PRIMARY KEY,
  request_id TEXT NOT NULL REFERENCES requests (id) ON DELETE CASCADE,
  at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS retries_request_id ON retries (request_id);

-- Hashes for the spam checks, kept for an hour.
CREATE TABLE IF NOT EXISTS recent (
  at INTEGER NOT NULL,
  -- The id of the first of several equal requests.
  first TEXT NOT NULL,
  content TEXT NOT NULL,
  message TEXT,
  name TEXT NOT NULL,
  phone TEXT NOT NULL,
  email TEXT,
  client TEXT
);
CREATE INDEX IF NOT EXISTS recent_content ON recent (content, at);
CREATE INDEX IF NOT EXISTS recent_message ON recent (message, at) WHERE message IS NOT NULL;
CREATE INDEX IF NOT EXISTS recent_phone ON recent (phone, at);
CREATE INDEX IF NOT EXISTS recent_email ON recent (email, at) WHERE email IS NOT NULL;
CREATE INDEX IF NOT EXISTS recent_client ON recent (client, at) WHERE client IS NOT NULL;

-- The outbox: one row for each request and target (forward, mail, confirm).
CREATE TABLE IF NOT EXISTS deliveries (
  request_id TEXT NOT NULL REFERENCES requests (id) ON DELETE CASCADE,
  target TEXT NOT NULL,
  -- waiting, delivered or given-up
  state TEXT NOT NULL,
  since INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  -- Time of the next attempt while waiting; afterwards, time at which it was delivered or given up.
  next_at INTEGER NOT NULL,
  -- The reason why the last attempt failed, in a sentence.
  error TEXT NOT NULL,
  -- Number of responses that left open whether the request was accepted. quote-database.ts adds it to older databases.
  undecided INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (request_id, target)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (target, next_at) WHERE state = 'waiting';
CREATE INDEX IF NOT EXISTS deliveries_given_up ON deliveries (target) WHERE state = 'given-up';

-- The targets whose last attempt failed (forward, mail). All their deliveries wait until retry_at.
CREATE TABLE IF NOT EXISTS failing_targets (
  target TEXT PRIMARY KEY,
  since INTEGER NOT NULL,
  -- Number of failures in a row with the same schedule since the last start of the server.
  failures INTEGER NOT NULL,
  retry_at INTEGER NOT NULL,
  error TEXT NOT NULL,
  -- 1 after the owner was notified by mail.
  reported INTEGER NOT NULL,
  -- The schedule of the next attempt: RetrySchedule in delivery-error.ts. quote-database.ts adds it to older databases.
  schedule TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;

-- Addresses that got a confirmation in the last hour, as hashes.
CREATE TABLE IF NOT EXISTS confirmations (
  address TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) WITHOUT ROWID;

-- The paths of the backups.
CREATE TABLE IF NOT EXISTS backups (
  at INTEGER NOT NULL,
  path TEXT NOT NULL
);

-- One row: the time by which old requests are deleted. It follows the clock in small steps.
CREATE TABLE IF NOT EXISTS upkeep (
  number INTEGER PRIMARY KEY CHECK (number = 1),
  at INTEGER NOT NULL
);

-- The state and the note that the owner gave a request on the page /requests. A request without a row is new. Versions
-- without this page never read the table, and deleting a request deletes its row.
CREATE TABLE IF NOT EXISTS owner_notes (
  request_id TEXT PRIMARY KEY REFERENCES requests (id) ON DELETE CASCADE,
  -- The time at which it was marked as done; NULL while it is new.
  done_at INTEGER,
  note TEXT NOT NULL
) WITHOUT ROWID;

-- The sessions of the page /requests. Versions that kept them in memory never read the table.
CREATE TABLE IF NOT EXISTS owner_sessions (
  -- The token, hashed with REQUESTS_PASSWORD as the key.
  token_hash TEXT PRIMARY KEY,
  ends_at INTEGER NOT NULL
) WITHOUT ROWID;
