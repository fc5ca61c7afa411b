import { OTHER_ROADS } from '../../contract/camera-place.ts'
import type { Translations } from '../messages/catalog.ts'

/** "I-10", or a text for items without a road. */
export function roadName(road: string, { t }: Translations): string {
  return road === OTHER_ROADS ? t('cameras.otherRoads') : road
}
