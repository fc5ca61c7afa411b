/** The words of the list of past notices, in English. The rules of en.ts hold. */
export const enNotices = {
  'notices.open': 'Notices ({count})',
  'notices.title': 'Notices',
  'notices.meaning': 'What this page told you, newest first. The last 20 stay until you reload or leave.',
  'notices.close': 'Close the notices',
} as const
