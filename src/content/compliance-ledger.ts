import type { AccessibilitySummary } from '../contract/accessibility-summary.ts'
import { CATEGORIES } from '../contract/category.ts'
import type { Report } from '../contract/report.ts'
import type { CheckedException } from './reports/entry-parts.ts'
import type { SiteContent } from './site-content.ts'

/** The compliance state of one document, as far as a program can determine it. */
export interface LedgerRow {
  report: Report
  /** `null`: not claimed. */
  exception: CheckedException | null
  /** `due`: neither clean nor excepted, so somebody must act. */
  state: 'nothingFound' | 'excepted' | 'due'
  /**
   * 0: nothing was found. 1: only properties of the file. 2: something in the document. 3: it has no structure for screen
   * readers, or could not be checked.
   */
  severity: 0 | 1 | 2 | 3
}

/** How often each published file was downloaded, by address. `null`: currently unknown. */
export type Downloads = ReadonlyMap<string, number> | null

/** Every published document, by category, newest first. Pure. */
export function buildLedger({
  reports,
  exceptions,
}: Pick<SiteContent, 'reports' | 'exceptions'>): LedgerRow[] {
  const rows = reports.map((report): LedgerRow => {
    const exception = exceptions.get(report.id) ?? null
    const severity = severityOf(report.file)
    const holds = exception !== null && exception.broken.length === 0
    return {
      report,
      exception,
      severity,
      state: holds ? 'excepted' : severity === 0 ? 'nothingFound' : 'due',
    }
  })
  const place = ({ report }: LedgerRow) => CATEGORIES.indexOf(report.category)
  return rows.toSorted((a, b) => place(a) - place(b))
}

/** Tests of the file itself: its identification (5), its first line (6.1) and its metadata (7.1, tests 8 to 10). */
const OF_THE_FILE = /^(?:5-|6\.1-|7\.1-(?:8|9|10)$)/

function severityOf({ accessibility, checks }: Report['file']): LedgerRow['severity'] {
  if (checks === null || accessibility === 'unknown') return 3
  if (checks.findings.length === 0) return 0
  if (accessibility === 'untagged') return 3
  return checks.findings.every(({ rule }) => OF_THE_FILE.test(rule)) ? 1 : 2
}

/** How often a report was downloaded, in all versions. `null`: unknown. */
export function downloadsOf({ file, history }: Report, downloads: Downloads): number | null {
  if (downloads === null) return null
  return [file, ...history].reduce((sum, { url }) => sum + (downloads.get(url) ?? 0), 0)
}

/** Documents due, the most important first: by downloads times severity. Pure. */
export function buildQueue(rows: readonly LedgerRow[], downloads: Downloads): LedgerRow[] {
  // Plus one, so that documents nobody has opened yet are ordered by severity.
  const weightOf = ({ report, severity }: LedgerRow) => ((downloadsOf(report, downloads) ?? 0) + 1) * severity
  return rows.filter(({ state }) => state === 'due').toSorted((a, b) => weightOf(b) - weightOf(a))
}

/** Longer lists belong in the office's binder. */
const MAX_QUEUE = 20

/** What the public may know of all documents. Pure. */
export function buildAccessibilitySummary(
  content: Pick<SiteContent, 'site' | 'reports' | 'exceptions'>,
  downloads: Downloads,
): AccessibilitySummary {
  const rows = buildLedger(content)
  const count = (state: LedgerRow['state']) => rows.filter((row) => row.state === state).length
  const { accessibility } = content.site
  return {
    complianceDate: accessibility?.complianceDate ?? null,
    source: accessibility?.source ?? null,
    note: accessibility?.note ?? null,
    documents: rows.length,
    nothingFound: count('nothingFound'),
    excepted: count('excepted'),
    due: count('due'),
    queue: buildQueue(rows, downloads)
      .slice(0, MAX_QUEUE)
      .map(({ report, severity }) => ({
        id: report.id,
        category: report.category,
        title: report.title,
        language: report.language,
        findings: report.file.checks?.findings.length ?? null,
        severity,
        downloads: downloadsOf(report, downloads),
      })),
  }
}
