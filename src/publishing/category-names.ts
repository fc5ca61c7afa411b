import { closestWord } from '../content/did-you-mean.ts'
import { slugOf } from '../content/slug.ts'
import { CATEGORIES, type Category } from '../contract/category.ts'
import { DEFAULT_LANGUAGE } from '../contract/language.ts'
import type { Page } from '../contract/pages.ts'
import type { Period, PeriodKind } from '../contract/period.ts'
import type { PeriodCalendar } from '../contract/period-days.ts'
import { shownCategories } from '../contract/site-in-language.ts'
import type { SiteInfo } from '../contract/site-info.ts'
import { weekExample } from './period.ts'
import { refuse } from './publishing.ts'

export type ReportCategory = Exclude<Category, 'none'>

export const REPORT_CATEGORIES = CATEGORIES.filter((category) => category !== 'none')

type Profile = Pick<SiteInfo, 'categories'>

function isShown(category: ReportCategory, { categories }: Profile): boolean {
  return categories[category] !== 'hidden'
}

/** The category of that name; refuses any other, and lists those the district shows. */
export function parseCategory(name: string, profile: Profile): ReportCategory {
  const category = REPORT_CATEGORIES.find((known) => known === name)
  if (category !== undefined)
    return isShown(category, profile) ? category : refuse(hiddenMessage(category), NO_CATEGORY)
  const near = closestWord(name, REPORT_CATEGORIES)
  const question = near === null ? '' : ` Did you mean "${near}"?`
  return refuse(
    `There is no category "${name}".${question} Give one of these:\n${listCategories(profile).join('\n')}`,
    NO_CATEGORY,
  )
}

const NO_CATEGORY = { field: 'category', message: 'Choose where the report is listed.' }

/** The categories the site shows, in order. */
export function categoriesShown(profile: Profile): ReportCategory[] {
  return REPORT_CATEGORIES.filter((category) => isShown(category, profile))
}

function hiddenMessage(category: ReportCategory): string {
  const road = category.startsWith('metrics_express_') ? ['    road: the road as signs write it'] : []
  const how = isPlaced(category)
    ? `write in site.yaml:\n${['categories:', `  ${category}:`, '    name: what you call it', ...road].join('\n')}`
    : `delete the line "${category}: hidden" in site.yaml.`
  return `The category "${category}" is hidden on this site, so visitors would not see what is published in it. To show it, ${how}`
}

/** The shown categories among `among` with the name of their reports, a line each; then the hidden ones. */
export function listCategories(
  profile: Profile,
  among: readonly ReportCategory[] = REPORT_CATEGORIES,
): string[] {
  const shown = among.filter((category) => isShown(category, profile))
  const hidden = among.filter((category) => !isShown(category, profile))
  const width = Math.max(...shown.map(({ length }) => length))
  return [
    ...shown.map((category) => `  ${category.padEnd(width)}  ${nounOf(category, profile)}`),
    ...(hidden.length > 0 ? [`  Hidden unless site.yaml shows them: ${hidden.join(', ')}`] : []),
  ]
}

/** Whether a category is named after a place in the API; the district decides which of its places it stands for. */
function isPlaced(category: ReportCategory): boolean {
  return /^metrics_(arterial|express)_/.test(category)
}

/** What one report of a category is called: "Annual report", "Arterial report, North", "Express lanes report, I-10". */
export function nounOf(category: ReportCategory, profile: Profile): string {
  const { noun } = familyOf(category)
  const shown = shownCategories(profile, DEFAULT_LANGUAGE)[category]
  const place = shown?.road ?? shown?.name ?? null
  if (place === null) return noun
  return isPlaced(category) ? `${noun}, ${place}` : place
}

const HOW_OFTEN: Readonly<Partial<Record<PeriodKind, string>>> = {
  week: 'weekly',
  month: 'monthly',
  quarter: 'quarterly',
}

/** The label to choose a category by: its noun and, where others have the same one, what distinguishes it. */
export function labelOf(category: ReportCategory, profile: Profile): string {
  const noun = nounOf(category, profile)
  const isShared = categoriesShown(profile).filter((one) => nounOf(one, profile) === noun).length > 1
  if (!isShared) return noun
  const [kind] = familyOf(category).kinds
  return `${noun}, ${HOW_OFTEN[kind ?? 'none'] ?? category.replace(/^.*_/, '').replace(/[A-Z]/g, ' $&').toLowerCase()}`
}

/** What categories with the same prefix have in common; the first match counts. */
const FAMILIES: readonly { prefix: string; noun: string; page: Page; kinds: readonly PeriodKind[] }[] = [
  { prefix: 'documents_annual', noun: 'Annual report', page: 'documents', kinds: ['fiscalYear'] },
  { prefix: 'documents_strategic', noun: 'Strategic business plan', page: 'documents', kinds: ['none'] },
  { prefix: 'documents_', noun: 'Master plan', page: 'documents', kinds: ['none'] },
  { prefix: 'metrics_freeway_weekly', noun: 'Freeway report', page: 'metrics', kinds: ['week'] },
  { prefix: 'metrics_freeway_quarterly', noun: 'Freeway report', page: 'metrics', kinds: ['quarter'] },
  { prefix: 'metrics_freeway_', noun: 'Freeway report', page: 'metrics', kinds: ['month'] },
  { prefix: 'metrics_express_', noun: 'Express lanes report', page: 'metrics', kinds: ['month'] },
  { prefix: 'ramp_', noun: 'Ramp signals report', page: 'metrics', kinds: ['month'] },
  { prefix: 'metrics_', noun: 'Arterial report', page: 'metrics', kinds: ['month', 'quarter', 'fiscalYear'] },
  {
    prefix: 'services_',
    noun: 'Incident management report',
    page: 'services',
    kinds: ['month', 'quarter', 'fiscalYear'],
  },
]

/** The noun for its reports, the menu page that lists them, and the kinds of period they cover; guesses stay within those. */
export function familyOf(category: ReportCategory): Omit<(typeof FAMILIES)[number], 'prefix'> {
  return (
    FAMILIES.find(({ prefix }) => category.startsWith(prefix)) ??
    refuse(`${category} is missing from FAMILIES in category-names.ts`)
  )
}

export function periodExample(category: ReportCategory, calendar: PeriodCalendar): string {
  const [kind] = familyOf(category).kinds
  return {
    week: weekExample(calendar),
    month: '2026-10',
    quarter: '2026-Q3',
    fiscalYear: 'FY2026',
    year: '2026',
    none: '2025-01-01..2030-12-31',
  }[kind ?? 'none']
}

/** The id a report gets when none is given: "freeway-weekly-2026-11-01"; plans get their titles. */
export function proposeId(
  category: ReportCategory,
  profile: Profile,
  { period, title }: { period: Period; title: string },
): string {
  if (category === 'documents_annual') return `annual-report-${periodSlug(period)}`
  if (category.startsWith('documents_')) return title
  return `${stemOf(category, profile)}-${periodSlug(period)}`
}

/** "freeway-weekly"; with the district's own name of a place, "arterial-north", "express-i10". */
function stemOf(category: ReportCategory, profile: Profile): string {
  const stem = category
    .replace(/^(metrics|services)_/, '')
    .replace(/_/g, '-')
    .replace(/[A-Z]/g, '-$&')
  const shown = shownCategories(profile, DEFAULT_LANGUAGE)[category]
  const { name = null, road } = shown ?? {}
  if (road !== undefined) return `express-${slugOf(road).replaceAll('-', '')}`
  return isPlaced(category) && name !== null ? `arterial-${slugOf(name)}` : stem
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
