/** The words of a device without a connection, in English; the update worker carries them in every language. The rules of en.ts hold. */
export const enOffline = {
  'offline.title': 'You are offline.',
  'offline.unreachable': 'The site did not answer.',
  'offline.copyOf': 'This is the copy of {time}. Forms need a connection.',
  'offline.notHere': 'There is no connection, and no copy of this page on this device.',
  'offline.copies': 'These pages are here, each as it was at the time under its name:',
  'offline.noCopies': 'No page of this site is on this device yet.',
  'offline.tryAgain': 'Try again',
} as const
