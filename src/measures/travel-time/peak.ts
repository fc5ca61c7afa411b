import type { TRIP_PEAKS } from '../../contract/metrics-address.ts'

/** A weekday peak that travel times are published for. */
export type Peak = (typeof TRIP_PEAKS)[number]

/**
 * The hour at which each peak ends in the district's time zone: 6 to 9 a.m. and 4 to 7 p.m., as the messages say.
 *
 * Source: FHWA Urban Congestion Report; 23 CFR 490.
 */
const PEAKS: readonly { peak: Peak; endHour: number }[] = [
  { peak: 'am', endHour: 9 },
  { peak: 'pm', endHour: 19 },
]

/** The published peak that it is now, or else the next one; `null`: none is published. Pure. */
export function peakAt(published: readonly Peak[], now: Date, timeZone: string): Peak | null {
  const inOrder = PEAKS.filter(({ peak }) => published.includes(peak))
  const { isWeekend, hour } = localTime(now, timeZone)
  const today = isWeekend ? undefined : inOrder.find(({ endHour }) => hour < endHour)
  return (today ?? inOrder[0])?.peak ?? null
}

/** Reused for one district: creating a format takes a hundred times as long as using it. */
let lastFormat = { timeZone: '', format: new Intl.DateTimeFormat() }

function localTime(now: Date, timeZone: string): { isWeekend: boolean; hour: number } {
  if (lastFormat.timeZone !== timeZone) {
    const options = { weekday: 'short', hour: 'numeric', hourCycle: 'h23' } as const
    lastFormat = { timeZone, format: new Intl.DateTimeFormat('en-US', { ...options, timeZone }) }
  }
  const parts = new Map(lastFormat.format.formatToParts(now).map(({ type, value }) => [type, value]))
  const weekday = parts.get('weekday')
  return { isWeekend: weekday === 'Sat' || weekday === 'Sun', hour: Number(parts.get('hour')) }
}
