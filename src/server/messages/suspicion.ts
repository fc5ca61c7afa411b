import type { FormSigns } from '../../contract/form-signs.ts'
import type { SuspicionSign } from '../outbox/outbox-message.ts'

/** The fastest people need longer than this to choose a topic and write ten characters. */
const FASTEST_FILL_SECONDS = 3

/** The signs a message came with, joined by spaces; `null`: none. */
export function scoreSuspicion(
  { homepage, fillSeconds }: Pick<FormSigns, 'homepage' | 'fillSeconds'>,
  lacksProof: boolean,
): string | null {
  const signs: SuspicionSign[] = [
    ...(homepage.trim() === '' ? [] : ['honeypot' as const]),
    ...(fillSeconds !== null && fillSeconds < FASTEST_FILL_SECONDS ? ['tooFast' as const] : []),
    ...(lacksProof ? ['noProof' as const] : []),
  ]
  return signs.length === 0 ? null : signs.join(' ')
}
