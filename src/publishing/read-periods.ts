import * as v from 'valibot'
import { addDays, CalendarDay } from '../contract/calendar.ts'
import type { Period, PeriodKind } from '../contract/period.ts'
import { type PeriodCalendar, weekdayOf } from '../contract/period-days.ts'
import { type ParsedPeriod, parsePeriod } from './period.ts'

export interface NamedPeriod {
  period: Period
  /** Given by its start or end, which counts more than "FY 2026" next to it. */
  isSpan: boolean
}

const YEAR = String.raw`((?:19|20)\d\d)`
const SHORT_YEAR = String.raw`(\d\d)`
const MONTH = String.raw`m(\d\d)`
const DAY = String.raw`(\d{1,2})`
const ISO_DAY = String.raw`d(\d{4}-\d\d-\d\d)`
/** A hyphen or comma that may be between a month, a day and a year. */
const SEP = '(?: [-,])?'
const FISCAL = '(?:fy|sfy|fiscal year|fiscal yr)'
/** `26`, `2026` or both years. */
const FISCAL_YEARS = String.raw`\d{2,4}(?: [-/] \d{2,4})?`
const NUMBER_WORDS = ['first', 'second', 'third', 'fourth']
const ORDINAL = `(${NUMBER_WORDS.join('|')}|[1-4])`
const QUARTER = '(?:q|quarter|qtr)'
const ROAD = '(?:i|ih|us|sr|cr|fm|sh|route|rte|highway|hwy)'
const NUMBERED = '(?:district|phase|part|volume|vol|version|v|rev|no|page|exit|zone|chapter|figure)'

/** Finds and rewrites dates in normalized words. */
interface Rule {
  pattern: RegExp
  rewrite: (...groups: string[]) => string
}

/** Replaces what was read, so that later rules ignore it. */
const NOTHING = '|'

/** Numbers that are not dates, and days, each as `dYYYY-MM-DD`. The order matters: the longest form first. */
const DAYS: readonly Rule[] = [
  rule(`${ROAD} (?:- )?\\d{1,3}(?! /)`, () => NOTHING),
  rule(`${NUMBERED} (?:- )?\\d{1,3}(?! [-/] \\d)`, () => NOTHING),
  rule(`${MONTH}${SEP} ${DAY} - ${MONTH}${SEP} ${DAY}${SEP} ${YEAR}`, (m1 = '', d1, m2 = '', d2, year) =>
    daySpan([yearOfStart(m1, m2, year), m1, d1], [year, m2, d2]),
  ),
  rule(`${MONTH}${SEP} ${DAY} - ${DAY}${SEP} ${YEAR}`, (month, d1, d2, year) =>
    daySpan([year, month, d1], [year, month, d2]),
  ),
  rule(`${DAY} - ${DAY}${SEP} ${MONTH}${SEP} ${YEAR}`, (d1, d2, month, year) =>
    daySpan([year, month, d1], [year, month, d2]),
  ),
  rule(`${DAY} / ${DAY} - ${DAY} / ${DAY} / ${YEAR}`, (m1 = '', d1, m2 = '', d2, year) =>
    daySpan([yearOfStart(m1, m2, year), m1, d1], [year, m2, d2]),
  ),
  rule(`${DAY} [-/] ${DAY} [-/] ${YEAR} - ${DAY} [-/] ${DAY} [-/] ${YEAR}`, (m1, d1, y1, m2, d2, y2) =>
    daySpan([y1, m1, d1], [y2, m2, d2]),
  ),
  rule(`${YEAR} ([-/]) ${DAY} \\2 ${DAY}`, (year, _sign, month, day) => dayWord(year, month, day)),
  rule(`${DAY} [-/] ${DAY} [-/] ${YEAR}`, (month, day, year) => dayWord(year, month, day)),
  rule(`${DAY} / ${DAY} / ${SHORT_YEAR}`, (month, day, year) => dayWord(`20${year}`, month, day)),
  rule(`${MONTH}${SEP} ${DAY}${SEP} ${YEAR}`, (month, day, year) => dayWord(year, month, day)),
  rule(`${YEAR}${SEP} ${MONTH}${SEP} ${DAY}`, (year, month, day) => dayWord(year, month, day)),
  rule(`${YEAR}(\\d\\d)(\\d\\d)`, (year, month, day) => dayWord(year, month, day)),
]

