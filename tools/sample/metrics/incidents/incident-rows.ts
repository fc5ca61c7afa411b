import type { MetricsRow } from '../../../../src/contract/metrics-table.ts'
import type { TimArea } from '../../../../src/contract/tim-report.ts'
import { levelOfDuration } from '../../../../src/measures/incidents/level.ts'
import { type Chance, createChance } from '../chance.ts'
import type { FreewayEvent } from '../events/freeway-event.ts'
import { MONTHS, type SamplePeriod } from '../periods.ts'
import { type County, lanesOf } from '../roads/freeways.ts'
import { EXITS } from './exits.ts'

const COUNTIES_OF: Record<TimArea, readonly County[]> = {
  broward: ['Broward'],
  palmBeach: ['Palm Beach'],
  treasureCoast: ['Martin', 'St. Lucie', 'Indian River'],
}
const PREFIX: Record<TimArea, string> = { broward: 'BR', palmBeach: 'PB', treasureCoast: 'TC' }

/** How many incidents each team went through, and how many of them blocked no lane. */
const REVIEWED = { broward: 42, palmBeach: 40, treasureCoast: 38 } as const satisfies Record<TimArea, number>
const ASIDE = 5

/** The incidents of the newest month that the three teams went through, taken from the made-up events. */
export function incidentRows(events: readonly FreewayEvent[]): MetricsRow[] {
  const month = MONTHS.at(-1)
  if (month === undefined) throw new Error('the sample has no month')
  const ofMonth = events.filter(({ day }) => day >= month.start && day <= month.end)
  return (['broward', 'palmBeach', 'treasureCoast'] as const).flatMap((area) => {
    const chance = createChance(`incidents ${area} ${month.start}`)
    const chosen = chooseEvents(ofMonth, area, chance)
    return chosen.map((event, index) => incidentRow(event, { area, month, chance, number: index + 1 }))
  })
}

function chooseEvents(events: readonly FreewayEvent[], area: TimArea, chance: Chance): FreewayEvent[] {
  const here = chance.shuffled(events.filter(({ county }) => COUNTIES_OF[area].includes(county)))
  // Lanes that open before help comes are rare, and would be a warning at every check.
  const blocking = here.filter(
    ({ roadwayClearance, verification, response }) =>
      roadwayClearance !== null && roadwayClearance > verification + response + 1,
  )
  const aside = here.filter(
    ({ roadwayClearance, incidentClearance }) => roadwayClearance === null && incidentClearance > 45,
  )
  return [...blocking.slice(0, REVIEWED[area] - ASIDE), ...aside.slice(0, ASIDE)].sort((a, b) =>
    a.day < b.day ? -1 : 1,
  )
}

interface Place {
  area: TimArea
  month: SamplePeriod
  chance: Chance
  number: number
}

function incidentRow(event: FreewayEvent, { area, month, chance, number }: Place): MetricsRow {
  const { county, road, direction, type, roadwayClearance, incidentClearance } = event
  const places = EXITS[county][road] ?? []
  const lanes = lanesOf(county, road)
  const blocked =
    roadwayClearance === null
      ? 0
      : Math.min(lanes, 1 + Math.floor(chance.share() * (incidentClearance > 60 ? 3 : 2)))
  const isHeavy = type === 'crash' && incidentClearance > 100
  return {
    period_start: month.start,
    period_end: month.end,
    incident_id: `${PREFIX[area]}-${month.start.slice(0, 7)}-${String(number).padStart(4, '0')}`,
    area,
    county,
    road,
    direction,
    location: places[Math.floor(chance.share() * places.length)] ?? 'Between exits',
    event_type: type,
    level: String(levelOfDuration(incidentClearance) ?? ''),
    lanes_blocked: blocked,
    lanes_total: lanes,
    ...stampsOf(event, chance),
    sirv: isHeavy && blocked > 1 ? 'yes' : 'no',
    risc: isHeavy && chance.happens(0.3) ? 'yes' : 'no',
    secondary: event.isSecondary ? 'yes' : 'no',
    row_status: month.status,
  }
}

/** The stamps of its timeline to the minute; of an event without times some are missing. */
function stampsOf(event: FreewayEvent, chance: Chance): MetricsRow {
  const hour = chance.happens(0.55) ? 6 + chance.share() * 4 : 10 + chance.share() * 11
  const first = Date.parse(`${event.day}T00:00:00Z`) + Math.floor(hour * 60) * 60_000
  const stamp = (minutes: number) =>
    `${new Date(first + Math.round(minutes) * 60_000).toISOString().slice(0, 19)}-04:00`
  const { verification, response, roadwayClearance, incidentClearance, isTimed } = event
  const open = roadwayClearance === null ? null : roadwayClearance
  return {
    t1: stamp(0),
    t2: stamp(verification),
    t3: stamp(verification + response * 0.2),
    t4: isTimed ? stamp(verification + response) : null,
    t5: open === null ? null : stamp(open),
    t6: isTimed ? stamp(incidentClearance) : null,
    t7: open === null || chance.happens(0.15) ? null : stamp(open + 8 + chance.share() * open * 0.6),
  }
}
