import type { Camera } from '../../../contract/camera.ts'

const DIRECTIONS = ['northbound', 'southbound', 'eastbound', 'westbound'] as const

/** The direction in the many ways feeds write it: "Northbound", "NB", "North", "N". `null`: none, both, or one that turns. */
export function parseDirection(text: string): Camera['direction'] {
  const word = text.toLowerCase().replace(/[^a-z]/g, '')
  const forms = (name: string) => [name, name.slice(0, -'bound'.length), `${name[0]}b`, name[0]]
  return DIRECTIONS.find((name) => forms(name).includes(word)) ?? null
}

/** A road as its marker reads: "I95", "Interstate 95" and "I 95" are "I-95"; a name stays as it is. */
export function parseRoad(text: string): string {
  const match =
    /^(?<kind>i|interstate|us|us hwy|u\.s\.|us route|sr|state road|state route)[\s-]*(?<number>\d{1,4}[a-z]?)$/i.exec(
      text,
    )
  const { kind, number } = match?.groups ?? {}
  if (kind === undefined || number === undefined) return text
  const first = kind[0]?.toLowerCase()
  const prefix = first === 'i' ? 'I' : first === 'u' ? 'US' : 'SR'
  return `${prefix}-${number.toUpperCase()}`
}
