import { fieldOf, nameOf, numberOf, plainTextOf, recordOf } from '../../cameras/feed/read-field.ts'
import type { RoadTally } from './feed-records.ts'

/** More than any vehicle is subject to. */
const MAX_RESTRICTIONS = 20

/** What WZDx says of vehicles on a work zone and on each of its lanes, in its own terms; empty: nothing. */
export function wzdxRestrictions(details: Readonly<Record<string, unknown>>): string {
  const lanes = listOf(details.lanes).flatMap((lane) => listOf(fieldOf(lane, 'restrictions')))
  return sentenceOf(
    [...listOf(details.restrictions), ...lanes].map((one) => {
      const type = nameOf(fieldOf(one, 'type')).replaceAll('-', ' ')
      const value = numberOf(fieldOf(one, 'value'))
      return type === '' || value === null ? type : `${type} ${value} ${nameOf(fieldOf(one, 'unit'))}`.trim()
    }),
  )
}

/** What a 511 service says of the width, height, length, weight and speed of vehicles; it names no units. */
export function restrictionsOf511(written: unknown, problems: RoadTally): string {
  return sentenceOf(
    Object.entries(recordOf(written) ?? {}).map(([name, value]) => {
      const text = typeof value === 'number' ? String(value) : plainTextOf(value ?? '', problems)
      return text === '' || text === '0' ? '' : `${nameOf(name).toLowerCase()} ${text}`
    }),
  )
}

function listOf(written: unknown): readonly unknown[] {
  return Array.isArray(written) ? written.slice(0, MAX_RESTRICTIONS) : []
}

function sentenceOf(restrictions: readonly string[]): string {
  const named = [...new Set(restrictions.filter((text) => text !== ''))].slice(0, MAX_RESTRICTIONS)
  return named.length === 0 ? '' : `Restrictions: ${named.join('; ')}`
}