/** Returns periods in the notation of `parsePeriod`. `null`: a period that cannot be determined. */
type Reading = Rule & { toPeriods: (...groups: string[]) => readonly (string | null)[]; isSpan: boolean }

/** The order matters: later forms do not see what an earlier one matched. */
const READINGS: readonly Reading[] = [
  span(`${ISO_DAY} - ${ISO_DAY}`, (start, end) => [`${start}..${end}`]),
  // Always a week: monthly reports are never called this, but "period ending" may be one.
  span(`(?:week|wk) ?(?:ending|ended|ends|end|e)(?: on)? ${ISO_DAY}`, (day) => [`ending:${day}`]),
  span(`weekending ${ISO_DAY}`, (day) => [`ending:${day}`]),
  form(`(?:period|w /) ?(?:ending|ended|ends|end|e)(?: on)? ${ISO_DAY}`, (day) => [`ending:${day}`]),
  form(ISO_DAY, (day) => [`week:${day}`]),
  form(`${YEAR} - w (\\d\\d)`, (year, week) => [`${year}-W${week}`]),
  form(`(?:week|wk)(?: no| number)? (\\d{1,2})${SEP}(?: of)? ${YEAR}`, (week, year) => [
    `number:${year}/${week}`,
  ]),
  form(`${YEAR}${SEP} (?:week|wk) (\\d{1,2})`, (year, week) => [`number:${year}/${week}`]),
  // Federal fiscal years, and quarters or months of a fiscal year, do not cover the days they seem to.
  form(`(?:ffy|federal ${FISCAL}) ${YEAR}(?: [-/] \\d{2,4})?`, () => [null]),
  form(`(?:${QUARTER} [1-4]|${ORDINAL} ${QUARTER}|${MONTH})${SEP}(?: of)? ${FISCAL} ${FISCAL_YEARS}`, () => [
    null,
  ]),
  form(
    `${FISCAL} ${FISCAL_YEARS}${SEP} (?:${QUARTER} [1-4]|${ORDINAL} ${QUARTER}|${MONTH}(?! ${YEAR}))`,
    () => [null],
  ),
  form(`${FISCAL} ${YEAR} [-/] ${YEAR}`, (start, end) => [consecutive(start, end)]),
  form(`${FISCAL} ${YEAR} [-/] ${SHORT_YEAR}`, (start = '', end = '') => [
    consecutive(start, start.slice(0, 2) + end),
  ]),
  form(`${FISCAL} ${SHORT_YEAR} [-/] ${SHORT_YEAR}`, (start, end) => [consecutive(`20${start}`, `20${end}`)]),
  form(`${FISCAL} ${YEAR}`, (year) => [`FY${year}`]),
  form(`${FISCAL} ${SHORT_YEAR}`, (year) => [`FY20${year}`]),
  form(`${QUARTER} [1-4] [-+,/] (?:${QUARTER} )?[1-4]${SEP} ${YEAR}`, () => [null]),
  form(`${ORDINAL}(?: ${QUARTER})? [-+,/] ${ORDINAL} (?:quarters?|q|qtrs?)${SEP}(?: of)? ${YEAR}`, () => [
    null,
  ]),
  form(`${QUARTER} ([1-4])${SEP}(?: of)? ${YEAR}`, (quarter, year) => [`${year}-Q${quarter}`]),
  form(`${ORDINAL} ${QUARTER}${SEP}(?: of)? ${YEAR}`, (quarter, year) => [
    `${year}-Q${quarterNumber(quarter)}`,
  ]),
  form(`${YEAR}${SEP} ${QUARTER} ([1-4])`, (year, quarter) => [`${year}-Q${quarter}`]),
  form(`${YEAR}${SEP} ${ORDINAL} ${QUARTER}`, (year, quarter) => [`${year}-Q${quarterNumber(quarter)}`]),
  span(`${MONTH}${SEP} ${YEAR} [-+] ${MONTH}${SEP} ${YEAR}`, (m1, y1, m2, y2) => [monthSpan(y1, m1, y2, m2)]),
  span(`${MONTH} [-+,/] ${MONTH}${SEP} ${YEAR}`, (m1 = '', m2 = '', year) => [
    monthSpan(yearOfStart(m1, m2, year), m1, year, m2),
  ]),
  // "8 November 2026" is a day, "US 20 November 2026" is not: ambiguous.
  form(`(?:0?[1-9]|[12]\\d|3[01]) ${MONTH}${SEP} ${YEAR}`, () => [null]),
  form(`${MONTH}${SEP}(?: of)? ${YEAR}`, (month, year) => [`${year}-${month}`]),
  form(`${YEAR}${SEP} ${MONTH}`, (year, month) => [`${year}-${month}`]),
  form(`${YEAR} [-/] ${SHORT_YEAR}`, (year = '', other = '') => [
    `${year}-${other}`,
    consecutive(year, year.slice(0, 2) + other),
    Number(other) > 12 ? yearSpan(year, year.slice(0, 2) + other) : null,
  ]),
  form(`${YEAR} [-/] ${YEAR}`, (start, end) => [consecutive(start, end), yearSpan(start, end)]),
  form(`${DAY} / ${YEAR}`, (month = '', year) => [`${year}-${month.padStart(2, '0')}`]),
  form(`(?<!\\d [-/] )${SHORT_YEAR} - ${YEAR}`, (month, year) => [`${year}-${month}`]),
  form(YEAR, (year) => [year ?? '']),
]

