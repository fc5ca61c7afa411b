import type { Camera, CameraSource, CameraView } from '../../../../contract/camera.ts'
import { OTHER_ROADS, placeOf } from '../../../../contract/camera-place.ts'
import { pagePath } from '../../../../contract/pages.ts'
import type { SiteInLanguage } from '../../../../contract/site-in-language.ts'
import { roadName } from '../../../live/road-name.ts'
import type { Translations } from '../../../messages/catalog.ts'
import { formatShortest } from '../../../ui/format.ts'

/** "I-70 northbound at Main St"; for a camera without a road only its place. */
export function cameraName(camera: Camera, translations: Translations): string {
  const { t } = translations
  const { road, direction } = camera
  const place = placeName(camera, translations)
  if (road === OTHER_ROADS) return place
  if (direction === null) return t('camera.nameWithoutDirection', { road, place })
  return t('camera.name', { road, direction: t(`direction.${direction}`).toLowerCase(), place })
}

/**
 * A camera's name in a list beside its road: its place, or its id where the feed names none; its city; and what
 * distinguishes it from others there, such as "Main St, exit 29 (Riverton, camera 2 of 3)".
 */
export function placeName(camera: Camera, translations: Translations): string {
  const words = [camera.exit?.city ?? null, distinctionText(camera, translations)].filter(
    (word) => word !== null,
  )
  const place = shortPlace(camera, translations)
  return words.length === 0 ? place : `${place} (${words.join(', ')})`
}

/** A camera's name in a list of its city: "Main St, exit 29". */
export function placeInCity(camera: Camera, translations: Translations): string {
  const { exit } = camera
  return placeName(exit === null ? camera : { ...camera, exit: { ...exit, city: null } }, translations)
}

/** A stop along a road, whose cameras have their own distinctions: "Main St, exit 29 (Riverton)". */
export function stopName(camera: Camera, translations: Translations): string {
  return placeName({ ...camera, distinction: null }, translations)
}

/** "Main St, exit 29"; "Exit 29" if the cross street is not known. Feeds write "Exit 29" only in English. */
export function shortPlace(camera: Camera, { t }: Translations): string {
  const number = exitNumberOf(camera)
  const street = streetOf(camera)
  if (number === null) return street ?? t('camera.unnamed', { id: camera.id })
  return street === null ? t('camera.exit', { number }) : t('camera.streetAndExit', { street, number })
}

/** The cross street: "Main St". `null`: only the exit number is known. */
export function streetOf(camera: Camera): string | null {
  const place = placeOf(camera)
  const { exit } = camera
  return place === '' || FED_EXIT.test(place) ? (exit?.crossStreet ?? exit?.landmarks[0] ?? null) : place
}

function exitNumberOf(camera: Camera): string | null {
  return camera.exit?.number ?? FED_EXIT.exec(placeOf(camera))?.groups?.number ?? null
}

/** Many feeds name a place only like this. */
const FED_EXIT = /^exit[\s#]*(?<number>\d{1,3}[a-z]?)$/i

/** Distinguishes a camera from others at its place; `null`: there are none. */
export function distinctionText({ distinction }: Camera, { t, language }: Translations): string | null {
  switch (distinction?.kind) {
    case undefined:
      return null
    case 'view':
      return distinction.text
    case 'milepost':
      return t('camera.milepost', { milepost: formatShortest(distinction.milepost, language, 2) })
    case 'number':
      return t('camera.numberOf', { number: String(distinction.number), of: String(distinction.of) })
  }
}

/** "I-10 N". */
export function shortRoad({ road, direction }: Camera, translations: Translations): string {
  const name = roadName(road, translations)
  return direction === null ? name : `${name}\u00a0${translations.t(`direction.short.${direction}`)}`
}

/** The view that represents a camera in lists: the first that is not switched off, else the first. `null`: it has none. */
export function mainView(camera: Camera): CameraView | null {
  return camera.views.find((view) => !view.isSwitchedOff) ?? camera.views[0] ?? null
}

/** Where a problem with a camera is reported: the feedback form, which reads `about`. */
export function reportPath(cameraId: string): string {
  return `${pagePath('contact-us')}?about=camera:${cameraId}`
}

/**
 * The state's traffic map, at a camera if the map has it, by the number its 511 feed gives it. `undefined`: the district
 * names no map.
 */
export function officialMapUrl(
  { travelerInformation, travelerCamera }: SiteInLanguage['links'],
  camera: { id: string; feed: CameraSource } | null,
): string | undefined {
  if (travelerCamera === undefined || camera?.feed !== 'arcadis-511' || !/^\d+$/.test(camera.id))
    return travelerInformation
  return travelerCamera.replace('{id}', camera.id)
}
