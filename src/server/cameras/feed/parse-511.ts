import { type FeedCamera, type FeedForm, type FeedTally, type FeedView, MAX_CAMERAS } from './feed-camera.ts'
import {
  fieldOf,
  firstNameOf,
  nameOf,
  nullIfEmpty,
  numberOf,
  parseDirection,
  parsePlace,
  parseRoad,
  plainTextOf,
  recordOf,
  webAddressOf,
} from './read-field.ts'

/** A 511 service, version 2 (`/api/v2/get/cameras`): cameras with `Views` that have an address and a `Status`. */
export const FORM_511: FeedForm = { member: null, most: MAX_CAMERAS, read: cameraOf }

function cameraOf(
  record: Readonly<Record<string, unknown>>,
  problems: FeedTally,
  _rest: unknown,
  base: string,
): FeedCamera | null {
  const key = firstNameOf(record.Id, record.ID)
  if (key === '') return problems.reject('noId')
  const views = viewsOf(record, base, problems)
  if (views.length === 0) return problems.reject('noViews')
  return {
    key,
    road: parseRoad(plainTextOf(record.Roadway ?? record.RoadwayName, problems)),
    direction: parseDirection(nameOf(record.Direction ?? record.DirectionOfTravel)),
    milepost: numberOf(record.MilePost) ?? numberOf(record.Milepost),
    sortOrder: numberOf(record.SortOrder),
    location: plainTextOf(record.Location ?? record.Name, problems),
    county: nullIfEmpty(plainTextOf(record.County, problems)),
    place: parsePlace(record.Latitude, record.Longitude, problems),
    views,
  }
}

function viewsOf(record: Readonly<Record<string, unknown>>, base: string, problems: FeedTally): FeedView[] {
  // Version 1 of the format had one picture, in the camera itself.
  const views = Array.isArray(record.Views)
    ? record.Views
    : fieldOf(record, 'Url') === undefined
      ? []
      : [record]
  return views.flatMap((view: unknown, index): FeedView[] => {
    const fields = recordOf(view)
    if (fields === null) {
      problems.add('notARecord')
      return []
    }
    const pictureUrl = webAddressOf(fields.Url, base)
    const isSwitchedOff = isDisabled(fields, problems)
    if (pictureUrl === null && !isSwitchedOff) problems.add('badPictureAddress')
    return [
      {
        key: firstNameOf(fields.Id, index + 1),
        description: plainTextOf(fields.Description, problems),
        pictureUrl,
        videoUrl: webAddressOf(fields.VideoUrl, base),
        isSwitchedOff,
      },
    ]
  })
}

function isDisabled(view: Readonly<Record<string, unknown>>, problems: FeedTally): boolean {
  const status = nameOf(view.Status).toLowerCase()
  if (status === 'disabled') return true
  if (status !== 'enabled') problems.add('unknownStatus')
  return false
}
