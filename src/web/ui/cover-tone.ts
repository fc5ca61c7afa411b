import type { Category } from '../../contract/category.ts'

/** A cover's colour: `gulf` for freeways, ramps and plans, `amber` for tolls, `slate` for the rest. */
export type CoverTone = 'gulf' | 'amber' | 'slate'

/** The colour of a report's group. */
export function coverToneOf(category: Category): CoverTone {
  if (category.startsWith('metrics_express_')) return 'amber'
  if (category.startsWith('metrics_arterial_')) return 'slate'
  if (category === 'documents_annual' || category === 'documents_masterPlans' || category === 'none') {
    return 'slate'
  }
  return 'gulf'
}
