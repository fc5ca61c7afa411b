import { createTimeSharing } from '../../content/share-time.ts'
import { OTHER_ROADS } from '../../contract/camera-place.ts'
import type { EventsResponse, RoadEvent } from '../../contract/roads.ts'
import type { SiteInfo } from '../../contract/site-info.ts'
import { decodePolyline } from './feed/polyline.ts'

/** WZDx demands an end; a source that gives none is checked again every day. */
const UNKNOWN_END_MS = 24 * 3600 * 1000

/**
 * The closures and work zones that are open, as WZDx 4.2 for navigation companies; an event without coordinates has no
 * geometry and is left out. The data source of each says which feed it came from, and whether it is a sample.
 *
 * @see https://github.com/usdot-jpo-ode/wzdx/tree/main/schemas/4.2
 */
export async function writeWorkZones(
  { asOf, feeds, events }: EventsResponse,
  { district }: Pick<SiteInfo, 'district'>,
): Promise<string> {
  const shown = events.filter(isWorkZone)
  const organizations = new Map(shown.map((event) => [sourceId(event), event]))
  // A list without sources is not valid, so an empty one names the office.
  const named = [...organizations].map(([id, event]) => {
    const feed = feeds.find(({ kind }) => kind === event.feed)
    const name = event.source === '' ? district.department : event.source
    const updated = feed?.lastSuccessAt ?? asOf
    return {
      data_source_id: id,
      organization_name: feed?.isSample === true ? `${name} (sample, not real)` : name,
      update_frequency: feed?.pollSeconds ?? 60,
      update_date: updated,
    }
  })
  const info = {
    update_date: asOf,
    version: '4.2',
    publisher: `${district.department}, ${district.name}`,
    license: 'https://creativecommons.org/publicdomain/zero/1.0/',
    update_frequency: 60,
    data_sources:
      named.length > 0 ? named : [{ data_source_id: 'office', organization_name: district.department }],
  }
  const features: string[] = []
  const shareTime = createTimeSharing()
  for (const event of shown) {
    await shareTime()
    features.push(JSON.stringify(featureOf(event, sourceId(event), asOf)))
  }
  return `{"feed_info":${JSON.stringify(info)},"type":"FeatureCollection","features":[${features.join(',')}]}`
}

/** Which feed an event came from, and who reported it. */
function sourceId({ feed, source }: Pick<RoadEvent, 'feed' | 'source'>): string {
  return `${feed}:${source === '' ? 'unnamed' : source}`
}

function isWorkZone({ kind, state, latitude, lanes, isFullClosure }: RoadEvent): boolean {
  const isClosure = kind === 'closure' || isFullClosure || lanes.blocked === 'allLanes'
  return state !== 'ended' && latitude !== null && (kind === 'roadwork' || isClosure)
}

const IMPACTS: Readonly<Partial<Record<NonNullable<RoadEvent['lanes']['blocked']>, string>>> = {
  allLanes: 'all-lanes-closed',
  someLanes: 'some-lanes-closed',
  leftLanes: 'some-lanes-closed',
  centerLanes: 'some-lanes-closed',
  rightLanes: 'some-lanes-closed',
  hovLanes: 'some-lanes-closed',
  expressLanes: 'some-lanes-closed',
  leftShoulder: 'all-lanes-open',
  rightShoulder: 'all-lanes-open',
  shoulder: 'all-lanes-open',
  none: 'all-lanes-open',
}

function featureOf(event: RoadEvent, sourceId: string, asOf: string): object {
  const { road, direction, exit, location, milepost, lanes } = event
  const startsAt = event.startsAt ?? event.reportedAt ?? event.lastSeenAt
  const later = new Date(Math.max(Date.parse(asOf), Date.parse(startsAt)) + UNKNOWN_END_MS).toISOString()
  const isOutdated = event.endsAt !== null && Date.parse(event.endsAt) <= Date.parse(asOf)
  const street = exit?.crossStreet ?? (location === '' ? null : location)
  return {
    id: event.id,
    type: 'Feature',
    properties: {
      core_details: {
        data_source_id: sourceId,
        event_type: 'work-zone',
        road_names: [road === OTHER_ROADS ? location || 'unknown' : road],
        direction: direction === null || direction === 'both' ? 'undefined' : direction,
        description: event.operatorText ?? event.sentence.en,
        ...(event.reportedAt === null ? {} : { creation_date: event.reportedAt }),
        update_date: event.changedAt ?? event.lastSeenAt,
      },
      ...(street === null ? {} : { beginning_cross_street: street }),
      ...(milepost === null ? {} : { beginning_milepost: milepost }),
      start_date: startsAt,
      end_date: event.endsAt === null || isOutdated ? later : event.endsAt,
      is_start_date_verified: false,
      is_end_date_verified: false,
      is_start_position_verified: false,
      is_end_position_verified: false,
      location_method: 'unknown',
      vehicle_impact: impactOf(event),
      ...lanesOf(lanes),
    },
    geometry: geometryOf(event),
  }
}

function impactOf({ isFullClosure, lanes: { blocked } }: RoadEvent): string {
  return isFullClosure ? 'all-lanes-closed' : ((blocked === null ? undefined : IMPACTS[blocked]) ?? 'unknown')
}

/** Lanes are listed if the total and the number closed on each side are known. */
function lanesOf({ closedCount, totalCount, blocked }: RoadEvent['lanes']): object {
  const isKnown = blocked === 'leftLanes' || blocked === 'rightLanes' || blocked === 'allLanes'
  if (closedCount === null || totalCount === null || !isKnown) return {}
  const isClosed = (order: number) =>
    blocked === 'allLanes' ||
    (blocked === 'leftLanes' ? order <= closedCount : order > totalCount - closedCount)
  const lanes = Array.from({ length: Math.min(totalCount, 20) }, (_, index) => ({
    order: index + 1,
    type: 'general',
    status: isClosed(index + 1) ? 'closed' : 'open',
  }))
  return { lanes }
}

function geometryOf({ polyline, latitude, longitude }: RoadEvent): object {
  const path = polyline === null ? null : decodePolyline(polyline)
  return path === null
    ? { type: 'MultiPoint', coordinates: [[longitude, latitude]] }
    : { type: 'LineString', coordinates: path.map((place) => [place.longitude, place.latitude]) }
}
