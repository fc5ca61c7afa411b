import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import product from '../../package.json' with { type: 'json' }
import {
  buildLedger,
  buildQueue,
  type Downloads,
  downloadsOf,
  type LedgerRow,
} from '../../src/content/compliance-ledger.ts'
import { withoutFormula, writeCsvLines } from '../../src/content/metrics/write-csv.ts'
import type { SiteContent } from '../../src/content/site-content.ts'
import { dayIn } from '../../src/contract/calendar-days.ts'
import type { Config } from '../../src/server/config.ts'
import { forSite, StorageError } from '../../src/server/outbox/database.ts'
import { type FormatRequest, readFormatRequests } from '../../src/server/outbox/format-requests.ts'
import { createDatabase, outboxPath } from '../../src/server/outbox/open-database.ts'
import { firstCountedMonth, readDownloads } from '../../src/server/outbox/stored-downloads.ts'

export interface Binder {
  site: SiteContent['site']
  /** Hash of the content as read. */
  contentHash: string
  version: string
  /** The site's origin. `null`: not set, and addresses are not links. */
  publicUrl: string | null
  madeAt: Date
  /** In the district's time zone. */
  today: string
  rows: readonly LedgerRow[]
  queue: readonly LedgerRow[]
  stored: Stored
  /** Markdown of the accessibility conformance report. */
  conformance: string
}

/** What the message store returned. */
export type Stored =
  | { kind: 'read'; requests: readonly FormatRequest[]; downloads: Downloads }
  | { kind: 'unreachable'; reason: string }

const CONFORMANCE = join(import.meta.dirname, '../../docs/accessibility-conformance.md')

export async function collectBinder(
  content: Pick<SiteContent, 'site' | 'hash' | 'reports' | 'exceptions'>,
  { publicUrl, stored, madeAt }: Pick<Binder, 'publicUrl' | 'stored' | 'madeAt'>,
): Promise<Binder> {
  const rows = buildLedger(content)
  return {
    site: content.site,
    contentHash: content.hash,
    version: product.version,
    publicUrl,
    madeAt,
    rows,
    stored,
    today: dayIn(content.site.district.timeZone, madeAt),
    queue: buildQueue(rows, stored.kind === 'read' ? stored.downloads : null),
    conformance: await readFile(CONFORMANCE, 'utf8'),
  }
}

/** Reads the store; the binder is written even if this fails. */
export async function readStored(config: Config, site: string | null, now: Date): Promise<Stored> {
  if (config.databaseUrl === null && !existsSync(outboxPath(config.dataDir)))
    return {
      kind: 'unreachable',
      reason: 'There is no message store in DATA_DIR: set DATA_DIR or DATABASE_URL as on the server.',
    }
  const database = createDatabase(config, () => undefined)
  const seen = forSite(database, site)
  try {
    const requests = await readFormatRequests(seen)
    return { kind: 'read', requests, downloads: await readDownloads(seen, firstCountedMonth(now)) }
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    return { kind: 'unreachable', reason: `The message store could not be read: ${error.message}.` }
  } finally {
    await database.close()
  }
}

type Column = readonly [
  name: string,
  cell: (row: LedgerRow, binder: Binder) => string | number | null | undefined,
]

const COLUMNS: readonly Column[] = [
  ['id', ({ report }) => report.id],
  ['title', ({ report }) => report.title],
  ['category', ({ report }) => report.category],
  ['published_on', ({ report }) => report.publishedOn],
  ['revised_on', ({ report }) => report.revisedOn],
  ['file', ({ report }) => report.file.url],
  ['sha256', ({ report }) => report.file.sha256],
  ['pages', ({ report }) => report.file.pages],
  ['state', ({ state }) => STATES[state]],
  ['severity', ({ severity }) => severity],
  ['checked_on', ({ report }) => report.file.checks?.checkedOn],
  ['rules_checked', ({ report }) => report.file.checks?.rulesChecked],
  ['findings', ({ report }) => report.file.checks?.findings.length],
  ['rules_found', ({ report }) => report.file.checks?.findings.map(({ rule }) => rule).join(' ')],
  ['archived_on', ({ report }) => report.archivedOn],
  ['exception', ({ exception }) => exception?.kind],
  ['exception_claimed_on', ({ exception }) => exception?.claimedOn],
  ['exception_claimed_by', ({ exception }) => exception?.by],
  ['exception_since', ({ exception }) => exception?.since],
  ['exception_source', ({ exception }) => exception?.source],
  ['exception_note', ({ exception }) => exception?.note],
  ['exception_sha256', ({ exception }) => exception?.sha256],
  ['exception_problems', ({ exception }) => exception?.broken.join('; ')],
  [
    'downloads_12_months',
    ({ report }, { stored }) => (stored.kind === 'read' ? downloadsOf(report, stored.downloads) : null),
  ],
]

export const STATES = {
  nothingFound: 'nothing found',
  excepted: 'excepted',
  due: 'due',
} as const satisfies Record<LedgerRow['state'], string>

/** Every document as CSV (RFC 4180), with a line of names. Pure. */
export function complianceCsv(binder: Binder): string {
  const names = COLUMNS.map(([name]) => name)
  const lines = binder.rows.map((row) =>
    COLUMNS.map(([, cell]) => withoutFormula(String(cell(row, binder) ?? ''))),
  )
  return writeCsvLines([names, ...lines], '\r\n')
}
