import type { Language } from '../../../contract/language.ts'
import type { ListedReport } from '../../../contract/report.ts'
import type { SiteInLanguage } from '../../../contract/site-in-language.ts'
import { formatLongDay } from '../../ui/format.ts'

/** One page of a report, or the whole report, to cite. */
export interface CitedPage {
  report: Pick<ListedReport, 'id' | 'category' | 'title' | 'language' | 'publishedOn' | 'revisedOn'>
  /** From 1. `null`: the whole report. */
  pageNumber: number | null
  /** The absolute address of that page or of the report. */
  url: string
}

/** A report or a page of it in the style of APA 7, as one line of plain text. The date is that of the last revision. Pure. */
export function apaCitation(
  { report, pageNumber, url }: CitedPage,
  site: SiteInLanguage,
  language: Language,
): string {
  const { title, revisedOn, publishedOn } = report
  const day = revisedOn ?? publishedOn
  const date = language === 'en' ? `${day.slice(0, 4)}, ${monthAndDay(day)}` : formatLongDay(day, language)
  const place = pageNumber === null ? (/[.?!]$/.test(title) ? '' : '.') : ` (p. ${pageNumber}).`
  return `${publisherOf(site)}. (${date}). ${title}${place} ${url}`.replaceAll('\u00a0', ' ')
}

/** "October 15" of `2026-10-15`. */
function monthAndDay(day: string): string {
  return formatLongDay(day, 'en').replace(/,?\s\d{4}$/, '')
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The same as a BibTeX entry; braces preserve its capitals. Pure. */
export function bibtexEntry({ report, pageNumber, url }: CitedPage, site: SiteInLanguage): string {
  const day = report.revisedOn ?? report.publishedOn
  const publisher = escapeTex(publisherOf(site))
  return [
    `@techreport{${report.id}${pageNumber === null ? '' : `-p${pageNumber}`},`,
    `  author = {{${publisher}}},`,
    `  institution = {${publisher}},`,
    `  title = {{${escapeTex(report.title)}}},`,
    `  year = {${day.slice(0, 4)}},`,
    `  month = ${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''},`,
    ...(pageNumber === null ? [] : [`  note = {p. ${pageNumber}},`]),
    `  url = {${url}}`,
    '}',
  ].join('\n')
}

/** Escapes TeX's special characters. */
function escapeTex(text: string): string {
  return text.replace(/[&%$#_{}]/g, '\\$&')
}

/** The publisher in a citation: the department and the district. */
export function publisherOf({ district }: SiteInLanguage): string {
  // The unit names the district first: "District Four · TSM&O".
  return `${district.department}, ${district.unit.split('·')[0]?.trim() ?? ''}`
}
