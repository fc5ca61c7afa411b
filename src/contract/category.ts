/**
 * The fourteen category names of the public API, verbatim from the product
 * this one replaces. Other systems send them; never rename one.
 */
export const CATEGORIES = [
  'none',
  'documents_annual',
  'documents_strategicBusinessPlans',
  'documents_masterPlans',
  'metrics_freeway_quarterly',
  'metrics_freeway_weekly',
  'metrics_freeway_monthly',
  'metrics_arterial_broward',
  'metrics_arterial_palmBeach',
  'metrics_express_i75',
  'metrics_express_i95',
  'metrics_express_i595',
  'services_incidentManagement_tim',
  'ramp_monthly',
] as const

export type Category = (typeof CATEGORIES)[number]

/** The documents page combines these three calls into one object with these names. */
export const DOCUMENT_GROUPS = {
  annual: 'documents_annual',
  strategicPlans: 'documents_strategicBusinessPlans',
  masterPlans: 'documents_masterPlans',
} as const satisfies Record<string, Category>

export type DocumentGroup = keyof typeof DOCUMENT_GROUPS

/** The metrics page combines these nine calls into one object with these names. */
export const METRICS_GROUPS = {
  quarterly: 'metrics_freeway_quarterly',
  monthly: 'metrics_freeway_monthly',
  weekly: 'metrics_freeway_weekly',
  broward: 'metrics_arterial_broward',
  palmBeach: 'metrics_arterial_palmBeach',
  i75: 'metrics_express_i75',
  i595: 'metrics_express_i595',
  i95: 'metrics_express_i95',
  ramp: 'ramp_monthly',
} as const satisfies Record<string, Category>

export type MetricsGroup = keyof typeof METRICS_GROUPS
