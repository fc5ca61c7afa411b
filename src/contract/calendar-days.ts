// Separate from the schemas so that pages can count days without loading them.

/** The day `count` days after `day` (before it when negative). */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** Reused for the many days of one district: creating a format takes a hundred times as long as using it. */
let lastFormat = { timeZone: '', format: new Intl.DateTimeFormat() }

/** The calendar day at an instant in a time zone; Canadian English writes days as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, now: Date): string {
  if (lastFormat.timeZone !== timeZone)
    lastFormat = { timeZone, format: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }) }
  return lastFormat.format.format(now)
}
