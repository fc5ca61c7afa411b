import type { Camera } from '../../contract/camera.ts'
import { METRICS_GROUPS } from '../../contract/category.ts'
import type { MapDetail } from '../../contract/district-map.ts'
import type { ParamsOf } from '../../contract/endpoints.ts'
import { buildMetricsAddress, TRIP_PEAKS } from '../../contract/metrics-address.ts'
import {
  FIGURE_PERIODS,
  FREEWAY_MEASURES,
  metricsChoices,
  PERIOD_GROUPS,
} from '../../contract/metrics-choices.ts'
import type { FreewayOverview, OverviewPeriod } from '../../contract/metrics-overview.ts'
import { ALL_ROADS, NEWEST } from '../../contract/overview-names.ts'
import type { ShownCategories } from '../../contract/shown-categories.ts'
import type { Peak } from '../../measures/travel-time/peak.ts'
import { type Trip, tripsIn } from '../features/metrics/trips.ts'
import { stretchOf, wayOf } from '../features/roads/my-roads.ts'

/** The published trip that passes a camera, with its travel times. */
export interface CameraTrip {
  from: string
  to: string
  period: Pick<OverviewPeriod, 'kind' | 'start' | 'end' | 'status'>
  /** Each measured peak, the morning first; never empty. */
  peaks: readonly PeakTimes[]
}

interface PeakTimes {
  peak: Peak
  meanMinutes: number
  freeFlowMinutes: number
  /** Where Metrics shows them, from `?` on. */
  address: string
}

/** The call for the travel times of the longest period that has figures; `null`: the site has none. */
export function travelTimesCall(categories: ShownCategories): ParamsOf<'getFreewayOverview'> | null {
  const by = FIGURE_PERIODS.findLast((period) => {
    const shown = categories[METRICS_GROUPS[PERIOD_GROUPS[period]]]
    return shown !== undefined && shown.isEmpty === undefined
  })
  return by === undefined ? null : { by, period: NEWEST, road: ALL_ROADS }
}

/**
 * The trip over one published stretch of road that passes a camera in its direction. `null`: none, or several, as
 * within two miles of where two meet; the map lacks its ends; nothing was measured; or the camera's place or direction
 * is unknown. Pure.
 */
export function buildCameraTrip(
  camera: Pick<Camera, 'road' | 'direction' | 'latitude' | 'longitude'>,
  overview: Pick<FreewayOverview, 'period' | 'reliability'> | null,
  map: MapDetail | null,
  categories: ShownCategories,
): CameraTrip | null {
  if (overview?.period == null || camera.latitude === null) return null
  const { kind, start, end, status } = overview.period
  const passing = tripsIn(overview.reliability).flatMap((trip) => {
    const way = isOneStretch(trip) ? wayOf(trip.key) : null
    if (way === null || way.road !== camera.road || way.direction !== camera.direction) return []
    const stretch = stretchOf(way, map)
    return stretch.contains(camera) ? [{ trip, isWhole: stretch.isWhole }] : []
  })
  const [first, ...others] = passing
  // A stretch whose ends are not on the map may pass any camera of its road.
  if (first === undefined || first.isWhole || others.length > 0) return null
  const { trip } = first
  const view = { tab: 'freeway', by: kind, period: start, road: null, measure: FREEWAY_MEASURES[0] } as const
  const peaks = TRIP_PEAKS.flatMap((peak) => {
    const [stretch] = trip.peaks.get(peak) ?? []
    const meanMinutes = stretch?.figure('mean_minutes') ?? null
    const freeFlowMinutes = stretch?.figure('free_flow_minutes') ?? null
    if (meanMinutes === null || freeFlowMinutes === null) return []
    const address = buildMetricsAddress({ ...view, trip: trip.key, peak }, metricsChoices(categories))
    return [{ peak, meanMinutes, freeFlowMinutes, address: `${address}#time-to-allow` }]
  })
  return peaks.length === 0
    ? null
    : { from: trip.from, to: trip.to, period: { kind, start, end, status }, peaks }
}

function isOneStretch({ peaks }: Trip): boolean {
  return [...peaks.values()].every((stretches) => stretches.length === 1)
}
