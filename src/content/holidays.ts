import { setImmediate } from 'node:timers/promises'
import type { OfficeCalendar } from '../contract/district-profile.ts'

type Observed = NonNullable<OfficeCalendar['holidays']>

/** The holidays an office observes, or what is wrong with them in `site.yaml`. */
type Holidays =
  | { kind: 'read'; days: readonly string[] }
  | { kind: 'unknown'; key: keyof Observed; message: string }

/**
 * The public holidays of a country and state in these years, oldest first, with the days on which they are observed
 * instead. Source: the npm package date-holidays, loaded only when an office observes holidays.
 */
export async function readHolidays(observed: Observed, years: readonly number[]): Promise<Holidays> {
  const { default: PublicHolidays } = await import('date-holidays')
  const { country, state, except = [] } = observed
  const catalog = new PublicHolidays()
  if (!Object.hasOwn(catalog.getCountries(), country))
    return {
      kind: 'unknown',
      key: 'country',
      message: 'has no calendar of holidays: write closedDays instead',
    }
  const states = catalog.getStates(country) ?? {}
  if (state !== undefined && !Object.hasOwn(states, state))
    return { kind: 'unknown', key: 'state', message: `is not one of: ${Object.keys(states).join(', ')}` }
  const calendar = state === undefined ? new PublicHolidays(country) : new PublicHolidays(country, state)
  const ofYears: ReturnType<typeof calendar.getHolidays> = []
  for (const year of years) {
    // A year takes 10 ms: let visitors' requests through in between.
    await setImmediate()
    ofYears.push(...calendar.getHolidays(year))
  }
  const all = ofYears.filter(({ type }) => type === 'public')
  const names = new Set(all.map(({ name }) => name))
  const wrong = except.find((name) => !names.has(name))
  if (wrong !== undefined) {
    const message = `"${wrong}" is not one of the holidays: ${[...names].join(', ')}`
    return { kind: 'unknown', key: 'except', message }
  }
  const days = all
    .filter(({ name }) => !except.some((one) => name === one || name.startsWith(`${one} (`)))
    .map(({ date }) => date.slice(0, 10))
  return { kind: 'read', days: [...new Set(days)].toSorted() }
}
