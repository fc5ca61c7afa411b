import type { RemovedReport, SiteContent } from '../../content/site-content.ts'
import { languagePrefix, splitLanguage } from '../../contract/language.ts'
import { reportAddressOf, reportPath } from '../../contract/pages.ts'
import type { Report } from '../../contract/report.ts'

type Removed = Pick<SiteContent, 'removed'>

/** The removed report whose page stood at a path, in any language and below any section; `null`: none did. */
export function removedAt(path: string, { removed }: Removed): RemovedReport | null {
  const { language, path: place } = splitLanguage(path)
  const asked = reportAddressOf(place.replace(/\/$/, ''))
  if (asked === null || !path.startsWith(`${languagePrefix(language)}/app/`)) return null
  return removed.find(({ id }) => id === asked.id) ?? null
}

/** The removed report that published a file; `null`: none did. */
export function removedFile(url: string, { removed }: Removed): RemovedReport | null {
  return removed.find(({ urls }) => urls.includes(url)) ?? null
}

/** The removed report that a call names by its id, or by the name of one of its tables; `null`: it names none. */
export function removedById(reference: string, { removed }: Removed): RemovedReport | null {
  const id = reference.split('.')[0]
  return removed.find((report) => report.id === id) ?? null
}

/** What took the place of a removed report; `null`: nothing did. */
export function replacementOf(
  { replacedBy }: RemovedReport,
  { reports }: Pick<SiteContent, 'reports'>,
): { report: Report; path: string } | null {
  const report = reports.find(({ id }) => id === replacedBy)
  return report === undefined ? null : { report, path: reportPath(report) }
}

/** "November 21, 2026" */
export function dayInWords(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
