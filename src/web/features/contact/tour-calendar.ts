import type { FormValues } from '../../../contract/form-body.ts'
import type { SiteInLanguage } from '../../../contract/site-in-language.ts'
import type { Translate } from '../../messages/translate.ts'
import { saveFile } from '../../ui/browser.ts'

/** Lets the visitor save the days of a tour request as a calendar file. */
export function saveCalendar(
  { reference, receivedAt, values }: Pick<TourCalendar, 'reference' | 'receivedAt'> & { values: FormValues },
  site: SiteInLanguage,
  t: Translate,
): void {
  const { dateFirst = '', dateSecond = '' } = values
  const { phone, phoneHours, post } = site.contact
  const days =
    dateSecond === ''
      ? [{ day: dateFirst, summary: t('calendar.summary') }]
      : [
          { day: dateFirst, summary: t('calendar.summaryFirst') },
          { day: dateSecond, summary: t('calendar.summarySecond') },
        ]
  const text = writeTourCalendar({
    reference,
    receivedAt,
    days,
    timeWindow: values.timeWindow === 'pm' ? 'pm' : 'am',
    description: t('calendar.description', { reference, phone, hours: phoneHours }),
    location: values.visitKind === 'inPerson' ? post.join(', ') : '',
    timeZone: site.district.timeZone,
    host: location.hostname,
  })
  saveFile(new Blob([text], { type: 'text/calendar' }), `${reference}.ics`)
}

export interface TourCalendar {
  reference: string
  receivedAt: Date
  /** The requested days, `YYYY-MM-DD` in the district's time zone. */
  days: readonly { day: string; summary: string }[]
  timeWindow: 'am' | 'pm'
  description: string
  /** The office's address; empty for a visit by video. */
  location: string
  /** IANA name of the district's time zone. */
  timeZone: string
  /** The site's host name, which makes the event ids unique. */
  host: string
}

/** The hours of visits; the office sets the exact time. */
const HOURS = { am: ['08', '12'], pm: ['12', '17'] } as const

/**
 * Writes the days of a tour request as a calendar file (RFC 5545). Every event is tentative and blocks no time, because the
 * office has not confirmed it. Times are UTC, so that no program needs the rules of the district's time zone. Pure.
 */
export function writeTourCalendar(calendar: TourCalendar): string {
  const { reference, receivedAt, timeWindow, description, location, timeZone, host } = calendar
  const [from, to] = HOURS[timeWindow]
  const events = calendar.days.map(({ day, summary }, index) => [
    'BEGIN:VEVENT',
    `UID:${reference}-${index + 1}@${host}`,
    `DTSTAMP:${stamp(receivedAt)}`,
    `DTSTART:${stamp(instantAt(day, from, timeZone))}`,
    `DTEND:${stamp(instantAt(day, to, timeZone))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(location === '' ? [] : [`LOCATION:${escapeText(location)}`]),
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Traffic operations site//Tour request//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flat(),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** The instant of a local hour in a time zone. Clocks change at night, never during the hours of a visit. */
function instantAt(day: string, hour: string, timeZone: string): Date {
  const guess = new Date(`${day}T${hour}:00:00Z`)
  // Swedish times have the ISO 8601 format. Read as UTC, the time is off by the zone's offset.
  const shown = guess.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')
  return new Date(2 * guess.getTime() - Date.parse(`${shown}Z`))
}

/** `20261101T120000Z`. */
function stamp(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** Section 3.3.11: characters to escape in a text. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Section 3.1: a line has at most 75 bytes; it continues after a line break and a space. Characters are not split. */
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
