import { mean } from '../../../../src/measures/means.ts'
import { percentile } from '../../../../src/measures/percentile.ts'
import { SEASON, spreadCount, spreadMean } from '../../figures/spread.ts'
import { fiscalYearOf, monthsOfFiscalYear } from '../periods.ts'
import { yearTarget } from '../year-targets.ts'
import { type EventGroup, groupEvents } from './event-groups.ts'
import type { FreewayEvent } from './freeway-event.ts'

/** After so many rounds both hold to a tenth of a minute. */
const ROUNDS = 5
/** Groups of more lane-blocking events are never odd, and sorting them takes long. */
const SURE_FROM = 400

/** Fewer lane-blocking events than this say nothing about times. */
export const FEWEST_BLOCKING = 3

/**
 * Stretches and shortens what was drawn until the mean of every month is the one of its annual report, and until
 * no published group has lanes open, on the whole, later than its scenes were clear.
 */
export function settleTimes(events: readonly FreewayEvent[]): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    stretchToTargets(events)
    shortenOddOnes(events)
  }
}

function stretchToTargets(events: readonly FreewayEvent[]): void {
  const months = Map.groupBy(events, ({ day }) => `${day.slice(0, 7)}-01`)
  for (const [month, ofMonth] of months) {
    const year = fiscalYearOf(month)
    const lanes = stretch(
      ofMonth.filter(isTimedBlocking),
      monthTarget('lanesOpen', month, year),
      (event) => event.roadwayClearance ?? 0,
    )
    for (const event of ofMonth) {
      if (event.roadwayClearance === null) continue
      const later = event.incidentClearance - event.roadwayClearance
      event.roadwayClearance *= lanes
      event.incidentClearance = event.roadwayClearance + later
    }
    const aside = ofMonth.filter(({ roadwayClearance }) => roadwayClearance === null)
    const scenes = meanOfScenes(ofMonth, aside, monthTarget('sceneClear', month, year))
    for (const event of aside) {
      event.incidentClearance = Math.max(
        event.verification + event.response,
        event.incidentClearance * scenes,
      )
    }
  }
}

function isTimedBlocking({ isTimed, roadwayClearance }: FreewayEvent): boolean {
  return isTimed && roadwayClearance !== null
}

/** The month's mean; for lanes the one that the chart in the annual report shows. */
function monthTarget(name: 'lanesOpen' | 'sceneClear', month: string, year: number): number {
  const [total, seed] =
    name === 'lanesOpen'
      ? (['laneBlocking', `minutes months ${year}`] as const)
      : (['events', `scene months ${year}`] as const)
  const events = spreadCount(
    yearTarget(total, year),
    SEASON,
    `${name === 'lanesOpen' ? 'blocking' : 'event'} months ${year}`,
  )
  const minutes = spreadMean(yearTarget(name, year), events, seed)
  const target = minutes[monthsOfFiscalYear(year).indexOf(month)]
  if (target === undefined) throw new Error(`${month} is no month of FY ${year}`)
  // The hurricane is not in the pattern of the seasons.
  return month === '2026-10-01' ? target * 1.06 : target
}

function stretch(
  events: readonly FreewayEvent[],
  target: number,
  of: (event: FreewayEvent) => number,
): number {
  const now = mean(events.map(of))
  return now === null ? 1 : target / now
}

/** By how much events beside the road must stretch so that all scenes together have the mean of the year. */
function meanOfScenes(all: readonly FreewayEvent[], aside: readonly FreewayEvent[], target: number): number {
  const sum = (events: readonly FreewayEvent[]) =>
    events.reduce((minutes, event) => minutes + (event.isTimed ? event.incidentClearance : 0), 0)
  const timed = all.filter(({ isTimed }) => isTimed).length
  return (target * timed - (sum(all) - sum(aside))) / sum(aside)
}

/** Shortens the lanes of groups that were blocked, on the whole, for longer than their scenes lasted. */
function shortenOddOnes(events: readonly FreewayEvent[]): void {
  const { week, month, quarter } = groupEvents(events)
  for (const group of [...week, ...month, ...quarter]) {
    if (group.hasTimes) shortenGroup(group)
  }
}

function shortenGroup({ events }: EventGroup): void {
  const timed = events.filter(({ isTimed }) => isTimed)
  const blocking = timed.filter(isTimedBlocking)
  if (blocking.length < FEWEST_BLOCKING || blocking.length > SURE_FROM) return
  const scenes = STATISTICS.map((of) => of(timed.map(({ incidentClearance }) => incidentClearance)) ?? 0)
  const isOdd = () => {
    const lanes = blocking.map(({ roadwayClearance }) => roadwayClearance)
    return STATISTICS.some((of, index) => (of(lanes) ?? 0) > (scenes[index] ?? 0) - 0.1)
  }
  for (let tries = 0; tries < 60 && isOdd(); tries += 1) {
    for (const event of blocking) event.roadwayClearance = (event.roadwayClearance ?? 0) * 0.96
  }
}

const STATISTICS = [
  mean,
  (values: readonly (number | null)[]) => percentile(values, 50),
  (values: readonly (number | null)[]) => percentile(values, 90),
]
