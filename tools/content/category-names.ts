import { closestWord } from '../../src/content/did-you-mean.ts'
import { CATEGORIES, type Category } from '../../src/contract/category.ts'
import type { Page } from '../../src/contract/pages.ts'
import type { Period, PeriodKind } from '../../src/contract/period.ts'
import { refuse } from './run-command.ts'

/** A category that a report can be published in. */
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

/** The kinds of period its reports cover; a guess never leaves them. */
export function usualKinds(category: ReportCategory): readonly PeriodKind[] {
  if (category.endsWith('_weekly')) return ['week']
  if (category.endsWith('_monthly')) return ['month']
  if (category.endsWith('_quarterly')) return ['quarter']
  if (category === 'documents_annual') return ['fiscalYear']
  if (category.startsWith('documents_')) return ['none']
  if (category.startsWith('metrics_express_')) return ['month']
  return ['month', 'quarter', 'fiscalYear']
}

/** An example of its usual period. */
export function periodExample(category: ReportCategory): string {
  const [kind] = usualKinds(category)
  return {
    week: 'week:2026-11-01',
    month: '2026-10',
    quarter: '2026-Q3',
    fiscalYear: 'FY2026',
    year: '2026',
    none: '2025-01-01..2030-12-31',
  }[kind ?? 'none']
}

/** What one of its reports is called: "Annual report". */
export function nounOf(category: ReportCategory): string {
  if (category === 'documents_annual') return 'Annual report'
  if (category === 'documents_strategicBusinessPlans') return 'Strategic business plan'
  if (category === 'documents_masterPlans') return 'Master plan'
  if (category.startsWith('metrics_freeway_')) return 'Freeway report'
  if (category.startsWith('metrics_arterial_')) return 'Arterial roads report'
  if (category.startsWith('metrics_express_')) return 'Express lanes report'
  return category === 'ramp_monthly' ? 'Ramp signals report' : 'Incident management report'
}

/** The menu page that lists its reports. */
export function pageOfCategory(category: ReportCategory): Page {
  if (category.startsWith('documents_')) return 'documents'
  return category.startsWith('services_') ? 'services' : 'metrics'
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
