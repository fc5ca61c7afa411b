import { offsetMs } from '../../../content/zoned-time.ts'
import type { Recurrence } from '../../../contract/roads.ts'
import { fieldOf } from '../../cameras/feed/read-field.ts'
import { parseJson } from '../../upstream/split-records.ts'
import type { RoadTally } from './feed-records.ts'

/** Before and after these years a time is a mistake; milliseconds since 1970. */
const EARLIEST = Date.UTC(2000, 0, 1)
const LATEST = Date.UTC(2100, 0, 1)
/** Seconds since 1970 are below this for three thousand years, milliseconds above it since 1973. */
const MOST_SECONDS = 1e11

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?)?\s?(Z|[-+]\d\d:?\d\d)?$/i
const US =
  /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s(\d{1,2}):(\d\d)(?::(\d\d))?\s?(AM|PM)?)?\s?(Z|[-+]\d\d:?\d\d(?::\d\d)?)?$/i

/**
 * An instant in the many ways feeds write it: seconds or milliseconds since 1970, ISO 8601, or "6/16/2025 9:00:00 PM",
 * with an offset or else in the district's time zone. `null`: there is none; one that cannot be read is counted.
 */
export function parseTime(value: unknown, timeZone: string, problems: RoadTally): number | null {
  if (value === null || value === undefined || value === '' || value === 0) return null
  const ms = typeof value === 'number' ? fromNumber(value) : fromText(String(value).trim(), timeZone)
  if (ms !== null && ms >= EARLIEST && ms < LATEST) return ms
  problems.add('badTime')
  return null
}

function fromNumber(value: number): number | null {
  if (!Number.isFinite(value)) return null
  return Math.abs(value) < MOST_SECONDS ? value * 1000 : value
}

function fromText(text: string, timeZone: string): number | null {
  if (/^\d{9,13}$/.test(text)) return fromNumber(Number(text))
  const iso = ISO.exec(text)
  if (iso !== null) {
    const [, year, month, day, hour = '0', minute = '0', second = '0', offset] = iso
    return instantOf([year, month, day, hour, minute, second].map(Number), offset, timeZone)
  }
  const us = US.exec(text)
  if (us === null) return null
  const [, month, day, year, hour = '0', minute = '0', second = '0', half, offset] = us
  return instantOf(
    [year, month, day, toHour24(Number(hour), half), minute, second].map(Number),
    offset,
    timeZone,
  )
}

function toHour24(hour: number, half: string | undefined): number {
  if (half === undefined) return hour
  return (hour % 12) + (half.toUpperCase() === 'PM' ? 12 : 0)
}

function instantOf(parts: readonly number[], offset: string | undefined, timeZone: string): number | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
  const local = Date.UTC(year, month - 1, day, hour, minute, second)
  // February 30 would become a day of March.
  if (new Date(local).getUTCDate() !== (hour === 24 ? new Date(local).getUTCDate() : day) || month > 12)
    return null
  if (offset === undefined) return inZone(local, timeZone)
  if (/^z$/i.test(offset)) return local
  const [, sign, hours, minutes] = /^([-+])(\d\d):?(\d\d)/.exec(offset) ?? []
  const ms = (Number(hours) * 60 + Number(minutes)) * 60_000
  return local - (sign === '-' ? -ms : ms)
}

/** The instant at which clocks of a time zone show a local time; of two, in the night clocks go back, one of them. */
function inZone(local: number, timeZone: string): number {
  const guess = local - offsetMs(local, timeZone)
  return local - offsetMs(guess, timeZone)
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const MINUTES_A_DAY = 24 * 60

interface Slot {
  day: number
  start: number
  /** Beyond a day: on the next one. */
  end: number
}

/**
 * Days and hours of work from `RecurrenceSchedules`: entries with days and times, a night being cut in two at midnight,
 * which are put together again. Empty: none, or they cannot be read, which is counted.
 */
export function parseSchedules(value: unknown, problems: RoadTally): Recurrence[] {
  const list = typeof value === 'string' && value !== '' ? parseJson(value) : value
  if (list === '' || list === null || (Array.isArray(list) && list.length === 0)) return []
  if (value === undefined) return []
  const slots = Array.isArray(list) ? list.slice(0, 100).flatMap(slotsOf) : []
  if (slots.length === 0) problems.add('badSchedule')
  return groupSlots(slots)
}

function slotsOf(entry: unknown): Slot[] {
  const [days, times] = [fieldOf(entry, 'DaysOfWeek'), fieldOf(entry, 'Times')]
  if (!Array.isArray(days) || !Array.isArray(times)) return []
  return days.slice(0, 7).flatMap((name) =>
    times.slice(0, 24).flatMap((time) => {
      const day = DAYS.indexOf(String(name).toLowerCase())
      const [start, end] = [minutesOf(fieldOf(time, 'StartTime')), minutesOf(fieldOf(time, 'EndTime'))]
      if (day < 0 || start === null || end === null) return []
      return [{ day, start, end: end <= start ? end + MINUTES_A_DAY : end }]
    }),
  )
}

/** "23:59:59-05:00:00" is the end of the day; the last second of an hour is the next one. */
function minutesOf(text: unknown): number | null {
  const [, hour, minute, second = '0'] = /^(\d\d):(\d\d)(?::(\d\d))?/.exec(String(text)) ?? []
  if (hour === undefined) return null
  const minutes = Number(hour) * 60 + Number(minute) + (Number(second) >= 30 ? 1 : 0)
  return minutes <= MINUTES_A_DAY ? minutes : null
}

/** WZDx and 511 alike: puts nights together and gathers days of the same hours. */
function groupSlots(slots: readonly Slot[]): Recurrence[] {
  const unique = [...new Map(slots.map((slot) => [JSON.stringify(slot), slot])).values()]
  const isMorning = (slot: Slot) => slot.start === 0 && slot.end < MINUTES_A_DAY
  const nightOf = (slot: Slot) =>
    slot.end === MINUTES_A_DAY && slot.start > 0
      ? unique.find((next) => next.day === (slot.day + 1) % 7 && isMorning(next))
      : undefined
  const continued = new Set(unique.map(nightOf))
  const whole = unique
    .filter((slot) => !continued.has(slot))
    .map((slot) => ({ ...slot, end: slot.end + (nightOf(slot)?.end ?? 0) }))
  const groups = Map.groupBy(whole, ({ start, end }) => `${clock(start)} ${clock(end)}`)
  return [...groups.values()].map((group) => ({
    days: [...new Set(group.map(({ day }) => day))].sort((a, b) => a - b),
    startTime: clock(group[0]?.start ?? 0),
    endTime: clock(group[0]?.end ?? 0),
  }))
}

function clock(minutes: number): string {
  const shown = minutes > MINUTES_A_DAY ? minutes - MINUTES_A_DAY : minutes
  return [Math.floor(shown / 60), shown % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