/**
 * Every period in a title or file name, each once. Pure. Ambiguous ones are either left out or included in both
 * readings. Dates are month before day; "Week 46" counts from the week of January 1, as spreadsheets in the
 * United States do, and is the district's week with that number.
 */
export function readPeriods(text: string, calendar: PeriodCalendar): NamedPeriod[] {
  let words = normalizeDates(text)
  for (const { pattern, rewrite } of DAYS)
    words = words.replace(pattern, (_, ...groups) => rewrite(...groups))
  const found = new Map<string, NamedPeriod>()
  for (const { pattern, toPeriods, isSpan } of READINGS) {
    for (const [, ...groups] of words.matchAll(pattern)) {
      for (const written of toPeriods(...groups)) {
        const outcome = written === null ? null : parseReading(written, calendar)
        if (outcome?.kind !== 'parsed') continue
        const { period } = outcome
        const key = `${period.kind} ${period.start}`
        found.set(key, { period, isSpan: isSpan || (found.get(key)?.isSpan ?? false) })
      }
    }
    words = words.replace(pattern, NOTHING)
  }
  return [...found.values()]
}

/**
 * The only period in a title or file name, among the kinds usual for its category. Pure.
 * `null`: none, several, or days that contradict the period it names.
 */
export function guessPeriod(
  text: string,
  usualKinds: readonly PeriodKind[],
  calendar: PeriodCalendar,
): Period | null {
  const [only, ...others] = usualPeriods(text, usualKinds, calendar)
  return only !== undefined && others.length === 0 && usualKinds.includes(only.period.kind)
    ? only.period
    : null
}

/** The periods in a text that count for a category: its usual kinds, and those given by days. Pure. */
export function usualPeriods(
  text: string,
  usualKinds: readonly PeriodKind[],
  calendar: PeriodCalendar,
): NamedPeriod[] {
  return readPeriods(text, calendar).filter(
    ({ period, isSpan }) => isSpan || usualKinds.includes(period.kind),
  )
}

function rule(source: string, rewrite: Rule['rewrite']): Rule {
  return { pattern: new RegExp(`(?<=^| )${source}(?= |$)`, 'g'), rewrite }
}

function form(source: string, toPeriods: Reading['toPeriods']): Reading {
  return { ...rule(source, () => NOTHING), toPeriods, isSpan: false }
}

function span(source: string, toPeriods: Reading['toPeriods']): Reading {
  return { ...form(source, toPeriods), isSpan: true }
}

/** A day as one word; an impossible day is not a date. */
function dayWord(year = '', month = '', day = ''): string {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return v.is(CalendarDay, written) ? `d${written}` : NOTHING
}

function daySpan(start: readonly (string | undefined)[], end: readonly (string | undefined)[]): string {
  const days = [dayWord(...start), dayWord(...end)]
  return days.includes(NOTHING) ? NOTHING : days.join(' - ')
}

