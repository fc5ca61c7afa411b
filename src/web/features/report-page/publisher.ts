import type { SiteInLanguage } from '../../../contract/site-in-language.ts'

/** Who publishes, as a source names it: the department and the district. */
export function publisherOf({ district }: SiteInLanguage): string {
  // The unit names the district first: "District Four · TSM&O".
  return `${district.department}, ${district.unit.split('·')[0]?.trim() ?? ''}`
}
