import type { messages as en } from './en-ledger.ts'
import type { InLanguage } from './translate.ts'

/** Messages of the state of the documents on the page about accessibility, in Haitian Creole. Review: draft */
export const messages = {
  'ledger.title': 'Dokiman nou yo',
  'ledger.counts': {
    one: '**{count} dokiman**: {nothingFound} kote yo pa jwenn anyen, {excepted} ki gen eksepsyon, {due} pou korije.',
    other: '**{count} dokiman**: {nothingFound} kote yo pa jwenn anyen, {excepted} ki gen eksepsyon, {due} pou korije.',
  },
  'ledger.date': 'Lwa a aplike pou dokiman yo apati **{date}**.',
  'ledger.dateSource': 'Daprè:',
  'ledger.nothingFound': '**Yo pa jwenn anyen:** yon pwogram tcheke fichye a epi li pa jwenn okenn pwoblèm. Pa gen pwogram ki ka konnen si tout moun ka li l.',
  'ledger.excepted': '**Gen eksepsyon:** biwo a di gen yon eksepsyon nan lwa a, pa egzanp pou yon dokiman ki nan achiv, epi li gen prèv. Ou ka mande yon lòt fòma kanmenm.',
  'ledger.due': '**Pou korije:** yo jwenn pwoblèm, oswa yo pa t ka tcheke fichye a. Biwo a dwe korije l.',
  'ledger.queue': 'Sa pou korije an premye',
  'ledger.queueText': 'Fichye moun telechaje souvan epi ki difisil pou li vin an premye.',
  'ledger.problems': { one: '{count} pwoblèm jwenn', other: '{count} pwoblèm jwenn' },
  'ledger.untagged': 'san estrikti pou lektè ekran',
  'ledger.unchecked': 'yo pa t ka tcheke l',
  'ledger.downloads': { one: '{count} telechajman nan 12 mwa', other: '{count} telechajman nan 12 mwa' },
  'ledger.failed': 'Eta dokiman nou yo manke',
  'ledger.failedHint': 'Tout lòt bagay nan paj sa a konplè. Eseye ankò nan yon ti moman.',
} as const satisfies InLanguage<typeof en>
