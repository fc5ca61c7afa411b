import { closestWord } from '../../src/content/did-you-mean.ts'
import { CATEGORIES, type Category } from '../../src/contract/category.ts'
import type { Page } from '../../src/contract/pages.ts'
import type { Period, PeriodKind } from '../../src/contract/period.ts'
import { refuse } from './run-command.ts'

export type ReportCategory = Exclude<Category, 'none'>

export const REPORT_CATEGORIES = CATEGORIES.filter((category) => category !== 'none')

/** The category of that name; refuses any other, and lists them all. */
export function parseCategory(name: string): ReportCategory {
  const category = REPORT_CATEGORIES.find((known) => known === name)
  if (category !== undefined) return category
  const near = closestWord(name, REPORT_CATEGORIES)
  const question = near === null ? '' : ` Did you mean "${near}"?`
  const list = REPORT_CATEGORIES.map((known) => `  ${known}`).join('\n')
  return refuse(`There is no category "${name}".${question} Give one of these:\n${list}`)
}

/** What the categories that begin alike have in common; the first that fits counts. */
const FAMILIES: readonly { prefix: string; noun: string; page: Page; kinds: readonly PeriodKind[] }[] = [
  { prefix: 'documents_annual', noun: 'Annual report', page: 'documents', kinds: ['fiscalYear'] },
  { prefix: 'documents_strategic', noun: 'Strategic business plan', page: 'documents', kinds: ['none'] },
  { prefix: 'documents_', noun: 'Master plan', page: 'documents', kinds: ['none'] },
  { prefix: 'metrics_freeway_weekly', noun: 'Freeway report', page: 'metrics', kinds: ['week'] },
  { prefix: 'metrics_freeway_quarterly', noun: 'Freeway report', page: 'metrics', kinds: ['quarter'] },
  { prefix: 'metrics_freeway_', noun: 'Freeway report', page: 'metrics', kinds: ['month'] },
  { prefix: 'metrics_express_', noun: 'Express lanes report', page: 'metrics', kinds: ['month'] },
  { prefix: 'ramp_', noun: 'Ramp signals report', page: 'metrics', kinds: ['month'] },
  {
    ...{ prefix: 'metrics_', noun: 'Arterial roads report', page: 'metrics' },
    kinds: ['month', 'quarter', 'fiscalYear'],
  },
  {
    ...{ prefix: 'services_', noun: 'Incident management report', page: 'services' },
    kinds: ['month', 'quarter', 'fiscalYear'],
  },
]

/** What its reports are called, the menu page that lists them, and the kinds of period they cover; a guess never leaves those. */
export function familyOf(category: ReportCategory): Omit<(typeof FAMILIES)[number], 'prefix'> {
  return (
    FAMILIES.find(({ prefix }) => category.startsWith(prefix)) ??
    refuse(`${category} is missing from FAMILIES in category-names.ts`)
  )
}

export function periodExample(category: ReportCategory): string {
  const [kind] = familyOf(category).kinds
  return {
    week: 'week:2026-11-01',
    month: '2026-10',
    quarter: '2026-Q3',
    fiscalYear: 'FY2026',
    year: '2026',
    none: '2025-01-01..2030-12-31',
  }[kind ?? 'none']
}

/** The id a report gets when none is given: "freeway-weekly-2026-11-01"; plans are distinguished by their titles. */
export function proposeId(category: ReportCategory, period: Period, title: string): string {
  if (category === 'documents_annual') return `annual-report-${periodSlug(period)}`
  if (category.startsWith('documents_')) return title
  const stem = category
    .replace(/^(metrics|services)_/, '')
    .replace(/_/g, '-')
    .replace(/[A-Z]/g, '-$&')
  return `${stem}-${periodSlug(period)}`
}

function periodSlug({ kind, start, end, label }: Period): string {
  switch (kind) {
    case 'week':
      return start
    case 'month':
      return start.slice(0, 7)
    case 'none':
      return `${start.slice(0, 4)}-${end.slice(0, 4)}`
    case 'quarter':
      return `${start.slice(0, 4)}-${label.slice(0, 2)}`
    case 'fiscalYear':
      return `fy${end.slice(0, 4)}`
    case 'year':
      return label
  }
}
