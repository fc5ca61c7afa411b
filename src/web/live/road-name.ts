import { OTHER_ROADS } from '../../contract/camera-place.ts'
import type { Translations } from '../messages/catalog.ts'

/** "I-10", or that the feed names no road. */
export function roadName(road: string, { t }: Translations): string {
  return road === OTHER_ROADS ? t('cameras.otherRoads') : road
}
