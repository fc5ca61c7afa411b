import type { enNotices } from './en-notices.ts'
import type { InLanguage } from './message-types.ts'

/**
 * The words of the list of past notices, in Haitian Creole. The rules of en.ts hold.
 * Review: draft
 */
export const htNotices = {
  'notices.open': 'Avi ({count})',
  'notices.title': 'Avi yo',
  'notices.meaning':
    'Sa paj sa a te di ou, dènye a an premye. Dènye 20 yo rete la jiskaske ou rechaje paj la oswa ou kite li.',
  'notices.close': 'Fèmen avi yo',
} as const satisfies InLanguage<typeof enNotices>
