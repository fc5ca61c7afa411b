/** Messages of the state of the documents on the page about accessibility, in English. */
export const messages = {
  'ledger.title': 'Our documents',
  'ledger.counts': {
    one: '**{count} document**: {nothingFound} with nothing found, {excepted} excepted, {due} due.',
    other: '**{count} documents**: {nothingFound} with nothing found, {excepted} excepted, {due} due.',
  },
  'ledger.date': 'The law applies to documents from **{date}**.',
  'ledger.dateSource': 'According to:',
  'ledger.nothingFound': '**Nothing found:** a program checked the file and found no problem. No program can tell whether everyone can read it.',
  'ledger.excepted': '**Excepted:** the office claims an exception of the law, such as for an archived document, and has evidence for it. You can still ask for another format.',
  'ledger.due': '**Due:** problems were found, or the file could not be checked. The office has to fix it.',
  'ledger.queue': 'To be fixed first',
  'ledger.queueText': 'Files that are downloaded often and are hard to read come first.',
  'ledger.problems': { one: '{count} problem found', other: '{count} problems found' },
  'ledger.untagged': 'without structure for screen readers',
  'ledger.unchecked': 'could not be checked',
  'ledger.downloads': { one: '{count} download in 12 months', other: '{count} downloads in 12 months' },
  'ledger.failed': 'The state of our documents is missing',
  'ledger.failedHint': 'Everything else on this page is complete. Try again in a moment.',
} as const
