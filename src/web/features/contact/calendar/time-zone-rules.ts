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
