import type { enOffline } from './en-offline.ts'
import type { InLanguage } from './message-types.ts'

/**
 * The words of a device without a connection, in Haitian Creole.
 * Review: draft
 */
export const htOffline = {
  'offline.title': 'Ou pa gen koneksyon.',
  'offline.unreachable': 'Sit la pa reponn.',
  'offline.copyOf': 'Sa a se kopi {time}. Fòmilè yo bezwen yon koneksyon.',
  'offline.notHere': 'Pa gen koneksyon, epi pa gen kopi paj sa a sou aparèy sa a.',
  'offline.copies': 'Men paj ki sou aparèy la. Chak paj parèt jan li te ye lè ki ekri anba non li:',
  'offline.noCopies': 'Poko gen okenn paj sit sa a sou aparèy sa a.',
  'offline.tryAgain': 'Eseye ankò',
} as const satisfies InLanguage<typeof enOffline>
