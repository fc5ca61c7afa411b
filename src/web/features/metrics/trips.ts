import type { FigureRows } from '../../../contract/metrics-overview.ts'
import type { Measured } from '../../../measures/measured.ts'
import { rounded } from '../../../measures/rounding.ts'
import { type FigureRow, readRows } from './figures.ts'

/** A trip along one road in one direction, between two places; with its stretches in each peak, in driving order. */
export interface Trip {
  key: string
  road: string
  direction: string
  from: string
  to: string
  /** By peak: `am`, `pm`. */
  peaks: ReadonlyMap<string, readonly FigureRow[]>
}

/** A trip's figures in one peak. */
export interface TripTimes {
  /** The sum of its stretches' means. */
  meanMinutes: Measured
  /** `null` for several stretches: percentiles do not add up. */
  p95Minutes: Measured
  freeFlowMinutes: Measured
  /** The lowest of its stretches, percent. */
  coveragePercent: Measured
  stretches: number
}

/**
 * Every trip that the published stretches make up, in the order of driving: each one, and those in a row, where the end
 * of one is the start of the next. A stretch names its ends in driving order, "Main St to Airport"; one that
 * does not is a trip by itself.
 */
export function tripsIn(reliability: FigureRows): Trip[] {
  const rows = readRows(reliability, ['road', 'direction', 'segment', 'peak'])
  const roads = Map.groupBy(rows, ({ word }) => `${word('road')} ${word('direction')}`)
  return [...roads.values()].flatMap((ofRoad) => {
    const stretches = inDrivingOrder(
      [...Map.groupBy(ofRoad, ({ word }) => word('segment'))].map(([segment, ofPeaks]) => ({
        ends: endsOf(segment),
        ofPeaks: new Map(ofPeaks.map((row) => [row.word('peak'), row])),
      })),
    )
    return stretches.flatMap((first) => {
      const chain = [first]
      const trips = [tripOver(chain)]
      for (;;) {
        const next = stretches.find(
          ({ ends }) =>
            ends.from === chain.at(-1)?.ends.to && chain.every((one) => one.ends.from !== ends.to),
        )
        if (next === undefined || chain.includes(next)) return trips.filter((trip) => trip !== null)
        chain.push(next)
        trips.push(tripOver(chain))
      }
    })
  })
}

interface Stretch {
  ends: { from: string; to: string }
  ofPeaks: ReadonlyMap<string, FigureRow>
}

/** Begins with each stretch that no other leads to; those in a circle keep their order. */
function inDrivingOrder(stretches: readonly Stretch[]): Stretch[] {
  const ordered = new Set<Stretch>()
  for (const first of stretches.filter(({ ends }) => stretches.every((one) => one.ends.to !== ends.from))) {
    let next: Stretch | undefined = first
    while (next !== undefined && !ordered.has(next)) {
      ordered.add(next)
      const to: string = next.ends.to
      next = stretches.find(({ ends }) => ends.from === to)
    }
  }
  return [...new Set([...ordered, ...stretches])]
}

/** `null`: no peak is published for all its stretches. */
function tripOver(chain: readonly Stretch[]): Trip | null {
  const [first, last] = [chain[0], chain.at(-1)]
  const peaks = new Map<string, FigureRow[]>()
  for (const peak of first?.ofPeaks.keys() ?? []) {
    const ofPeak = chain.map(({ ofPeaks }) => ofPeaks.get(peak)).filter((row) => row !== undefined)
    if (ofPeak.length === chain.length) peaks.set(peak, ofPeak)
  }
  const [row] = [...peaks.values()][0] ?? []
  if (row === undefined || first === undefined || last === undefined) return null
  const [road, direction, from, to] = [row.word('road'), row.word('direction'), first.ends.from, last.ends.to]
  return { key: [road, direction, from, to].join('|'), road, direction, from, to, peaks }
}

function endsOf(segment: string): { from: string; to: string } {
  const [from = '', to = ''] = segment.split(' to ')
  return to === '' ? { from: segment, to: '' } : { from, to }
}

/** "I-10: Riverton – Lakeside", as one drives. */
export function tripName({ road, from, to }: Pick<Trip, 'road' | 'from' | 'to'>): string {
  return to === '' ? `${road}: ${from}` : `${road}: ${from} – ${to}`
}

/** The same for one published stretch. */
export function stretchName({ word }: FigureRow): string {
  return tripName({ road: word('road'), ...endsOf(word('segment')) })
}

/**
 * The stretch with the most morning traffic, which a page may open with: vehicle-miles per minute of free-flow travel
 * time, so that a long stretch does not count as busy for its length. `null`: there is none.
 */
export function busiestTrip(trips: readonly Trip[]): Trip | null {
  const driven = (trip: Trip) => {
    const stretches = trip.peaks.get('am') ?? []
    const [only] = stretches
    if (only === undefined || stretches.length > 1) return -1
    return (
      (only.figure('vehicle_miles') ?? 0) / (only.figure('free_flow_minutes') ?? Number.POSITIVE_INFINITY)
    )
  }
  return trips.reduce<Trip | null>(
    (best, trip) => (best === null || driven(trip) > driven(best) ? trip : best),
    null,
  )
}

/** The figures over all stretches of a trip in one peak; a figure that one stretch lacks is missing. */
export function timesOver(stretches: readonly FigureRow[]): TripTimes {
  const values = (column: string) => stretches.map(({ figure }) => figure(column))
  const sum = (column: string) => {
    const all = values(column)
    const measured = all.filter((value) => value !== null)
    return measured.length < all.length
      ? null
      : rounded(
          measured.reduce((total, value) => total + value, 0),
          1,
        )
  }
  const coverage = values('coverage_percent').filter((value) => value !== null)
  return {
    meanMinutes: sum('mean_minutes'),
    p95Minutes: stretches.length === 1 ? sum('p95_minutes') : null,
    freeFlowMinutes: sum('free_flow_minutes'),
    coveragePercent: coverage.length < stretches.length ? null : Math.min(...coverage),
    stretches: stretches.length,
  }
}
