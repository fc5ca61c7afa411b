import * as v from 'valibot'
import { API_BASE } from '../../contract/endpoint-paths.ts'
import { type Endpoint, endpointUrl, type ParamsOf, type ResponseOf } from '../../contract/endpoints.ts'
import {
  ARTERIAL_COUNTIES,
  CORRIDOR_MEASURES,
  EXPRESS_ROADS,
  FIGURE_PERIODS,
} from '../../contract/metrics-address.ts'
import { overviewEndpoints } from '../../contract/overview-endpoints.ts'
import { ALL_ROADS, NEWEST } from '../../contract/overview-names.ts'
import type { ResponseSource } from '../../contract/page-source.ts'

export type OverviewId = keyof typeof overviewEndpoints

/** One call of an overview. */
export type OverviewCall = { [Id in OverviewId]: { id: Id; params: ParamsOf<Id> } }[OverviewId]

// The keys of `overviewEndpoints` are its ids; Object.keys only widens them.
const OVERVIEW_IDS = Object.keys(overviewEndpoints) as OverviewId[]

/** Reads the address path of an overview; `null` when it is none, or asks for what cannot be. */
export function parseOverviewPath(path: string): OverviewCall | null {
  for (const id of OVERVIEW_IDS) {
    const params = parseParams(overviewEndpoints[id], path)
    // `params` was accepted by the schemas of this very endpoint.
    if (params !== null) return { id, params } as OverviewCall
  }
  return null
}

/** What an overview call answers. */
export function respondWithOverview(
  call: OverviewCall,
  response: ResponseSource,
): ResponseOf<OverviewId> | null {
  // One branch a call, because TypeScript cannot pair a union's id with its own params.
  switch (call.id) {
    case 'getFreewayOverview':
      return response(call.id, call.params)
    case 'getArterialOverview':
      return response(call.id, call.params)
    case 'getExpressOverview':
      return response(call.id, call.params)
    case 'getRampOverview':
      return response(call.id, call.params)
  }
}

/** The address of every overview of something that is published. */
export function* overviewPaths(response: ResponseSource): Generator<string> {
  for (const by of FIGURE_PERIODS) {
    const newest = response('getFreewayOverview', { by, period: NEWEST, road: ALL_ROADS })
    for (const road of [ALL_ROADS, ...(newest?.roads ?? [])]) {
      for (const period of askable(newest)) yield endpointUrl('getFreewayOverview', { by, period, road })
    }
  }
  for (const county of ARTERIAL_COUNTIES) {
    for (const measure of CORRIDOR_MEASURES) {
      const newest = response('getArterialOverview', { county, period: NEWEST, measure })
      for (const period of askable(newest))
        yield endpointUrl('getArterialOverview', { county, period, measure })
    }
  }
  for (const road of EXPRESS_ROADS) {
    const newest = response('getExpressOverview', { road, period: NEWEST })
    for (const period of askable(newest)) yield endpointUrl('getExpressOverview', { road, period })
  }
  for (const period of askable(response('getRampOverview', { period: NEWEST }))) {
    yield endpointUrl('getRampOverview', { period })
  }
}

function askable(newest: { starts: readonly string[] } | null): string[] {
  return [NEWEST, ...(newest?.starts ?? [])]
}

function parseParams({ path, params }: Endpoint, requested: string): Record<string, string> | null {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const base = API_BASE + path.slice(0, path.indexOf('{'))
  const parts = requested.startsWith(base) ? requested.slice(base.length).split('/') : []
  if (parts.length !== names.length) return null
  const given = names.map((name, index) => [name, decode(parts[index] ?? '')] as const)
  const isRight = given.every(([name, value]) => params[name] !== undefined && v.is(params[name], value))
  return isRight ? Object.fromEntries(given) : null
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // A stray percent sign: no name of anything.
    return ''
  }
}