/** "Dec 27 – Jan 2, 2027" starts the year before. */
function yearOfStart(startMonth: string, endMonth: string, endYear = ''): string {
  return Number(startMonth) > Number(endMonth) ? String(Number(endYear) - 1) : endYear
}

/** Week 1 contains January 1. */
function numberedWeek(year: string, week: number, { weekFirstDay }: PeriodCalendar): string | null {
  const newYear = `${year}-01-01`
  const daysIntoWeek = weekFirstDay === 'monday' ? (weekdayOf(newYear) + 6) % 7 : weekdayOf(newYear)
  const start = addDays(newYear, (week - 1) * 7 - daysIntoWeek)
  return week > 0 && start <= `${year}-12-31` ? `week:${start}` : null
}

function quarterNumber(word = ''): number {
  return NUMBER_WORDS.includes(word) ? NUMBER_WORDS.indexOf(word) + 1 : Number(word)
}

/** A fiscal year by both of its years, `FY2025/2026`; `null` if they are not consecutive. */
function consecutive(start = '', end = ''): string | null {
  return Number(end) === Number(start) + 1 ? `FY${start}/${end}` : null
}

/** Converts a form whose meaning depends on the calendar for `parsePeriod`; `null`: it has none in this one. */
function inCalendar(written: string, calendar: PeriodCalendar): string | null {
  const [, endYear] = /^FY\d{4}\/(\d{4})$/.exec(written) ?? []
  // A fiscal year from January to December has only one year.
  if (endYear !== undefined) return calendar.fiscalYearFirstMonth === 1 ? null : `FY${endYear}`
  // "Week ending November 14" is not one of the district's weeks if those do not end that day.
  const [, lastDay] = /^ending:(.+)$/.exec(written) ?? []
  if (lastDay !== undefined) return `week:${addDays(lastDay, -6)}`
  const [, year, week] = /^number:(\d+)\/(\d+)$/.exec(written) ?? []
  return year === undefined ? written : numberedWeek(year, Number(week), calendar)
}

function parseReading(written: string, calendar: PeriodCalendar): ParsedPeriod | null {
  const known = inCalendar(written, calendar)
  return known === null ? null : parsePeriod(known, calendar)
}

function monthSpan(startYear = '', startMonth = '', endYear = '', endMonth = ''): string {
  const nextMonth = new Date(Date.UTC(Number(endYear), Number(endMonth), 1)).toISOString().slice(0, 10)
  return `${startYear}-${startMonth}-01..${addDays(nextMonth, -1)}`
}

function yearSpan(start = '', end = ''): string {
  return `${start}-01-01..${end}-12-31`
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MONTH_NAME =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/
const WEEKDAY_NAME = /^(?:sun|mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur)(?:day)?$/
const ORDINAL_END = /^(?:st|nd|rd|th)$/

const OTHER_SIGNS = new Map([
  ...['–', '—', '‐', '‑', '−', '..', '...', '…', 'to', 'through', 'thru', 'until'].map(
    (sign) => [sign, '-'] as const,
  ),
  ...['and', '&'].map((sign) => [sign, '+'] as const),
  ...['(', ')', '[', ']', ';', ':', '|'].map((sign) => [sign, '|'] as const),
])

/**
 * The words, numbers and signs of a title or file name, separated by single spaces, so that one pattern finds many
 * spellings: "Nov. 8th – Dec 5, 2026" becomes `m11 8 - m12 5 , 2026`. Pure.
 */
function normalizeDates(text: string): string {
  const tokens = text
    .toLowerCase()
    // In file names an underscore between numbers means a hyphen, and any other a space.
    .replace(/(?<=\d)_(?=\d)/g, '-')
    .match(/\p{L}+|\d+|\.{2,3}|[-–—‐‑−…+&/|,()[\];:]/gu)
  const words: string[] = []
  for (const token of tokens ?? []) {
    const isAfterNumber = /^\d+$/.test(words.at(-1) ?? '')
    if (WEEKDAY_NAME.test(token) || (isAfterNumber && ORDINAL_END.test(token))) continue
    words.push(monthWord(token) ?? OTHER_SIGNS.get(token) ?? token)
  }
  return words.join(' ')
}

function monthWord(token: string): string | null {
  if (!MONTH_NAME.test(token)) return null
  return `m${String(MONTHS.indexOf(token.slice(0, 3)) + 1).padStart(2, '0')}`
}
