import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FeedStore, StoredResponse } from '../upstream/read-feed.ts'
import type { Database, Row } from './database.ts'

const gzipAsync = promisify(gzip)
const gunzipAsync = promisify(gunzip)

const KEPT_MS = 30 * 24 * 3600 * 1000
/** More than any feed may have. */
const MOST_BYTES = 64 * 1024 * 1024

/** Leaves feeds in the store for the servers that share it. `null`: no other server uses this store. */
export function createFeedStore(database: Database): FeedStore | null {
  if (database.kind !== 'postgres') return null
  return {
    claim: (name) => database.hold(`feed ${name}`),
    read: async (name, knownHash) => {
      const [row] = await database.read({
        sql: `SELECT requested_at, received_at, failure, etag, last_modified, hash,
          CASE WHEN hash = $2 THEN NULL ELSE body END AS body FROM feed_responses WHERE feed = $1`,
        values: [name, knownHash ?? ''],
      })
      return row === undefined ? null : responseOf(row)
    },
    store: async (name, { requestedAt, receivedAt, failure }, response) => {
      const times = {
        sql: `INSERT INTO feed_responses (feed, requested_at, received_at, failure) VALUES ($1, $2, $3, $4)
          ON CONFLICT (feed) DO UPDATE SET requested_at = excluded.requested_at, failure = excluded.failure,
          received_at = COALESCE(excluded.received_at, feed_responses.received_at)`,
        values: [name, requestedAt, receivedAt, failure],
      }
      if (response === null) return void (await database.write([times]))
      const { etag, lastModified, hash, bytes } = response
      const body = (await gzipAsync(bytes)).toString('base64')
      const sql =
        'UPDATE feed_responses SET etag = $2, last_modified = $3, hash = $4, body = $5 WHERE feed = $1'
      // Feeds whose settings changed are no longer requested.
      const old = 'DELETE FROM feed_responses WHERE requested_at < $1'
      await database.write([
        { sql: old, values: [requestedAt - KEPT_MS] },
        times,
        { sql, values: [name, etag, lastModified, hash, body] },
      ])
    },
  }
}

async function responseOf(row: Row): Promise<StoredResponse> {
  const { body } = row
  const bytes =
    typeof body === 'string'
      ? await gunzipAsync(Buffer.from(body, 'base64'), { maxOutputLength: MOST_BYTES })
      : null
  return {
    requestedAt: Number(row.requested_at),
    receivedAt: row.received_at === null ? null : Number(row.received_at),
    failure: textOf(row.failure),
    etag: textOf(row.etag),
    lastModified: textOf(row.last_modified),
    hash: textOf(row.hash),
    bytes,
  }
}

function textOf(value: Row[string] | undefined): string | null {
  return typeof value === 'string' ? value : null
}
