import type { FormValues } from '../../../contract/form-body.ts'
import type { SiteInfo } from '../../../contract/site-info.ts'
import type { Translate } from '../../messages/message-types.ts'

/** A tour request that was stored. */
interface StoredTour {
  reference: string
  receivedAt: Date
  values: FormValues
}

/** Lets the visitor save the days of a tour request as a calendar file. */
export function saveCalendar(tour: StoredTour, site: SiteInfo, t: Translate): void {
  const file = new Blob([calendarText(tour, site, t, location.hostname)], { type: 'text/calendar' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `${tour.reference}.ics`
  link.click()
  // The download has begun with the press; a turn later it needs the address no more.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

function calendarText(
  { reference, receivedAt, values }: StoredTour,
  site: SiteInfo,
  t: Translate,
  host: string,
) {
  const { dateFirst = '', dateSecond = '' } = values
  const { phone, phoneHours, post } = site.contact
  const days =
    dateSecond === ''
      ? [{ day: dateFirst, summary: t('calendar.summary') }]
      : [
          { day: dateFirst, summary: t('calendar.summaryFirst') },
          { day: dateSecond, summary: t('calendar.summarySecond') },
        ]
  return writeTourCalendar({
    reference,
    receivedAt,
    days,
    timeWindow: values.timeWindow === 'pm' ? 'pm' : 'am',
    description: t('calendar.description', { reference, phone, hours: phoneHours }),
    location: values.visitKind === 'inPerson' ? post.join(', ') : '',
    timeZone: site.district.timeZone,
    host,
  })
}

/** One requested day. */
interface RequestedDay {
  /** `YYYY-MM-DD` in the district's time zone. */
  day: string
  summary: string
}

/** What a calendar file of a tour request says. */
export interface TourCalendar {
  reference: string
  receivedAt: Date
  days: readonly RequestedDay[]
  timeWindow: 'am' | 'pm'
  description: string
  /** The office's address; empty for a visit by video. */
  location: string
  /** IANA name of the district's time zone. */
  timeZone: string
  /** The site's host name, which makes the names of the events unlike anybody else's. */
  host: string
}

/** The hours a visit can be in; the office says the exact one. */
const HOURS = { am: ['080000', '120000'], pm: ['120000', '170000'] } as const

/**
 * Writes the days of a tour request as a calendar file (RFC 5545). Every event is tentative and takes no time away: the
 * office has not confirmed it. Pure.
 */
export function writeTourCalendar(calendar: TourCalendar): string {
  const years = calendar.days.map(({ day }) => Number(day.slice(0, 4)))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Traffic operations site//Tour request//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...buildTimeZone(calendar.timeZone, Math.min(...years), Math.max(...years)),
    ...calendar.days.flatMap((day, index) => eventLines(calendar, day, index + 1)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function eventLines(calendar: TourCalendar, { day, summary }: RequestedDay, number: number): string[] {
  const { reference, receivedAt, timeWindow, description, location, timeZone, host } = calendar
  const [from, to] = HOURS[timeWindow]
  const date = day.replaceAll('-', '')
  return [
    'BEGIN:VEVENT',
    `UID:${reference}-${number}@${host}`,
    `DTSTAMP:${receivedAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=${timeZone}:${date}T${from}`,
    `DTEND;TZID=${timeZone}:${date}T${to}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(location === '' ? [] : [`LOCATION:${escapeText(location)}`]),
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** Section 3.3.11: what a text must not hold as it is. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Section 3.1: a line has at most 75 bytes; it goes on after a line break and a space. Characters stay whole. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let length = 0
  for (const character of line) {
    const bytes = encoder.encode(character).length
    if (length + bytes > 75) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += bytes
  }
  return folded
}

/** A moment at which a time zone's clocks are set. Offsets are minutes east of Greenwich. */
interface Change {
  at: number
  from: number
  to: number
}

const HOUR_MS = 3_600_000

/**
 * The rules of a time zone for calendar files, as `VTIMEZONE` of RFC 5545: every change of its clocks from a year before
 * `firstYear` to a year after `lastYear`. Programs that do not know the zone's name go by them. Pure.
 */
export function buildTimeZone(zone: string, firstYear: number, lastYear: number): string[] {
  const start = Date.UTC(firstYear - 1, 0, 1)
  const changes = findChanges(zone, start, Date.UTC(lastYear + 2, 0, 1))
  const first = { at: start, from: offsetAt(zone, start), to: offsetAt(zone, start) }
  const standard = Math.min(first.to, ...changes.map(({ to }) => to))
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...[first, ...changes].flatMap((change) => observance(zone, change, standard)),
    'END:VTIMEZONE',
  ]
}

function observance(zone: string, { at, from, to }: Change, standard: number): string[] {
  const kind = to === standard ? 'STANDARD' : 'DAYLIGHT'
  return [
    `BEGIN:${kind}`,
    // By the clocks as they stood before the change, as section 3.6.5 asks.
    `DTSTART:${stamp(at + from * 60_000)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `TZNAME:${nameAt(zone, at)}`,
    `END:${kind}`,
  ]
}

/** Clocks are set no more often than twice a week, and on a full minute. */
function findChanges(zone: string, start: number, end: number): Change[] {
  const step = 84 * HOUR_MS
  const changes: Change[] = []
  for (let from = start; from < end; from += step) {
    const before = offsetAt(zone, from)
    const after = offsetAt(zone, from + step)
    if (before !== after) changes.push({ at: findChange(zone, from, from + step), from: before, to: after })
  }
  return changes
}

/** The first minute between `low` and `high` with the offset of `high`. */
function findChange(zone: string, low: number, high: number): number {
  const before = offsetAt(zone, low)
  let [earliest, latest] = [low, high]
  while (latest - earliest > 60_000) {
    const middle = Math.floor((earliest + latest) / 120_000) * 60_000
    if (offsetAt(zone, middle) === before) earliest = middle
    else latest = middle
  }
  return latest
}

/** Minutes east of Greenwich. */
function offsetAt(zone: string, at: number): number {
  const text = partAt(zone, at, 'longOffset')
  const match = /GMT(?<sign>[+-])(?<hours>\d\d):(?<minutes>\d\d)/.exec(text)?.groups
  if (match === undefined) return 0
  const minutes = Number(match.hours) * 60 + Number(match.minutes)
  return match.sign === '-' ? -minutes : minutes
}

function nameAt(zone: string, at: number): string {
  return partAt(zone, at, 'short')
}

function partAt(zone: string, at: number, timeZoneName: 'longOffset' | 'short'): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName })
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** `20261101T020000`. */
function stamp(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+Z/g, '')
}

/** `-0500`. */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const digits = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${digits(size / 60)}${digits(size % 60)}`
}
