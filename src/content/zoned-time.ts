/** `2026-11-23 06:00` or `2026-11-23T06:00:00`, with or without an offset. */
const WRITTEN = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2})?(Z|[+-]\d{2}:\d{2})?$/

/** The instant of a written time, or why it has none. */
export type ReadTime = { kind: 'instant'; at: Date } | { kind: 'unreadable' | 'skipped' | 'twice' }

/**
 * Reads a time as people write it: in `timeZone`, or with its own offset. `skipped`, `twice`: on nights when clocks
 * change, a time may not exist or may occur twice. Pure.
 */
export function readTime(written: string, timeZone: string): ReadTime {
  const [, day = '', minutes = '', seconds = ':00', offset] = WRITTEN.exec(written) ?? []
  const clock = `${day}T${minutes}${seconds}`
  const wallMs = Date.parse(`${clock}Z`)
  // A day past the end of its month rolls over into the next one.
  if (Number.isNaN(wallMs) || new Date(wallMs).toISOString().slice(0, 19) !== clock)
    return { kind: 'unreadable' }
  if (offset !== undefined) {
    const ms = Date.parse(clock + offset)
    return Number.isNaN(ms) ? { kind: 'unreadable' } : { kind: 'instant', at: new Date(ms) }
  }
  const offsets = new Set([-DAY_MS, DAY_MS].map((days) => offsetMs(wallMs + days, timeZone)))
  const instants = [...offsets]
    .map((ms) => wallMs - ms)
    .filter((ms) => ms + offsetMs(ms, timeZone) === wallMs)
  const [first, second] = instants
  if (first === undefined) return { kind: 'skipped' }
  return second === undefined ? { kind: 'instant', at: new Date(first) } : { kind: 'twice' }
}

/** Whether a text is written as a time on a day that exists; which instant it means may still need a time zone. Pure. */
export function isWrittenTime(written: string): boolean {
  return readTime(written, 'UTC').kind === 'instant'
}

/** An instant with the offset of a time zone: `2026-11-23T06:00:00-05:00`. Pure. */
export function writeTime(at: Date, timeZone: string): string {
  const offset = offsetMs(at.getTime(), timeZone)
  const clock = new Date(at.getTime() + offset).toISOString().slice(0, 19)
  const minutes = Math.abs(offset) / MINUTE_MS
  const parts = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${clock}${offset < 0 ? '-' : '+'}${parts.join(':')}`
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Cached: creating a format takes a hundred times as long as using it, and a feed of events has thousands of times. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** How far the clocks of a time zone are ahead of UTC, milliseconds. */
export function offsetMs(epochMs: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  const name = format.formatToParts(epochMs).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /^GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
}
