import type { enOffline } from './en-offline.ts'
import type { InLanguage } from './message-types.ts'

/**
 * The words of a device without a connection, in Spanish.
 * Review: draft
 */
export const esOffline = {
  'offline.title': 'No tiene conexión.',
  'offline.unreachable': 'El sitio no respondió.',
  'offline.copyOf': 'Esta es la copia de {time}. Los formularios necesitan conexión.',
  'offline.notHere': 'No hay conexión, y este dispositivo no tiene una copia de esta página.',
  'offline.copies':
    'Estas páginas están aquí, cada una como era en la fecha que aparece debajo de su nombre:',
  'offline.noCopies': 'Todavía no hay ninguna página de este sitio en este dispositivo.',
  'offline.tryAgain': 'Intentar de nuevo',
} as const satisfies InLanguage<typeof enOffline>
