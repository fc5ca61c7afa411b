/**
 * The tables, in the SQL that SQLite and PostgreSQL share. One entry a version, applied in order and recorded in
 * `message_schema`. A published entry never changes; later ones are appended.
 *
 * Instants are milliseconds since 1970.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE message_outbox (
      id TEXT PRIMARY KEY,
      reference TEXT NOT NULL,
      kind TEXT NOT NULL,
      state TEXT NOT NULL,
      suspicion TEXT,
      payload TEXT,
      message_id TEXT NOT NULL,
      received_at BIGINT NOT NULL,
      attempts INTEGER NOT NULL,
      next_attempt_at BIGINT,
      backoff_seconds INTEGER NOT NULL,
      deadline_at BIGINT NOT NULL,
      claimed_by TEXT,
      claimed_until BIGINT,
      last_failure TEXT,
      settled_at BIGINT,
      idempotency_key TEXT UNIQUE,
      request_hash TEXT,
      challenge TEXT UNIQUE,
      acknowledgement_slot TEXT UNIQUE,
      UNIQUE (reference, kind)
    )`,
    'CREATE INDEX message_outbox_due ON message_outbox (state, next_attempt_at)',
    `CREATE TABLE message_secrets (
      generation INTEGER PRIMARY KEY,
      secret TEXT NOT NULL,
      created_at BIGINT NOT NULL
    )`,
    'CREATE TABLE message_probe (id TEXT PRIMARY KEY, filler TEXT NOT NULL)',
  ],
  ['ALTER TABLE message_outbox ADD COLUMN erasure_announced_at BIGINT'],
  // The host name of the site among several of one store; '' of the only one.
  [`ALTER TABLE message_outbox ADD COLUMN site TEXT NOT NULL DEFAULT ''`],
  [
    // The topic chosen in the feedback form; it stays when the text is erased.
    'ALTER TABLE message_outbox ADD COLUMN topic TEXT',
    // How often each published file was downloaded in a month, `YYYY-MM`. Nothing about who did.
    `CREATE TABLE file_downloads (
      site TEXT NOT NULL,
      url TEXT NOT NULL,
      month TEXT NOT NULL,
      downloads BIGINT NOT NULL,
      PRIMARY KEY (site, url, month)
    )`,
  ],
  // The last response of each feed, which one server requests for all: gzip in Base64.
  [
    `CREATE TABLE feed_responses (
      feed TEXT PRIMARY KEY,
      requested_at BIGINT NOT NULL,
      received_at BIGINT,
      failure TEXT,
      etag TEXT,
      last_modified TEXT,
      hash TEXT,
      body TEXT
    )`,
  ],
  [
    // What staff have done about a message at the desk; it stays when the text is erased.
    `ALTER TABLE message_outbox ADD COLUMN handling TEXT NOT NULL DEFAULT 'new'`,
    'ALTER TABLE message_outbox ADD COLUMN handled_at BIGINT',
    'ALTER TABLE message_outbox ADD COLUMN handled_by TEXT',
    // When a group comes, as agreed with it: `YYYY-MM-DD`, and `am` or `pm`.
    'ALTER TABLE message_outbox ADD COLUMN visit_day TEXT',
    'ALTER TABLE message_outbox ADD COLUMN visit_time TEXT',
  ],
]

export const CREATE_SCHEMA_TABLE = 'CREATE TABLE IF NOT EXISTS message_schema (version INTEGER PRIMARY KEY)'
export const READ_SCHEMA_VERSION = 'SELECT max(version) AS version FROM message_schema'

/**
 * The statements that bring a store from `version` up to date; each records itself. Throws if the store is newer than
 * this program, which must not write what it does not understand.
 */
export function migrationsAfter(version: number): readonly string[] {
  if (version > MIGRATIONS.length) {
    throw new Error(
      `the message store has version ${version}, this program knows ${MIGRATIONS.length}: start the newer program`,
    )
  }
  return MIGRATIONS.slice(version).flatMap((statements, index) => [
    ...statements,
    `INSERT INTO message_schema (version) VALUES (${version + index + 1})`,
  ])
}
