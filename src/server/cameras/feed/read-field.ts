import type { Camera } from '../../../contract/camera.ts'
import { roadAsWritten } from '../../../contract/road-name.ts'
import type { ProblemTally } from '../../upstream/parse-records.ts'
import type { Place } from './feed-camera.ts'

/** Counts some of a feed's problems, whichever others it has. */
type Counts<Code extends string> = Pick<ProblemTally<Code>, 'add' | 'reject'>

/** Longest text read from a feed, characters: a description is one line. */
const MAX_TEXT = 300

/** An object's fields; `null` when it is not an object. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> | null {
  // Any object that is neither null nor an array can be read field by field.
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}

/** A field of a value that may not be an object. */
export function fieldOf(value: unknown, name: string): unknown {
  const record = recordOf(value)
  return record !== null && Object.hasOwn(record, name) ? record[name] : undefined
}

/** A number, also where a feed writes it as text; `null` for anything else. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*[-+]?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** A short name, which feeds write as text or a number. Empty: none. */
export function nameOf(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' ? value.trim().slice(0, MAX_TEXT) : ''
}

/** The first nonempty name of several. Empty: none. */
export function firstNameOf(...values: readonly unknown[]): string {
  return values.map(nameOf).find((name) => name !== '') ?? ''
}

/** `null` instead of an empty text. */
export function nullIfEmpty(text: string): string | null {
  return text === '' ? null : text
}

/** Plain text on one line, without tags and control characters. Empty: none. */
export function plainTextOf(value: unknown, problems: Counts<'htmlInText'>): string {
  const plain = withoutMarkup(nameOf(value))
  if (plain.isMarkup) problems.add('htmlInText')
  return plain.text.replace(/\s+/g, ' ').trim()
}

/** Longest multiline text, characters. */
const MAX_LINES_TEXT = 4000

/** Plain text with its line breaks, without tags, control and replacement characters. Empty: none. */
export function plainLinesOf(value: unknown, problems: Counts<'htmlInText'>): string {
  if (typeof value !== 'string') return nameOf(value)
  const broken = value.slice(0, MAX_LINES_TEXT).replace(/<(?:br|\/p|\/div|\/li)\b[^>]{0,100}>/gi, '\n')
  const lines = broken.replace(/\r\n?/g, '\n').split('\n').map(withoutMarkup)
  if (broken !== value.slice(0, MAX_LINES_TEXT) || lines.some(({ isMarkup }) => isMarkup))
    problems.add('htmlInText')
  return lines
    .map(({ text }) =>
      text
        .replace(/\ufffd/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
}

const NAMED_CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
}

function withoutMarkup(text: string): { text: string; isMarkup: boolean } {
  const untagged = text
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?[a-z!][^>]*(>|$)/gi, ' ')
  // Decoded only once: "&amp;lt;" in a feed means the four characters "&lt;".
  const read = untagged.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, replaceReference)
  return { text: read.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' '), isMarkup: read !== text }
}

function replaceReference(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED_CHARACTERS[name.toLowerCase()] ?? whole
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)
    ? String.fromCodePoint(code)
    : ' '
}

/** An absolute http or https URL without a user name or password; `null` for anything else. */
export function webAddressOf(value: unknown, base?: string): string | null {
  if (typeof value !== 'string' || value.trim() === '' || value.length > 2000) return null
  if (!URL.canParse(value.trim(), base)) return null
  const url = new URL(value.trim(), base)
  const isUsable =
    /^https?:$/.test(url.protocol) && url.hostname !== '' && url.username === '' && url.password === ''
  return isUsable ? url.href : null
}

const DIRECTIONS = ['northbound', 'southbound', 'eastbound', 'westbound'] as const

/** A direction as feeds write it: "Northbound", "NB", "North", "N". `null`: none, both, or one that turns. */
export function parseDirection(text: string): Camera['direction'] {
  const word = text.toLowerCase().replace(/[^a-z]/g, '')
  const forms = (name: string) => [name, name.slice(0, -'bound'.length), `${name[0]}b`, name[0]]
  return DIRECTIONS.find((name) => forms(name).includes(word)) ?? null
}

/** A road as the site writes it: "I10" and "Interstate 10" become "I-10", "SR-128" and "State Road 128" "SR 128"; names stay. */
export function parseRoad(text: string): string {
  const match =
    /^(?<kind>i|interstate|us|us hwy|u\.s\.|us route|sr|state road|state route)[\s-]*(?<number>\d{1,4}[a-z]?)$/i.exec(
      text,
    )
  const { kind, number } = match?.groups ?? {}
  if (kind === undefined || number === undefined) return roadAsWritten(text)
  const first = kind[0]?.toLowerCase()
  const prefix = first === 'i' ? 'I' : first === 'u' ? 'US' : 'SR'
  return roadAsWritten(`${prefix}-${number.toUpperCase()}`)
}

/** Bounds, in degrees, of the agencies that use these formats: North America with Hawaii. */
const NORTH_AMERICA = { south: 15, north: 75, west: -172, east: -50 }

/**
 * Reads a camera's location. Swapped values are corrected if only one order is possible; an impossible location is
 * `null`. Counts the problems.
 */
export function parsePlace(
  latitude: unknown,
  longitude: unknown,
  problems: Counts<'noCoordinates' | 'zeroCoordinates' | 'impossibleCoordinates' | 'swappedCoordinates'>,
): Place | null {
  const [lat, lon] = [numberOf(latitude), numberOf(longitude)]
  if (lat === null || lon === null) return problems.reject('noCoordinates')
  if (lat === 0 && lon === 0) return problems.reject('zeroCoordinates')
  if (isPossible(lat, lon)) return { latitude: lat, longitude: lon }
  if (!isPossible(lon, lat)) return problems.reject('impossibleCoordinates')
  problems.add('swappedCoordinates')
  return { latitude: lon, longitude: lat }
}

function isPossible(latitude: number, longitude: number): boolean {
  const { south, north, west, east } = NORTH_AMERICA
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}
