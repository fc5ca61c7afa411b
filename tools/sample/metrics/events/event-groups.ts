import { addDays } from '../../../../src/contract/calendar.ts'
import { levelOfDuration } from '../../../../src/measures/incidents/level.ts'
import { LAST_DAY, MONTHS, QUARTERS, type SamplePeriod, WEEKS } from '../periods.ts'
import { WEEKS_WITHOUT_TABLE } from '../special-days.ts'
import type { FreewayEvent } from './freeway-event.ts'

/** What the rows of one period are about: events that agree in some keys; `all` stands for every word. */
export interface EventGroup {
  period: SamplePeriod
  county: string
  road: string
  direction: string
  event_type: string
  level: string
  /** Whether there are enough events for their times to say something; otherwise they are only counted. */
  hasTimes: boolean
  /** The keys as one word. */
  name: string
  events: FreewayEvent[]
}

type Keys = Omit<EventGroup, 'period' | 'events'>

const WHOLE = {
  county: 'all',
  road: 'all',
  direction: 'all',
  event_type: 'all',
  level: 'all',
  hasTimes: true,
}

/** Types by county and by road are published since this time. */
const DETAIL_SINCE = {
  week: addDays(LAST_DAY, -13 * 7),
  month: '2025-10-01',
  quarter: '2023-01-01',
} as const

/** The rows of every week, month and quarter of the sample, with their events. */
export function groupEvents(
  events: readonly FreewayEvent[],
): Record<'week' | 'month' | 'quarter', EventGroup[]> {
  const byDay = Map.groupBy(events, ({ day }) => day)
  const weeks = WEEKS.filter(({ start }) => !WEEKS_WITHOUT_TABLE.has(start))
  return {
    week: weeks.flatMap((period) => groupsOf(period, byDay)),
    month: MONTHS.flatMap((period) => groupsOf(period, byDay)),
    quarter: QUARTERS.flatMap((period) => groupsOf(period, byDay)),
  }
}

function groupsOf(period: SamplePeriod, byDay: ReadonlyMap<string, FreewayEvent[]>): EventGroup[] {
  const groups = new Map<string, EventGroup>()
  const keysOf = rememberKeys(period)
  for (let day = period.start; day <= period.end; day = addDays(day, 1)) {
    for (const event of byDay.get(day) ?? []) {
      for (const keys of keysOf(event)) {
        const group = groups.get(keys.name)
        if (group === undefined) groups.set(keys.name, { ...keys, period, events: [event] })
        else group.events.push(event)
      }
    }
  }
  return [...groups.values()].sort(inOrder)
}

/** Events that agree in every key belong to the same groups. */
function rememberKeys(period: SamplePeriod): (event: FreewayEvent) => readonly Keys[] {
  const known = new Map<string, readonly Keys[]>()
  return (event) => {
    const level = String(levelOfDuration(event.incidentClearance) ?? 'all')
    const name = `${event.county}|${event.road}|${event.direction}|${event.type}|${level}`
    const keys = known.get(name) ?? keysOf(event, level, period)
    known.set(name, keys)
    return keys
  }
}

function keysOf(event: FreewayEvent, level: string, { kind, start }: SamplePeriod): Keys[] {
  const { county, road, direction, type } = event
  const keys = [
    WHOLE,
    { ...WHOLE, county },
    { ...WHOLE, road },
    { ...WHOLE, event_type: type },
    { ...WHOLE, level },
  ]
  if (kind !== 'week') keys.push({ ...WHOLE, road, direction })
  if (kind === 'week' || kind === 'month' || kind === 'quarter') {
    const counted = { ...WHOLE, event_type: type, hasTimes: false }
    if (start >= DETAIL_SINCE[kind]) keys.push({ ...counted, county }, { ...counted, road })
  }
  return keys.map((one) => ({ ...one, name: Object.values(one).join('|') }))
}

/** The whole first, then its parts by what they are told apart by. */
function inOrder(a: EventGroup, b: EventGroup): number {
  const place = (group: EventGroup) =>
    [group.county, group.road, group.direction, group.event_type, group.level]
      .map((key, index) => (key === 'all' ? 0 : 10 ** (4 - index)))
      .reduce((sum, value) => sum + value, 0)
  return place(a) - place(b) || (a.name < b.name ? -1 : 1)
}
