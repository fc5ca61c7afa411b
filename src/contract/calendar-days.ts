// Apart from the schemas, so that a page can count days without carrying those.

/** The day `count` days after `day` (before it when negative). */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** Made once for the many days of one district in a row: making a format takes a hundred times as long as using it. */
let lastFormat = { timeZone: '', format: new Intl.DateTimeFormat() }

/** The calendar day it is at an instant in a time zone; the Canadian way of writing days is `YYYY-MM-DD`. */
export function dayIn(timeZone: string, now: Date): string {
  if (lastFormat.timeZone !== timeZone)
    lastFormat = { timeZone, format: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }) }
  return lastFormat.format.format(now)
}
