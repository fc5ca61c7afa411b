/**
 * Noon of a calendar day in a time zone, as RFC 3339 writes it: "2026-11-10T12:00:00-05:00".
 * The office publishes on days; of all moments of a day, noon is the one that most readers' clocks put on the same day.
 */
export function noonOf(day: string, timeZone: string): string {
  const noonUtcMs = Date.parse(`${day}T12:00:00Z`)
  const roughOffset = offsetAt(noonUtcMs, timeZone)
  const offset = offsetAt(noonUtcMs - millisecondsOf(roughOffset), timeZone)
  return `${day}T12:00:00${offset}`
}

/** "-05:00" */
function offsetAt(epochMs: number, timeZone: string): string {
  const parts = formatIn(timeZone).formatToParts(epochMs)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '00', minutes = '00'] = /^GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return `${sign}${hours}:${minutes}`
}

function millisecondsOf(offset: string): number {
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6))
  return (offset.startsWith('-') ? -minutes : minutes) * 60_000
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes a hundred times as long as using it, and a feed uses it twice an entry. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  return format
}
