import { SEASON, spreadCount } from '../../figures/spread.ts'
import { daysBetween, monthsOfFiscalYear, type SamplePeriod } from '../periods.ts'
import { COUNTY_SHARES, type County, ROAD_WEIGHTS, type Road } from '../roads/freeways.ts'
import { isHurricane, trafficOn } from '../special-days.ts'
import { yearTarget } from '../year-targets.ts'

/** Counts the Road Ranger stops of a period in a county and on a road; `all` stands for every one. */
export type AssistCount = (
  period: Pick<SamplePeriod, 'start' | 'end'>,
  county: string,
  road: string,
) => number

/** Stops of a day by county and road. */
type Day = ReadonlyMap<string, number>

/** Draws the stops of these fiscal years, as many a year and a month as the annual reports say. */
export function drawAssists(years: readonly number[]): AssistCount {
  const days = new Map<string, Day>()
  for (const year of years) {
    const ofMonths = spreadCount(yearTarget('assists', year), SEASON, `stops months ${year}`)
    monthsOfFiscalYear(year).forEach((month, index) => {
      for (const [day, stops] of spreadOverDays(month, ofMonths[index] ?? 0))
        days.set(day, spreadOverRoads(day, stops))
    })
  }
  return ({ start, end }, county, road) =>
    daysBetween(start, end).reduce((sum, day) => sum + (days.get(day)?.get(`${county}|${road}`) ?? 0), 0)
}

function spreadOverDays(month: string, total: number): [string, number][] {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0))
  const days = daysBetween(month, last.toISOString().slice(0, 10))
  // Crews stayed in while the storm passed, and their stops were not made up for.
  const isOnRoad = (day: string) => !isHurricane(day) || trafficOn(day) > 0.6
  const counts = spreadCount(total, days.map(trafficOn), `stops days ${month}`)
  return days.map((day, index) => [day, isOnRoad(day) ? (counts[index] ?? 0) : 0])
}

function spreadOverRoads(day: string, stops: number): Day {
  const counts = new Map<string, number>()
  const add = (name: string, count: number) => counts.set(name, (counts.get(name) ?? 0) + count)
  const ofCounties = spreadCount(stops, Object.values(COUNTY_SHARES), `stops counties ${day}`)
  // The keys of a const object are exactly its own names.
  for (const [index, county] of (Object.keys(COUNTY_SHARES) as County[]).entries()) {
    const roads = Object.entries(ROAD_WEIGHTS[county]) as [Road, number][]
    const weights = roads.map(([, weight]) => weight)
    const ofRoads = spreadCount(ofCounties[index] ?? 0, weights, `stops roads ${day} ${county}`)
    for (const [at, [road]] of roads.entries()) {
      const count = ofRoads[at] ?? 0
      for (const name of [`all|all`, `${county}|all`, `all|${road}`]) add(name, count)
    }
  }
  return counts
}
