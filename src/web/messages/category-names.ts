import { type Category, METRICS_GROUPS, type MetricsGroup } from '../../contract/category.ts'
import type { ShownCategories } from '../../contract/shown-categories.ts'
import type { Translate } from './translate.ts'

/** The groups of the metrics page whose reports have a heading of their own. */
const GROUP_HEADINGS: Partial<
  Record<MetricsGroup, `reports.${'weekly' | 'monthly' | 'quarterly' | 'ramp'}`>
> = {
  weekly: 'reports.weekly',
  monthly: 'reports.monthly',
  quarterly: 'reports.quarterly',
  ramp: 'reports.ramp',
}

/** What the reports of a group of the metrics page are headed: "Weekly reports", "Reports, 70 Express". */
export function reportsHeading(group: MetricsGroup, categories: ShownCategories, t: Translate): string {
  const shown = categories[METRICS_GROUPS[group]]?.name
  const heading = GROUP_HEADINGS[group]
  return heading === undefined ? t('reports.of', { place: shown ?? '' }) : (shown ?? t(heading))
}

/** The categories that are named after a place of the district: its kind, and what a district calls each of them. */
type Placed = Extract<Category, `metrics_arterial_${string}` | `metrics_express_${string}`>

function isPlaced(category: Category): category is Placed {
  return /^metrics_(arterial|express)_/.test(category)
}

function kindOf(category: Placed): 'arterial' | 'express' {
  return category.startsWith('metrics_arterial_') ? 'arterial' : 'express'
}

/** What the district calls the area or the lanes of a category: "70 Express"; empty: it does not show it. */
export function placeOf(category: Placed, categories: ShownCategories): string {
  return categories[category]?.name ?? ''
}

/** The road of a category's lanes, "I-70", or its area, "Adams". */
function roadOrArea(category: Placed, categories: ShownCategories): string {
  return categories[category]?.road ?? placeOf(category, categories)
}

/** What one report of a category is: "Weekly freeway report", "Arterial report, Adams". */
export function reportKind(category: Category, categories: ShownCategories, t: Translate): string {
  if (isPlaced(category))
    return t(`report.kind.${kindOf(category)}`, { place: roadOrArea(category, categories) })
  return categories[category]?.name ?? t(`report.kind.${category}`)
}

/** Where reports of a category are listed: "Annual reports", "Express lanes, I-10". */
export function reportsPlace(category: Category, categories: ShownCategories, t: Translate): string {
  if (isPlaced(category))
    return t(`reportPage.place.${kindOf(category)}`, { place: roadOrArea(category, categories) })
  return categories[category]?.name ?? t(`reportPage.place.${category}`)
}
