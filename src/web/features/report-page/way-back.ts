import type { Category } from '../../../contract/category.ts'
import { pagePath, sectionOf } from '../../../contract/pages.ts'

/** Where on its section's page the reports of a category stand, as a fragment; empty: the page as a whole. */
const PLACES: Partial<Record<Category, string>> = {
  documents_annual: '#annual',
  documents_strategicBusinessPlans: '#strategicPlans',
  documents_masterPlans: '#masterPlans',
  services_incidentManagement_tim: '#incidentManagement',
}

/** The address (without language) that leads from a report back to its like. */
export function wayBack(category: Category): string {
  return pagePath(sectionOf(category)) + (PLACES[category] ?? '')
}
