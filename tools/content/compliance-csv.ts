import { downloadsOf, type LedgerRow } from '../../src/content/compliance-ledger.ts'
import { withoutFormula, writeCsvLines } from '../../src/content/metrics/write-csv.ts'
import type { Binder } from './compliance.ts'

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
