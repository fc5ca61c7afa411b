import { stringify } from 'yaml'
import type { CheckedException } from '../../src/content/reports/entry-parts.ts'
import type { Report } from '../../src/contract/report.ts'

/** A report as in the API's responses. */
export function aReport(overrides: Partial<Report> = {}): Report {
  return {
    id: 'annual-fy2026',
    category: 'documents_annual',
    title: 'Annual report, FY 2026',
    summary: 'What the office did in the year.',
    language: 'en',
    period: { kind: 'fiscalYear', start: '2025-07-01', end: '2026-06-30', label: 'FY 2026' },
    publishedOn: '2026-09-15',
    revisedOn: null,
    status: 'final',
    archived: false,
    archivedOn: null,
    sample: false,
    file: {
      url: '/files/annual-fy2026.pdf',
      mediaType: 'application/pdf',
      bytes: 10_000,
      pages: 12,
      sha256: '0'.repeat(64),
      accessibility: 'tagged',
      checks: { checkedOn: '2026-11-17', rulesChecked: 100, findings: [] },
      titleInFile: null,
      languageInFile: null,
    },
    thumbnail: null,
    dataUrl: null,
    readUrl: '/app/documents/annual-fy2026/read',
    history: [],
    ...overrides,
  }
}

/** A valid claimed exception. */
export function anException(overrides: Partial<CheckedException> = {}): CheckedException {
  return {
    kind: 'preexisting',
    claimedOn: '2026-11-20',
    by: 'Records custodian',
    since: '2026-09-15',
    source: 'Inventory of posted documents, line 12',
    sha256: '0'.repeat(64),
    broken: [],
    ...overrides,
  }
}

/** The values of an entry in `reports/`; `undefined` omits a key. */
export function aReportEntryValue(
  overrides: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const { category, title, summary, language, period, publishedOn, status } = aReport()
  const file = 'annual-fy2026.pdf'
  return { category, title, summary, language, period, publishedOn, status, file, ...overrides }
}

/** The same as YAML: `reports/annual-fy2026.yaml`. Its lines 1 to 4 are category, title, summary, language. */
export function aReportEntry(overrides: Readonly<Record<string, unknown>> = {}): string {
  return stringify(aReportEntryValue(overrides), { lineWidth: 0 })
}
