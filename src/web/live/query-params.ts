import { roadAsWritten } from '../../contract/road-name.ts'

/** Longer texts in an address are cut off. */
const MAX_LENGTH = 100

/** A query parameter that must be one of the choices. `null`: it is missing or another text. */
export function parseChoice<Choice extends string>(
  choices: readonly Choice[],
  given: string | null,
): Choice | null {
  return choices.find((choice) => choice === given) ?? null
}

/** The number of a page of a list, from 1; 1 if it is missing or another text. */
export function parsePage(given: string | null): number {
  return /^[1-9]\d{0,3}$/.test(given ?? '') ? Number(given) : 1
}

/** A query parameter with any text, trimmed. `null`: it is missing or empty. */
export function parseText(given: string | null): string | null {
  const text = (given ?? '').trim().slice(0, MAX_LENGTH)
  return text === '' ? null : text
}

/** The road of an address or of the device; earlier ones may have "SR-128" for "SR 128". `null`: missing or empty. */
export function parseRoad(given: string | null): string | null {
  const text = parseText(given)
  return text === null ? null : roadAsWritten(text)
}

type Parameters = Readonly<Record<string, string | number | null>>

/** A query from `?` on: the parameters that differ from their defaults, in the order of these. Empty: none does. */
export function buildQuery(given: Parameters, defaults: Parameters): string {
  const query = new URLSearchParams()
  for (const [name, byDefault] of Object.entries(defaults)) {
    const value = given[name] ?? null
    if (value !== null && value !== byDefault) query.set(name, String(value))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
