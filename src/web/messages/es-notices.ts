import type { enNotices } from './en-notices.ts'
import type { InLanguage } from './message-types.ts'

/**
 * The words of the list of past notices, in Spanish. The rules of en.ts hold.
 * Review: draft
 */
export const esNotices = {
  'notices.open': 'Avisos ({count})',
  'notices.title': 'Avisos',
  'notices.meaning':
    'Lo que le dijo esta página, lo más reciente primero. Los últimos 20 quedan hasta que usted recargue la página o salga de ella.',
  'notices.close': 'Cerrar los avisos',
} as const satisfies InLanguage<typeof enNotices>
