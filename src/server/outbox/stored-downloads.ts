import type { Database } from './database.ts'
import { number, text } from './outbox-rows.ts'

const ADD = `INSERT INTO file_downloads (site, url, month, downloads) VALUES ($1, $2, $3, $4)
  ON CONFLICT (site, url, month) DO UPDATE SET downloads = file_downloads.downloads + excluded.downloads`

/** Adds what was counted since the last time, by address; servers that share a store add up. `month`: `YYYY-MM`. */
export async function storeDownloads(
  database: Database,
  counted: ReadonlyMap<string, number>,
  month: string,
): Promise<void> {
  if (counted.size === 0) return
  // In a fixed order, so that two servers do not deadlock.
  const sorted = [...counted].toSorted(([a], [b]) => (a < b ? -1 : 1))
  await database.write(
    sorted.map(([url, count]) => ({ sql: ADD, values: [database.site ?? '', url, month, count] })),
  )
}

/** How often each file was downloaded from a month on, by its address; one never downloaded is not here. */
export async function readDownloads(
  database: Database,
  fromMonth: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database.read({
    sql: `SELECT url, CAST(sum(downloads) AS BIGINT) AS downloads FROM file_downloads
      WHERE month >= $1 AND site = coalesce($2, site) GROUP BY url`,
    values: [fromMonth, database.site],
  })
  return new Map(rows.map((row) => [text(row.url), number(row.downloads)]))
}

/** The month 11 before that of a moment, UTC: with its own, a year of counts. */
export function firstCountedMonth(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1)).toISOString().slice(0, 7)
}
