import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import product from '../../package.json' with { type: 'json' }
import {
  buildLedger,
  buildQueue,
  type Downloads,
  type LedgerRow,
} from '../../src/content/compliance-ledger.ts'
import { loadContent } from '../../src/content/load-content.ts'
import { formatProblem, type SiteContent } from '../../src/content/site-content.ts'
import { dayIn } from '../../src/contract/calendar-days.ts'
import { replaceText } from '../../src/publishing/write-files.ts'
import type { Config } from '../../src/server/config.ts'
import { forSite, StorageError } from '../../src/server/outbox/database.ts'
import { type FormatRequest, readFormatRequests } from '../../src/server/outbox/format-requests.ts'
import { createDatabase, outboxPath } from '../../src/server/outbox/open-database.ts'
import { firstCountedMonth, readDownloads } from '../../src/server/outbox/stored-downloads.ts'
import { complianceCsv } from './compliance-csv.ts'
import { buildBinder } from './compliance-html.ts'
import { FOLDER_OPTION } from './publish-with.ts'
import { chooseFolder, fromCaller, withPdfReader, withSettings } from './run-command.ts'

interface ComplianceOptions {
  out: string
  folder?: string
  site?: string
}

export function addComplianceCommand(program: Command): void {
  program
    .command('compliance')
    .description(
      'Writes the binder for a compliance officer: every document with its checks, exception and evidence, requests for another format, the conformance report and the rules, as index.html and documents.csv. Prints the path of index.html.',
    )
    .option('--out <dir>', 'folder to write into; files of an earlier binder are replaced', 'compliance')
    .option('--site <host>', 'only requests to the site of this host name; for a server with SITES_DIR')
    .addOption(FOLDER_OPTION)
    .action((options: ComplianceOptions) => withSettings((config) => writeBinder(config, options)))
}

async function writeBinder(config: Config, { out, folder, site }: ComplianceOptions): Promise<boolean> {
  const path = chooseFolder(config, folder)
  const outcome = await withPdfReader(config, (reader) => loadContent(path, reader))
  if (outcome.kind === 'broken') {
    for (const problem of outcome.problems) process.stderr.write(`${formatProblem(problem)}\n`)
    process.stderr.write('No binder is written until all of them are fixed.\n')
    return false
  }
  const madeAt = new Date()
  const stored = await readStored(config, site?.toLowerCase() ?? null, madeAt)
  if (stored.kind === 'unreachable') process.stderr.write(`Note: ${stored.reason}\n`)
  const binder = await collectBinder(outcome.content, { publicUrl: config.publicUrl, stored, madeAt })
  const target = fromCaller(out)
  await mkdir(target, { recursive: true })
  await replaceText(join(target, 'documents.csv'), complianceCsv(binder))
  await replaceText(join(target, 'index.html'), buildBinder(binder))
  process.stdout.write(`${join(target, 'index.html')}\n`)
  return true
}

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
async function readStored(config: Config, site: string | null, now: Date): Promise<Stored> {
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
