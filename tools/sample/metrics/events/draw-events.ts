import { SEASON, spreadCount } from '../../figures/spread.ts'
import { type Chance, createChance } from '../chance.ts'
import { daysBetween, monthsOfFiscalYear } from '../periods.ts'
import { COUNTY_SHARES, type County, DIRECTIONS_OF, ROAD_WEIGHTS } from '../roads/freeways.ts'
import { isHurricane, trafficOn } from '../special-days.ts'
import { yearTarget } from '../year-targets.ts'
import { kindsOn, LENGTH } from './event-kinds.ts'
import type { FreewayEvent } from './freeway-event.ts'

/**
 * Draws the events of one fiscal year. Their numbers are those of its annual report: of the year, of each
 * month where the report shows months, and of each county.
 */
export function drawEvents(year: number): FreewayEvent[] {
  const chance = createChance(`events of FY ${year}`)
  const blocking = spreadCount(yearTarget('laneBlocking', year), SEASON, `blocking months ${year}`)
  const all = spreadCount(yearTarget('events', year), SEASON, `event months ${year}`)
  const decks = {
    blocking: countyDeck(yearTarget('laneBlocking', year), `blocking ${year}`, chance),
    aside: asideDeck(year, chance),
  }
  const events = monthsOfFiscalYear(year).flatMap((month, index) => {
    const lanes = blocking[index] ?? 0
    const others = (all[index] ?? 0) - lanes
    const days = daysOfMonth(month)
    const draw = (deck: County[], count: number, isBlocking: boolean) =>
      deck.splice(0, count).map((county) => drawEvent(chance, days, county, { year, isBlocking }))
    return [...draw(decks.blocking, lanes, true), ...draw(decks.aside, others, false)]
  })
  markFollowUps(events, year, chance)
  return events.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

/** The counties of so many events, in an order of chance, as often as the annual report counts them. */
function countyDeck(total: number, seed: string, chance: Chance): County[] {
  const counts = spreadCount(total, Object.values(COUNTY_SHARES), seed)
  return chance.shuffled(
    counties().flatMap((county, index) => Array<County>(counts[index] ?? 0).fill(county)),
  )
}

/** Those of the events that block no lane: all of a county less the ones that do. */
function asideDeck(year: number, chance: Chance): County[] {
  const shares = Object.values(COUNTY_SHARES)
  const all = spreadCount(yearTarget('events', year), shares, `events ${year}`)
  const blocking = spreadCount(yearTarget('laneBlocking', year), shares, `blocking ${year}`)
  return chance.shuffled(
    counties().flatMap((county, index) =>
      Array<County>((all[index] ?? 0) - (blocking[index] ?? 0)).fill(county),
    ),
  )
}

function counties(): County[] {
  // The keys of a const object are exactly its own names.
  return Object.keys(COUNTY_SHARES) as County[]
}

function daysOfMonth(month: string): Record<string, number> {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0))
  const days = daysBetween(month, last.toISOString().slice(0, 10))
  return Object.fromEntries(days.map((day) => [day, trafficOn(day)]))
}

function drawEvent(
  chance: Chance,
  days: Record<string, number>,
  county: County,
  { year, isBlocking }: { year: number; isBlocking: boolean },
): FreewayEvent {
  const day = chance.pick(days)
  const road = chance.pick(ROAD_WEIGHTS[county] as Record<keyof typeof DIRECTIONS_OF, number>)
  const type = chance.pick(kindsOn(day, isBlocking))
  const length = LENGTH[type] * (isHurricane(day) ? 1.45 : 1)
  const verification = chance.skewed(yearTarget('verified', year), 0.6)
  const response = chance.skewed(yearTarget('helpArrives', year) - yearTarget('verified', year), 0.6)
  const lanesOpen = isBlocking
    ? Math.max(3, chance.skewed(yearTarget('lanesOpen', year) * length, 0.72))
    : null
  const work = chance.skewed(isBlocking ? 14 : 38 * length, isBlocking ? 0.8 : 0.75)
  return {
    day,
    county,
    road,
    direction: DIRECTIONS_OF[road][chance.happens(0.51) ? 0 : 1],
    type,
    isTimed: chance.happens(isBlocking ? 0.97 : 0.955),
    verification,
    response,
    roadwayClearance: lanesOpen,
    incidentClearance: Math.max(lanesOpen ?? 0, verification + response) + work,
    isSecondary: false,
    respondersStruck: 0,
  }
}

/** Says which crashes followed an earlier one, and at which a responder was hit. */
function markFollowUps(events: readonly FreewayEvent[], year: number, chance: Chance): void {
  const crashes = chance.shuffled(events.filter(({ type }) => type === 'crash'))
  for (const crash of crashes.splice(0, yearTarget('secondary', year))) crash.isSecondary = true
  for (const crash of crashes.splice(0, yearTarget('struckBy', year))) crash.respondersStruck = 1
}
