import { Document } from 'yaml'
import { englishNameOf } from '../content/checks/translation-warnings.ts'
import type { Issue } from '../content/issue.ts'
import type { PdfFacts } from '../content/pdf/pdf-facts.ts'
import { parseReportEntry } from '../content/reports/report-entry.ts'
import { slugOf } from '../content/slug.ts'
import type { Period } from '../contract/period.ts'
import type { SiteInfo } from '../contract/site-info.ts'
import { nounOf, proposeId, type ReportCategory } from './category-names.ts'
import { choosePeriod } from './choose-period.ts'
import { refuse, refuseFuture, refuseIssues } from './publishing.ts'

/** What a person may give for a report; the PDF supplies what is missing. */
export interface ReportOptions {
  title?: string
  period?: string
  language?: string
  summary?: string
  published?: string
  status?: string
  revised?: string
}

/** A report as it would be published, without its PDF. */
export interface ReportDraft {
  proposedId: string
  /** The text of its entry once the name of its PDF in `files/` is known. */
  entryText: (file: string) => string
  /** What was decided for the person, one sentence each. */
  notes: readonly string[]
  /** Why it may be a mistake, one sentence each. */
  doubts: readonly string[]
  identity: ReportIdentity
  summary: string
}

/** What two reports about the same thing have in common. */
export interface ReportIdentity {
  category: ReportCategory
  period: Period
  language: string
  title: string
}

export interface DraftSource {
  category: ReportCategory
  options: ReportOptions
  facts: PdfFacts
  /** Path or name of the PDF as the person gave it. */
  pdf: string
  /** Calendar day in the district's time zone. */
  today: string
  /** From the folder's `site.yaml`. */
  site: Pick<SiteInfo, 'calendar' | 'categories'>
}

/** Writes the entry of a report from the options and the PDF; refuses when they lack something. Pure. */
export function draftReport({ category, options, facts, pdf, today, site }: DraftSource): ReportDraft {
  const title = options.title ?? usableTitle(facts.title) ?? refuse(TITLE_ADVICE, NO_TITLE)
  const titles = [title, facts.title]
  const { calendar } = site
  const chosen = choosePeriod({ category, given: options.period, titles, pdf, today, calendar })
  const { period } = chosen
  const language = options.language ?? languageOf(facts.language)
  const summary = options.summary ?? usualSummary(nounOf(category, site), period.label, facts.pages)
  const status = options.status ?? (options.revised === undefined ? 'final' : 'revised')
  const entry = {
    category,
    title,
    summary,
    language: language ?? 'en',
    period,
    publishedOn: options.published ?? today,
    revisedOn: options.revised ?? (status === 'revised' ? today : undefined),
    status,
  }
  const entryText = (file: string): string => writeEntry({ ...entry, file })
  const parsed = parseReportEntry(entryText('report.pdf'))
  if (parsed.kind === 'invalid') refuseIssues(parsed.issues, 'published', fieldsIn(entryText('report.pdf')))
  refuseFuture(options.published, today)
  refuseFuture(options.revised, today)

  const notes = [...chosen.notes]
  if (options.title === undefined)
    notes.push(`The title "${title}" was read from the PDF; --title sets another.`)
  if (language === null)
    notes.push('The PDF does not name its language; English was assumed. --language sets another.')
  if (options.summary === undefined) notes.push(`The summary says "${summary}"; --summary says more.`)
  return {
    proposedId: slugOf(proposeId(category, site, { period, title })),
    entryText,
    notes,
    doubts: [...chosen.doubts, ...doubtLanguage(entry.language, facts.language)],
    identity: { category, period, language: entry.language, title },
    summary,
  }
}

const TITLE_ADVICE =
  'The PDF has no title in its properties: give one, such as --title "Annual report, FY 2026".'

const NO_TITLE = {
  field: 'title',
  message: 'The PDF has no title in its properties: write the one that the report should have here.',
}

/** Maps lines of an entry to their options. */
function fieldsIn(entry: string): (issue: Issue) => string {
  const lines = entry.split('\n')
  return ({ line }) => {
    const [key = ''] = /^\w+/.exec(lines[(line ?? 1) - 1] ?? '') ?? []
    return { publishedOn: 'published', revisedOn: 'revised' }[key] ?? key
  }
}

/** A title written by a person; programs put file names and their own names there. */
export function usableTitle(title: string | null): string | null {
  if (
    title === null ||
    /^(microsoft (word|powerpoint)|powerpoint presentation|untitled|document\d*$)/i.test(title)
  ) {
    return null
  }
  return /\.(docx?|pptx?|xlsx?|pub|indd|qxd|pdf)$/i.test(title) ? null : title
}

/** The language without the country, as entries name it: "en-US" becomes "en". */
export function languageOf(tag: string | null): string | null {
  if (tag === null) return null
  const { language, script } = new Intl.Locale(tag)
  return script === undefined ? language : `${language}-${script}`
}

/** "Annual report for FY 2026, 12 pages.", "Arterial report, North, for Q3 2026, 1 page." */
function usualSummary(noun: string, label: string, pages: number): string {
  return `${noun}${noun.includes(', ') ? ',' : ''} for ${label}, ${pages === 1 ? '1 page' : `${pages} pages`}.`
}

/** Why the language may be a mistake: the PDF names another one. The country does not matter. */
export function doubtLanguage(given: string, inFile: string | null): string[] {
  if (inFile === null || new Intl.Locale(inFile).language === new Intl.Locale(given).language) return []
  const name = (tag: string) => `${englishNameOf(new Intl.Locale(tag).language)} (${tag})`
  return [
    `The PDF says that its language is ${name(inFile)}, and the report would be published as one in ${name(given)}.`,
  ]
}

/** YAML the way the office writes it by hand, with the period on one line. */
function writeEntry(entry: { period: Period; file: string }): string {
  const document = new Document(entry)
  document.set('period', document.createNode(entry.period, { flow: true }))
  return document.toString({ lineWidth: 0 })
}
