import { parse } from 'node:path'
import type { Period } from '../contract/period.ts'
import type { PeriodCalendar } from '../contract/period-days.ts'
import { familyOf, periodExample, type ReportCategory } from './category-names.ts'
import { parsePeriod, periodForms } from './period.ts'
import { refuse } from './publishing.ts'
import { guessPeriod, readPeriods, usualPeriods } from './read-periods.ts'

export interface ChosenPeriod {
  period: Period
  /** What was decided for the person, one sentence each. */
  notes: readonly string[]
  /** Why the period may be a mistake, one sentence each; a person must confirm. */
  doubts: readonly string[]
}

export interface PeriodSource {
  category: ReportCategory
  given: string | undefined
  /** The title and the title in the PDF, the more reliable first. */
  titles: readonly (string | null)[]
  /** Path or name of the PDF. */
  pdf: string
  /** Calendar day in the district's time zone. */
  today: string
  calendar: PeriodCalendar
}

/** The given period, or else the one in the titles or the file's name; refuses when there is none. Pure. */
export function choosePeriod(source: PeriodSource): ChosenPeriod {
  const { given, today, titles, pdf, calendar } = source
  const context = { category: source.category, names: namesOf(titles, pdf), calendar }
  const { period, notes } = given === undefined ? findPeriod(context) : parseGiven(context, given)
  const doubts = findContradictions(period, source)
  // A plan may be for the future; figures can't.
  if (period.kind === 'none' || period.end < today) return { period, notes, doubts }
  if (period.start > today) {
    const message = `${spell(period)} has not begun: today is ${today}.`
    refuse(message, { field: 'period', message })
  }
  return { period, doubts, notes: [...notes, `Note: ${period.label} is not over until ${period.end}.`] }
}

/** How the titles or the file's name contradict the period, one sentence each. Pure. */
export function findContradictions(
  period: Period,
  { category, titles, pdf, calendar }: Pick<PeriodSource, 'category' | 'titles' | 'pdf' | 'calendar'>,
): string[] {
  return namesOf(titles, pdf).flatMap((name) => contradiction(name, period, { category, calendar }) ?? [])
}

/** Only the file name of a path counts: a folder "2026" says when it was filed. */
function namesOf(titles: PeriodSource['titles'], pdf: string): readonly string[] {
  return [...new Set([...titles.filter((title) => title !== null), parse(pdf).name])]
}

interface Context {
  category: ReportCategory
  names: readonly string[]
  calendar: PeriodCalendar
}

function findPeriod({ category, names, calendar }: Context): Omit<ChosenPeriod, 'doubts'> {
  const { kinds } = familyOf(category)
  for (const name of names) {
    const period = guessPeriod(name, kinds, calendar)
    if (period === null) continue
    const note = `The period ${spell(period)} was read from "${name}"; --period sets another.`
    return { period, notes: [note] }
  }
  const written = periodExample(category, calendar)
  const example = `--period ${written}`
  for (const name of names) {
    const found = usualPeriods(name, kinds, calendar).map(({ period }) => spell(period))
    if (found.length > 1)
      refuse(
        `"${name}" names ${found.join(' and ')}: say which it is, such as ${example} (it may be ${periodForms(calendar)}).`,
        periodError(`"${name}" names ${found.join(' and ')}: say which it is, such as ${written}.`),
      )
  }
  return refuse(
    `Neither the title nor the file name gives the period: add it, such as ${example} (it may be ${periodForms(calendar)}).`,
    periodError(
      `Neither the title nor the name of the file says which period the report covers: write it, such as ${written}. It may be ${periodForms(calendar)}.`,
    ),
  )
}

function periodError(message: string) {
  return { field: 'period', message }
}

/** A period in one of the forms for it, or as titles have it. */
function parseGiven(
  { category, calendar }: Omit<Context, 'names'>,
  given: string,
): Omit<ChosenPeriod, 'doubts'> {
  const outcome = parsePeriod(given, calendar)
  const readAs = (period: Period) => [`${given.trim()} was read as ${spell(period)}.`]
  if (outcome.kind === 'parsed') {
    const { period } = outcome
    // Weeks are numbered in several ways, so the note gives the days.
    return { period, notes: /^\d{4}-W/i.test(given.trim()) ? readAs(period) : [] }
  }
  const period = guessPeriod(given, familyOf(category).kinds, calendar)
  if (period !== null) return { period, notes: readAs(period) }
  return refuse(`The period cannot be used: ${outcome.message}.`, periodError(`${outcome.message}.`))
}

/** How a title or file name contradicts the period; `null`: it does not, or names no period. */
function contradiction(
  name: string,
  period: Period,
  { category, calendar }: Omit<Context, 'names'>,
): string | null {
  const named = usualPeriods(name, [...familyOf(category).kinds, period.kind], calendar)
  const spans = named.filter(({ isSpan }) => isSpan)
  const counting = spans.length > 0 ? spans : named
  const [other] = counting.length > 0 ? counting : looseContradictions(name, period, calendar)
  if (other === undefined || counting.some((one) => isSame(one.period, period))) return null
  return `"${name}" says ${spell(other.period)}, and the report would be published for ${spell(period)}.`
}

/**
 * "Annual report 2024" is not for FY 2026, "October 2026" not for a week in November, and "Q3 2026" not for
 * October.
 */
function looseContradictions(
  name: string,
  period: Period,
  calendar: PeriodCalendar,
): readonly { period: Period }[] {
  if (period.kind === 'none') return []
  const isShort = period.kind === 'week' || period.kind === 'month'
  const wider = readPeriods(name, calendar).filter(
    ({ period: { kind } }) =>
      kind === 'year' || (kind === 'quarter' && isShort) || (kind === 'month' && period.kind === 'week'),
  )
  return wider.some((one) => one.period.start <= period.end && one.period.end >= period.start) ? [] : wider
}

function isSame(a: Period, b: Period): boolean {
  return a.start === b.start && a.end === b.end
}

function spell({ label, start, end }: Period): string {
  return `${label} (${start} to ${end})`
}
