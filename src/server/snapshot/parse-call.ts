import * as v from 'valibot'
import { API_BASE, ENDPOINT_PATHS } from '../../contract/endpoint-paths.ts'
import { endpoints, endpointUrl, type ParamsOf, type ResponseOf } from '../../contract/endpoints.ts'
import type { ResponseSource } from '../../contract/page-source.ts'
import { type ListedCallId, ON_DEMAND_CALLS } from './read-calls.ts'

/** Asks a source for what a certain call answers; `null`: it has no answer. */
export type Ask = (source: ResponseSource) => unknown

/** Reads the address of a call that is answered when it is first made; `null`: it is none. Pure. */
export function parseOnDemandCall(path: string): Ask | null {
  if (!path.startsWith(API_BASE)) return null
  for (const id of ON_DEMAND_CALLS) {
    const ask = parseCall(id, path)
    if (ask !== null) return ask
  }
  return null
}

/** Reads the address of one certain call; `null`: it is of none of that kind. Pure. */
export function parseCall<Id extends ListedCallId>(
  id: Id,
  path: string,
): ((source: ResponseSource) => ResponseOf<Id> | null) | null {
  const found = patternOf(id).exec(path)
  if (found === null) return null
  const parsed = v.safeParse(v.object(endpoints[id].params), found.groups ?? {})
  if (!parsed.success) return null
  // Just read by the schemas that ParamsOf is inferred from.
  const params = parsed.output as ParamsOf<Id>
  // One address a call: another spelling of the same parameters is no address.
  return endpointUrl(id, params) === path ? (source) => source(id, params) : null
}

const patterns = new Map<ListedCallId, RegExp>()

/** Parameters stand between slashes, unencoded: no id, category or language has a character that needs it. */
function patternOf(id: ListedCallId): RegExp {
  const known = patterns.get(id)
  if (known !== undefined) return known
  const source = (API_BASE + ENDPOINT_PATHS[id]).replace(/\{(\w+)\}/g, '(?<$1>[^/%?#]+)')
  const pattern = new RegExp(`^${source}$`)
  patterns.set(id, pattern)
  return pattern
}
