import type { RemovedReport, SiteContent } from '../../content/site-content.ts'
import { type Language, LOCALES, languagePrefix, splitLanguage } from '../../contract/language.ts'
import { readAddressOf, reportAddressOf, reportPath } from '../../contract/pages.ts'
import type { Report } from '../../contract/report.ts'

type Removed = Pick<SiteContent, 'removed'>

/** The removed report whose page was at a path, in any language and section; `null`: there is none. */
export function removedAt(path: string, { removed }: Removed): RemovedReport | null {
  const { language, path: place } = splitLanguage(path)
  const written = place.replace(/\/$/, '')
  const requested = readAddressOf(written) ?? reportAddressOf(written)
  if (requested === null || !path.startsWith(`${languagePrefix(language)}/app/`)) return null
  return removed.find(({ id }) => id === requested.id) ?? null
}

/** The removed report that published a file; `null`: there is none. */
export function removedFile(url: string, { removed }: Removed): RemovedReport | null {
  return removed.find(({ urls }) => urls.includes(url)) ?? null
}

/** The removed report with this id, or with a table of this name; `null`: there is none. */
export function removedById(reference: string, { removed }: Removed): RemovedReport | null {
  const id = reference.split('.')[0]
  return removed.find((report) => report.id === id) ?? null
}

/** The report that replaced a removed one, and its path; `null`: none did. */
export function replacementOf(
  { replacedBy }: RemovedReport,
  { reports }: Pick<SiteContent, 'reports'>,
  language: Language,
): { report: Report; path: string } | null {
  const report = reports.find(({ id }) => id === replacedBy)
  return report === undefined ? null : { report, path: reportPath(report, language) }
}

/** "November 21, 2026", "21 de noviembre de 2026", "21 novanm 2026", as on the site's pages. */
export function dayText(day: string, language: Language): string {
  if (language === 'ht') return creoleDay(new Date(day))
  return new Date(day).toLocaleDateString(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
}

// `Intl` lacks them, and the server cannot use the web's own (docs/decisions/0040-haitian-creole-formats.md).
const CREOLE_MONTHS = 'janvye fevriye mas avril me jen jiyè out septanm oktòb novanm desanm'.split(' ')

function creoleDay(at: Date): string {
  const day = at.getUTCDate()
  return `${day === 1 ? '1ye' : day} ${CREOLE_MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`
}
