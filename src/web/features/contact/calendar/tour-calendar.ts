import { buildTimeZone } from './time-zone-rules.ts'

/** One day that was asked for. */
interface DayParam {
  /** `YYYY-MM-DD` in the district's time zone. */
  day: string
  summary: string
}

/** What a calendar file of a tour request says. */
export interface TourCalendar {
  reference: string
  receivedAt: Date
  days: readonly DayParam[]
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

function eventLines(calendar: TourCalendar, { day, summary }: DayParam, number: number): string[] {
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
