import type { Category } from '../../contract/category.ts'

/** What the reports of a category are called at the head of their feed. Feeds speak English, which is authoritative. */
export const FEED_TITLES: Readonly<Record<Exclude<Category, 'none'>, string>> = {
  documents_annual: 'Annual reports',
  documents_strategicBusinessPlans: 'Strategic business plans',
  documents_masterPlans: 'Master plans',
  metrics_freeway_quarterly: 'Quarterly freeway reports',
  metrics_freeway_weekly: 'Weekly freeway reports',
  metrics_freeway_monthly: 'Monthly freeway reports',
  metrics_arterial_broward: 'Arterial reports, Broward',
  metrics_arterial_palmBeach: 'Arterial reports, Palm Beach',
  metrics_express_i75: 'Express lanes reports, I-75',
  metrics_express_i95: 'Express lanes reports, I-95',
  metrics_express_i595: 'Express lanes reports, I-595',
  services_incidentManagement_tim: 'Traffic incident management reports',
  ramp_monthly: 'Monthly ramp signal reports',
}

/** Every category that has a feed. */
// The keys of a complete record of these categories are exactly those categories.
export const FEED_CATEGORIES = Object.keys(FEED_TITLES) as (keyof typeof FEED_TITLES)[]
