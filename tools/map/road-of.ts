import type { RoadNetwork } from '../../src/contract/district-map.ts'
import type { Feature } from './map-source.ts'

/** A road as on its signs. */
export interface RoadName {
  /** "I-35", "US 281", "SR 80", "Florida's Turnpike". */
  road: string
  network: RoadNetwork
  /** The text of its sign: "35". `null`: the road has no number. */
  number: string | null
}

/** TIGER's route types: https://www.census.gov/library/reference/code-lists/route-type-codes.html */
const ROUTE_TYPES: Readonly<Record<string, RoadNetwork>> = { I: 'interstate', U: 'us', S: 'state' }
const NETWORKS: ReadonlySet<unknown> = new Set(['interstate', 'toll', 'us', 'state', 'other'])
/** Systems of counties and cities, which have two letters like those of states. */
const OTHER_SYSTEM = /^(CR|FM|RM|RR|PR|BR|NW|NE|SW|SE|CO|County .*|C R)$/i
const STATE_SYSTEM = /^([A-Z]{2}|State .*|Loop|Spur|Hwy|Highway|Route|Rte)$/i

/**
 * The road a feature belongs to, from the properties of OpenStreetMap (`ref`, `name`, `toll`), TIGER/Line (`FULLNAME`,
 * `RTTYP`) or a state's file (`ref`, `name`, `network` or `class`). `null`: it has no name.
 */
export function roadOf({ properties }: Pick<Feature, 'properties'>): RoadName | null {
  const text = (...keys: string[]) =>
    keys.map((key) => properties[key]).find((value) => typeof value === 'string' && value.trim() !== '')
  // OpenStreetMap lists every route that shares the road, most important first.
  const [first = ''] = String(text('ref', 'FULLNAME', 'name', 'NAME') ?? '').split(';')
  const named = normalize(first.trim())
  if (named === null) return null
  const given = text('network', 'class')
  const type = ROUTE_TYPES[String(text('RTTYP') ?? '')]
  const isToll = properties.toll === 'yes'
  // The tests above do not touch the names of networks.
  const network = NETWORKS.has(given) ? (given as RoadNetwork) : (type ?? named.network)
  return { ...named, network: isToll && network !== 'interstate' ? 'toll' : network }
}

/** One spelling for those of all sources: "I- 35", "I 35" and "Interstate 35" become "I-35". */
function normalize(text: string): RoadName | null {
  if (text === '') return null
  const interstate = /^(?:I|Interstate)[-\s]*(\d+[A-Z]?)$/i.exec(text)?.[1]
  if (interstate !== undefined) return { road: `I-${interstate}`, network: 'interstate', number: interstate }
  const us = /^(?:US|U\.S\.)(?:\s*(?:Hwy|Highway|Route|Rte))?[-\s]*(\d+[A-Z]?)$/i.exec(text)?.[1]
  if (us !== undefined) return { road: `US ${us}`, network: 'us', number: us }
  const [, system = '', number = null] = /^(.*?)[-\s]+([A-Z]?\d+[A-Z]{0,2})$/.exec(text) ?? []
  if (STATE_SYSTEM.test(system) && !OTHER_SYSTEM.test(system)) return { road: text, network: 'state', number }
  return { road: text, network: 'other', number: OTHER_SYSTEM.test(system) ? number : null }
}
