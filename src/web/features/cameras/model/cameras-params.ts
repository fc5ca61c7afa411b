import { useLocation, useSearch } from 'wouter'
import type { Camera } from '../../../../contract/camera.ts'
import { pagePath } from '../../../../contract/pages.ts'
import { buildQuery, parseChoice, parsePage, parseRoad, parseText } from '../../../live/query-params.ts'

const CAMERA_VIEWS = ['list', 'map', 'corridor', 'mine'] as const
type CamerasView = (typeof CAMERA_VIEWS)[number]

/** How a list is ordered: along each road, by city, or by the name of the place. */
export const CAMERA_SORTS = ['road', 'city', 'name'] as const
export type CamerasSort = (typeof CAMERA_SORTS)[number]

export const DIRECTIONS = ['northbound', 'southbound', 'eastbound', 'westbound'] as const
export type Direction = NonNullable<Camera['direction']>

/** Stands for an unknown county. */
export const NO_COUNTY = 'none'

/** The county a camera is listed under, or `NO_COUNTY`. */
export function countyOf({ county }: Pick<Camera, 'county'>): string {
  return county ?? NO_COUNTY
}

/** What the address has the cameras page show. `null`: all of them. */
export interface CamerasParams {
  view: CamerasView
  road: string | null
  /** `NO_COUNTY`: cameras with an unknown county. */
  county: string | null
  direction: Direction | null
  /** The text searched for in place, road and milepost; empty: none. */
  q: string
  sort: CamerasSort
  /** The page of the list, from 1; the list may have fewer. */
  page: number
  /** Ids of the cameras in a link, in its order; `null`: the link has none. */
  shared: readonly string[] | null
}

/** In the order of the address. */
const DEFAULTS = {
  road: null,
  county: null,
  direction: null,
  q: '',
  sort: 'road',
  page: 1,
  view: 'list',
} as const

export const ALL_CAMERAS: CamerasParams = { ...DEFAULTS, shared: null }

/** As many ids as are sure to fit an address of 8,000 characters; more are not read. */
export const MOST_SHARED = 200
export const CAMERA_ID = /^[a-z0-9-]{1,120}$/

/** Reads an address from `?` on, ignoring what it does not understand. */
export function parseCamerasAddress(search: string): CamerasParams {
  const given = new URLSearchParams(search)
  const shared = (given.get('cameras') ?? '').split(',').filter((id) => CAMERA_ID.test(id))
  return {
    view: shared.length > 0 ? 'mine' : (parseChoice(CAMERA_VIEWS, given.get('view')) ?? 'list'),
    road: parseRoad(given.get('road')),
    county: parseText(given.get('county')),
    direction: parseChoice(DIRECTIONS, given.get('direction')),
    q: parseText(given.get('q')) ?? '',
    sort: parseChoice(CAMERA_SORTS, given.get('sort')) ?? 'road',
    page: parsePage(given.get('page')),
    shared: shared.length > 0 ? [...new Set(shared)].slice(0, MOST_SHARED) : null,
  }
}

/** Writes an address from `?` on, in a fixed order; empty when nothing was chosen. */
export function buildCamerasAddress({ shared, ...params }: CamerasParams): string {
  // A comma stays readable in an address, and messaging apps do not change it.
  return shared === null ? buildQuery(params, DEFAULTS) : `?cameras=${shared.join(',')}`
}

/** The address of a view of the cameras page, without a language. */
export function camerasHref(params: Partial<CamerasParams>): string {
  return pagePath('cameras') + buildCamerasAddress({ ...ALL_CAMERAS, ...params })
}

export function useCamerasParams(): CamerasParams {
  return parseCamerasAddress(useSearch())
}

/** Shows another choice. `typing` replaces the history entry, so that Back does not undo letters one by one. */
export function useShowCameras(): (params: CamerasParams, how?: 'step' | 'typing') => void {
  const [, navigate] = useLocation()
  return (params, how = 'step') => navigate(camerasHref(params), { replace: how === 'typing' })
}
