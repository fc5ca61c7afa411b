import type { Translate } from '../messages/translate.ts'

/** Who made a map, in the visitor's language as far as it is known; names stay as their owners write them. Pure. */
export function mapCreditText(credit: string, t: Translate): string {
  return credit
    .replace(/^Map:/, `${t('map.credit')}:`)
    .replaceAll('© OpenStreetMap contributors', t('map.openStreetMap'))
}
