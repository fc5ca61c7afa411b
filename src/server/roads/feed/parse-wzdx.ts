import type { Place } from '../../cameras/feed/feed-camera.ts'
import {
  fieldOf,
  firstNameOf,
  nameOf,
  nullIfEmpty,
  numberOf,
  parsePlace,
  parseRoad,
  plainLinesOf,
  plainTextOf,
  recordOf,
} from '../../cameras/feed/read-field.ts'
import type { FeedEvent, RoadForm, RoadTally } from './feed-records.ts'
import { directionOf } from './parse-511.ts'
import { wzdxRestrictions } from './read-restrictions.ts'
import { parseTime } from './read-times.ts'
import { causeOf } from './read-words.ts'

type Fields = Readonly<Record<string, unknown>>

/** More points than any work zone needs. */
const MAX_POINTS = 5000

const KINDS: ReadonlySet<unknown> = new Set(['work-zone', 'restriction'])

/** WZDx 4.x work zones, GeoJSON. Versions before 4 lack `core_details`. */
export const WZDX_FORM: RoadForm<FeedEvent> = {
  member: 'features',
  sourceOf: ({ source }) => source,
  read: (record, problems, rest) => {
    const key = firstNameOf(record.id, fieldOf(record.properties, 'id'))
    if (key === '') return problems.reject('noId')
    const details = recordOf(record.properties) ?? {}
    const core = recordOf(details.core_details) ?? {}
    if (core.event_type === 'detour') return problems.reject('detour')
    if (!KINDS.has(core.event_type)) problems.add('unknownKind')
    const names = Array.isArray(core.road_names) ? core.road_names : []
    const description = plainLinesOf(core.description, problems)
    const road = parseRoad(plainTextOf(firstNameOf(...names), problems))
    if (description === '' && road === '') return problems.reject('nothingSaid')
    const places = placesOf(record.geometry, problems)
    const impact = nameOf(details.vehicle_impact)
    const time = (value: unknown) => parseTime(value, 'UTC', problems)
    return {
      key,
      source: sourceName(core, rest),
      kind: impact === 'all-lanes-closed' ? 'closure' : 'roadwork',
      cause: causeOf('roadwork', `${typesOfWork(details)} ${description}`),
      subtype: nullIfEmpty(plainTextOf(details.work_zone_type ?? core.event_type, problems)),
      road,
      direction: directionOf(nameOf(core.direction)),
      location: crossStreets(details, problems),
      county: null,
      place: places[0] ?? null,
      path: places.length < 2 ? null : places,
      milepost: numberOf(details.beginning_milepost),
      lanes: lanesOf(details, impact),
      isFullClosure: impact === 'all-lanes-closed',
      severity: null,
      reportedAt: time(core.creation_date),
      changedAt: time(core.update_date) ?? time(fieldOf(rest.feed_info, 'update_date')),
      startsAt: time(details.start_date),
      endsAt: time(details.end_date),
      recurrence: [],
      operatorText: nullIfEmpty(
        [description, wzdxRestrictions(details)].filter((text) => text !== '').join('\n'),
      ),
    }
  },
}

/** The organization of a record's data source; the publisher where the feed names none. */
function sourceName(core: Fields, rest: Fields): string {
  const info = recordOf(rest.feed_info) ?? recordOf(rest.road_event_feed_info) ?? {}
  const sources = Array.isArray(info.data_sources) ? info.data_sources.slice(0, 500) : []
  const own = sources.find((source) => fieldOf(source, 'data_source_id') === core.data_source_id)
  return firstNameOf(fieldOf(own, 'organization_name'), info.publisher)
}

function typesOfWork(details: Fields): string {
  const types = Array.isArray(details.types_of_work) ? details.types_of_work.slice(0, 20) : []
  return types.map((type) => nameOf(fieldOf(type, 'type_name')).replaceAll('-', ' ')).join(' ')
}

function crossStreets(details: Fields, problems: RoadTally): string {
  const [from, to] = [details.beginning_cross_street, details.ending_cross_street].map((street) =>
    plainTextOf(street, problems),
  )
  return [...new Set([from, to])].filter((street) => street !== undefined && street !== '').join(' – ')
}

/** Longitude before latitude, as in GeoJSON. A stretch with an impossible point is counted and cut there. */
function placesOf(geometry: unknown, problems: RoadTally): Place[] {
  const type = nameOf(fieldOf(geometry, 'type'))
  const written = fieldOf(geometry, 'coordinates')
  const list = Array.isArray(written) ? written : []
  const points: readonly unknown[] =
    type === 'Point' ? [list] : type === 'MultiLineString' ? list.flat(1) : list
  const [first, ...others] = points.slice(0, MAX_POINTS)
  const place = placeOf(first, problems)
  if (place === null) return []
  const places = [place]
  for (const point of others) {
    const [x, y] = Array.isArray(point) ? point : []
    const [longitude, latitude] = [numberOf(x), numberOf(y)]
    if (longitude === null || latitude === null || Math.abs(latitude - place.latitude) > 5) {
      problems.add('badPolyline')
      break
    }
    places.push({ latitude, longitude })
  }
  return places
}

function placeOf(point: unknown, problems: RoadTally): Place | null {
  const [longitude, latitude] = Array.isArray(point) ? point : []
  return parsePlace(latitude, longitude, problems)
}

const IMPACTS: Readonly<Record<string, FeedEvent['lanes']['blocked']>> = {
  'all-lanes-closed': 'allLanes',
  'all-lanes-open': 'none',
  'all-lanes-open-shift-left': 'none',
  'all-lanes-open-shift-right': 'none',
  'some-lanes-closed': 'someLanes',
  'some-lanes-closed-merge-left': 'rightLanes',
  'some-lanes-closed-merge-right': 'leftLanes',
  'some-lanes-closed-split': 'centerLanes',
  'alternating-one-way': 'someLanes',
  flagging: 'someLanes',
}

/** Travel lanes are counted; shoulders, sidewalks and others are not. */
const DRIVEN =
  /^(general|exit-lane|exit-ramp|entrance-lane|entrance-ramp|two-way-center-turn-lane|center-left-turn-lane)$/

function lanesOf(details: Fields, impact: string): FeedEvent['lanes'] {
  const list = Array.isArray(details.lanes) ? details.lanes.slice(0, 50) : []
  const lanes = list.map((lane) => ({
    type: nameOf(fieldOf(lane, 'type')),
    status: nameOf(fieldOf(lane, 'status')),
  }))
  const driven = lanes.filter(({ type }) => DRIVEN.test(type))
  const closed = driven.filter(({ status }) => status === 'closed')
  const isShoulder =
    closed.length === 0 && lanes.some(({ type, status }) => type === 'shoulder' && status === 'closed')
  const blocked = Object.hasOwn(IMPACTS, impact) ? (IMPACTS[impact] ?? null) : null
  return {
    blocked: isShoulder && blocked !== 'allLanes' ? 'shoulder' : blocked,
    closedCount: driven.length === 0 ? null : closed.length,
    totalCount: driven.length === 0 ? null : driven.length,
    text: nullIfEmpty(impact.replaceAll('-', ' ')),
  }
}
