import { arterialYears, expressYears, reliabilityYears } from './corridors.ts'
import { FISCAL_YEARS, type FiscalYear, figureOf, type MeasureName, measures } from './fiscal-years.ts'
import { formatChange, formatValue, previousYear } from './wording.ts'

/**
 * What a text may name in double braces: `{{lanesOpen}}` its value, `{{lanesOpen.before}}` the
 * value of the year before, `{{lanesOpen.change}}` "1.4 minutes faster"; corridors by short names,
 * such as `{{i95.toll}}`, `{{broward.splitFailure}}` and `{{i95broward.allow}}`.
 */
export function yearWords(year: FiscalYear): ReadonlyMap<string, string> {
  const words = new Map<string, string>([
    ['year', `${year}`],
    ['before', `${previousYear(year)}`],
    ['firstYear', `${FISCAL_YEARS[0]}`],
  ])
  // Object.keys of a const object lists exactly its own names.
  for (const name of Object.keys(measures) as MeasureName[]) {
    const { unit } = measures[name]
    words.set(name, inText(figureOf(name, year), unit))
    words.set(`${name}.before`, inText(figureOf(name, previousYear(year)), unit))
    words.set(`${name}.change`, formatChange(name, year))
  }
  addExpress(words, year)
  addArterials(words, year)
  addReliability(words, year)
  return words
}

function addExpress(words: Map<string, string>, year: FiscalYear): void {
  const shortNames: Record<string, string> = {
    '95 Express': 'i95',
    '75 Express': 'i75',
    '595 Express': 'i595',
  }
  for (const lane of expressYears(year)) {
    const short = shortNames[lane.corridor]
    words.set(`${short}.trips`, inText(lane.tripsMillions, 'millions'))
    words.set(`${short}.atTarget`, inText(lane.atTargetPercent, 'percent'))
    words.set(`${short}.saved`, inText(lane.minutesSaved, 'minutes'))
    words.set(`${short}.toll`, inText(lane.meanTollUsd, 'usd'))
    words.set(`${short}.open`, inText(lane.availabilityPercent, 'percent'))
  }
}

function addArterials(words: Map<string, string>, year: FiscalYear): void {
  const shortNames: Record<string, string> = { Broward: 'broward', 'Palm Beach': 'palmBeach' }
  for (const county of arterialYears(year)) {
    const short = shortNames[county.county]
    words.set(`${short}.retimed`, inText(county.corridorsRetimed, 'count'))
    words.set(`${short}.green`, inText(county.arrivalsOnGreenPercent, 'percent'))
    words.set(`${short}.splitFailure`, inText(county.splitFailurePercent, 'percent'))
    words.set(`${short}.outages`, inText(county.outages, 'count'))
  }
}

function addReliability(words: Map<string, string>, year: FiscalYear): void {
  for (const stretch of reliabilityYears(year)) {
    const short = stretch.stretch.toLowerCase().replace(/[^a-z0-9]/g, '')
    words.set(`${short}.freeFlow`, `${stretch.freeFlowMinutes}`)
    words.set(`${short}.mean`, `${Math.round(stretch.freeFlowMinutes * stretch.travelTimeIndex)}`)
    words.set(`${short}.allow`, `${Math.round(stretch.freeFlowMinutes * stretch.planningTimeIndex)}`)
  }
}

/** As running text has it: "95.7 percent" rather than "95.7 %". */
function inText(value: number, unit: Parameters<typeof formatValue>[1]): string {
  return formatValue(value, unit).replace(' %', ' percent')
}
