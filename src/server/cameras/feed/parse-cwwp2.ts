import { type FeedCamera, type FeedForm, type FeedTally, MAX_CAMERAS } from './feed-camera.ts'
import {
  fieldOf,
  nameOf,
  nullIfEmpty,
  numberOf,
  parseDirection,
  parsePlace,
  parseRoad,
  plainTextOf,
  webAddressOf,
} from './read-field.ts'

/**
 * `cctvStatus` of Caltrans' CWWP2: `{ data: [{ cctv }] }`. Every value is a string, "Not Reported" if there is none. A
 * camera has one picture; a camera out of service is switched off.
 */
export const FORM_CWWP2: FeedForm = {
  member: 'data',
  recordIn: (item) => fieldOf(item, 'cctv') ?? null,
  most: MAX_CAMERAS,
  read: cameraOf,
}

function cameraOf(
  record: Readonly<Record<string, unknown>>,
  problems: FeedTally,
  _rest: unknown,
  base: string,
): FeedCamera | null {
  const { location, imageData } = record
  const index = reported(record.index)
  if (index === '') return problems.reject('noId')
  const text = (name: string) => plainTextOf(reported(fieldOf(location, name)), problems)
  const pictureUrl = webAddressOf(reported(fieldOf(fieldOf(imageData, 'static'), 'currentImageURL')), base)
  const isSwitchedOff = isOutOfService(record.inService, problems)
  if (pictureUrl === null && !isSwitchedOff) problems.add('badPictureAddress')
  const view = {
    key: '1',
    description: plainTextOf(reported(fieldOf(imageData, 'imageDescription')), problems),
    pictureUrl,
    videoUrl: webAddressOf(reported(fieldOf(imageData, 'streamingVideoURL')), base),
    isSwitchedOff,
  }
  return {
    // Numbers are unique within a district only.
    key: [text('district'), index].filter((part) => part !== '').join('-'),
    road: parseRoad(text('route')),
    direction: parseDirection(text('direction')),
    milepost: numberOf(fieldOf(location, 'milepost')),
    sortOrder: null,
    location: [text('locationName'), text('nearbyPlace')].filter((part) => part !== '').join(', '),
    county: nullIfEmpty(text('county')),
    place: parsePlace(fieldOf(location, 'latitude'), fieldOf(location, 'longitude'), problems),
    views: [view],
  }
}

function reported(value: unknown): string {
  const text = nameOf(value)
  return /^not reported$/i.test(text) ? '' : text
}

function isOutOfService(inService: unknown, problems: FeedTally): boolean {
  const word = String(inService).trim().toLowerCase()
  if (word === 'false') return true
  if (word !== 'true') problems.add('unknownStatus')
  return false
}
