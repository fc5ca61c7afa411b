import type { FormSigns } from '../../contract/form-signs.ts'

/** What may speak for a program. None of them is proof, so none of them turns a message away. */
export const SUSPICION_SIGNS = ['honeypot', 'tooFast', 'noProof'] as const
export type SuspicionSign = (typeof SUSPICION_SIGNS)[number]

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
