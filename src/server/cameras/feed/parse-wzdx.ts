import { type FeedCamera, type FeedForm, type FeedTally, MAX_CAMERAS } from './feed-camera.ts'
import {
  fieldOf,
  nameOf,
  numberOf,
  parseDirection,
  parsePlace,
  parseRoad,
  plainTextOf,
  recordOf,
  webAddressOf,
} from './read-field.ts'

/**
 * The cameras of a WZDx 4.2 device feed (GeoJSON); other device types are ignored. The format requires
 * `image_timestamp` with every `image_url`; a missing one is counted.
 */
export const FORM_WZDX: FeedForm = {
  member: 'features',
  recordIn: (feature) => (isNoOtherDevice(feature) ? feature : undefined),
  most: MAX_CAMERAS,
  read: cameraOf,
}

function detailsOf(feature: unknown): unknown {
  return fieldOf(fieldOf(feature, 'properties'), 'core_details')
}

/** Keeps what is not a device at all, to be counted. */
function isNoOtherDevice(feature: unknown): boolean {
  const type = fieldOf(detailsOf(feature), 'device_type')
  return recordOf(feature) === null || type === 'camera' || type === undefined
}

function cameraOf(
  feature: Readonly<Record<string, unknown>>,
  problems: FeedTally,
  _rest: unknown,
  base: string,
): FeedCamera | null {
  const details = recordOf(detailsOf(feature))
  const key = nameOf(feature.id)
  if (details === null) return problems.reject('notARecord')
  if (key === '') return problems.reject('noId')
  const properties = feature.properties
  const pictureUrl = webAddressOf(fieldOf(properties, 'image_url'), base)
  const roads = Array.isArray(details.road_names) ? details.road_names : []
  // A device in error has no picture right now; the list itself is fine.
  if (pictureUrl === null && details.device_status === 'ok') problems.add('badPictureAddress')
  if (pictureUrl !== null && Number.isNaN(Date.parse(nameOf(fieldOf(properties, 'image_timestamp')))))
    problems.add('noPictureTime')
  const status = nameOf(details.device_status)
  if (status === 'unknown' || status === '') problems.add('unknownStatus')
  const name = plainTextOf(details.name, problems)
  const [longitude, latitude] = pointOf(feature.geometry)
  return {
    key,
    road: parseRoad(plainTextOf(roads[0], problems)),
    direction: parseDirection(nameOf(details.road_direction)),
    milepost: numberOf(details.milepost),
    sortOrder: null,
    location: name === '' ? plainTextOf(details.description, problems) : name,
    county: null,
    place: parsePlace(latitude, longitude, problems),
    views: [
      {
        key: '1',
        description: plainTextOf(details.description, problems),
        pictureUrl,
        videoUrl: null,
        isSwitchedOff: false,
      },
    ],
  }
}

/** Longitude and latitude of a point, or of the first of several. */
function pointOf(geometry: unknown): readonly unknown[] {
  const coordinates = fieldOf(geometry, 'coordinates')
  if (!Array.isArray(coordinates)) return []
  return Array.isArray(coordinates[0]) ? coordinates[0] : coordinates
}
