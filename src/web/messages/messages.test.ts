import { describe, expect, test } from 'vitest'
import { aReport } from '../../../tests/builders/a-report.ts'
import { englishTranslations, plain, translationsIn } from '../../../tests/builders/english-translations.ts'
import { FEED_PROBLEM_MESSAGES } from '../../contract/feed-problem-messages.ts'
import type { FormError } from '../../contract/form-error.ts'
import { LANGUAGES } from '../../contract/language.ts'
import { type Compared, comparisonText } from './comparison-text.ts'
import { loadCatalog } from './languages.ts'
import { documentLanguage, periodBesideTitle } from './names.ts'
import { mapCreditText } from './translate.ts'

describe('comparison text', () => {
  const { t } = englishTranslations

  const minutes: Omit<Compared, 'value' | 'baseline'> = {
    unit: 'minutes',
    decimals: 1,
    goodDirection: 'down',
    sameWithin: { amount: 0.5, of: 'unit' },
    baselineName: 'the week before',
  }

  const compared = (value: number | null, baseline: number | null, changes: Partial<Compared> = {}) => {
    const { text, direction } = comparisonText({ ...minutes, value, baseline, ...changes }, 'en', t)
    return [direction, text.replaceAll('\u00a0', ' ')]
  }

  test('fewer minutes are faster and more are slower', () => {
    expect(compared(31, 33.6)).toEqual(['down', '**2.6 min faster** than the week before'])
    expect(compared(46.2, 45.1)).toEqual(['up', '**1.1 min slower** than the week before'])
  })

  test('a share moves by points, up or down, and a word judges it', () => {
    const percent = { unit: 'percent', goodDirection: 'up' } as const
    expect(compared(96.2, 95.1, percent)).toEqual([
      'up',
      '**1.1 points higher (better)** than the week before',
    ])
    expect(compared(93.4, 95.2, percent)).toEqual([
      'down',
      '**1.8 points lower (worse)** than the week before',
    ])
  })

  test('what hardly changed is about the same, with the figure before', () => {
    const assists = {
      unit: 'assists',
      decimals: 0,
      goodDirection: 'none',
      sameWithin: { amount: 5, of: 'baselinePercent' },
    } as const
    expect(compared(1642, 1629, assists)).toEqual(['level', '**About the same** as the week before (1,629)'])
    expect(compared(1942, 1629, assists)).toEqual(['up', '**313 more** than the week before'])
  })

  test('more of what should be less is said to be worse', () => {
    const crashes = { unit: 'crashes', decimals: 0, sameWithin: { amount: 0, of: 'unit' } } as const
    expect(compared(9, 4, crashes)).toEqual(['up', '**5 more (worse)** than the week before'])
    expect(compared(4, 9, crashes)).toEqual(['down', '**5 fewer (better)** than the week before'])
  })

  test('nothing is compared with what was not measured, and zero is a measurement', () => {
    expect(compared(31, null)).toEqual([null, 'No comparison with the week before'])
    expect(compared(null, 31)).toEqual([null, 'No comparison with the week before'])
    expect(compared(0, 3)).toEqual(['down', '**3.0 min faster** than the week before'])
  })
})

test('a report’s period is beside its title where the title does not say it in the visitor’s language', async () => {
  const period = { kind: 'month', start: '2026-10-01', end: '2026-10-31', label: 'October 2026' } as const
  const english = aReport({ title: '595 Express, October 2026', period })
  const spanish = await translationsIn('es')
  expect(periodBesideTitle(english, 'en', englishTranslations.t)).toBeNull()
  expect(plain(periodBesideTitle(english, 'es', spanish.t) ?? '')).toBe('octubre de 2026')
  const translated = { ...english, title: '595 Express, octubre de 2026' }
  expect(periodBesideTitle(translated, 'es', spanish.t)).toBeNull()
  // "FY 2026" does not say when it begins.
  expect(plain(periodBesideTitle(aReport(), 'en', englishTranslations.t) ?? '')).toBe(
    'Jul 1, 2025–Jun 30, 2026',
  )
})

describe('languages', () => {
  test.for(LANGUAGES)(
    'the steps of an incident have the names they have as columns, in %s',
    async (language) => {
      const { t, definitionOf } = await translationsIn(language)
      for (const stamp of ['t1', 't2', 't3', 't4', 't5', 't6', 't7'] as const)
        expect(t(`tim.stamp.${stamp}`)).toBe(definitionOf(stamp)?.label)
      for (const column of ['sirv', 'risc'] as const)
        expect(t(`tim.meaning.${column}`)).toBe(definitionOf(column)?.definition)
    },
  )

  test('every problem a camera feed can have is said in Spanish and in Haitian Creole', async () => {
    for (const language of ['es', 'ht'] as const) {
      const { feedProblems } = await loadCatalog(language)
      for (const [code, english] of Object.entries(FEED_PROBLEM_MESSAGES)) {
        expect(feedProblems[code], `${language} ${code}`).toMatch(/\S.*\.$/)
        expect(feedProblems[code]).not.toBe(english)
      }
    }
  })

  const tooLong: FormError = { field: 'message', code: 'messageTooLong', written: 2413, limit: 2000 }
  const tooSoon: FormError = { field: 'dateFirst', code: 'dateTooSoon', written: 10, limit: '2026-12-08' }
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')

  test('a validation error is worded in the visitor’s language, with numbers and days of that language', async () => {
    const [en, es, ht] = await Promise.all((['en', 'es', 'ht'] as const).map(translationsIn))
    expect(en?.errorText(tooLong)).toBe('Shorten this to 2,000 characters or fewer. You entered 2,413.')
    expect(es?.errorText(tooLong)).toBe('Escriba como máximo 2,000 caracteres. Escribió 2,413.')
    expect(ht?.errorText(tooLong)).toBe('Ekri pa plis pase 2,000 karaktè. Ou ekri 2,413.')
    expect(plain(es?.errorText(tooSoon) ?? '')).toBe('Elija el 8 de diciembre de 2026 o un día posterior')
    expect(plain(ht?.errorText(tooSoon) ?? '')).toBe('Chwazi 8 desanm 2026 oswa yon jou apre sa')
  })

  test('what a control says aloud begins with the words on it, so that it can be named by voice', async () => {
    const title = { title: 'Annual report' }
    for (const language of LANGUAGES) {
      const { t } = await translationsIn(language)
      const pairs = [
        [t('reportPage.requestFormat'), t('reportPage.requestFormatOf', title)],
        [t('search.page', { page: '3' }), t('search.pageOf', { ...title, page: '3' })],
      ] as const
      for (const [label, sentence] of pairs)
        expect(sentence.startsWith(label), `${language}: ${sentence}`).toBe(true)
    }
  })

  test('who made the map is said in the visitor’s language, with the names as their owners write them', async () => {
    const credit = 'Map: Travel Mapping; © OpenStreetMap contributors (ODbL)'
    const texts = (['en', 'es', 'ht'] as const).map(async (language) =>
      mapCreditText(credit, (await translationsIn(language)).t),
    )
    expect(await Promise.all(texts)).toEqual([
      credit,
      'Mapa: Travel Mapping; © OpenStreetMap y sus colaboradores (ODbL)',
      'Kat: Travel Mapping; © OpenStreetMap ak kontribitè li yo (ODbL)',
    ])
  })
})

describe('language of a document', () => {
  test('it has its name in the reader’s language, or else the one its speakers use', async () => {
    const spanish = await translationsIn('es')
    expect(documentLanguage('es-US', englishTranslations)).toBe('Spanish')
    expect(documentLanguage('ht', spanish)).toBe('criollo haitiano')
    expect(documentLanguage('ht', { ...spanish, textOf: () => null })).toBe('Kreyòl ayisyen')
    expect(documentLanguage('fr', spanish)).toBe('fr')
  })
})

describe('translate', () => {
  const { t } = englishTranslations

  test('a message says its words with the values put in', () => {
    expect(t('page.documents')).toBe('Documents')
    expect(t('footer.version', { version: '2.15.0', date: '10/31/2025' })).toBe(
      'Version 2.15.0, released 10/31/2025',
    )
  })

  test('a counted thing takes the form for one or for many, with its number written as a number', () => {
    expect(t('report.pdfPages', { count: 1 })).toBe('PDF, 1 page')
    expect(t('report.pdfPages', { count: 1200 })).toBe('PDF, 1,200 pages')
  })

  test('one document that is due is not called by a plural in Spanish', async () => {
    const spanish = await translationsIn('es')
    const counts = { count: 3, nothingFound: '1', excepted: '1', due: '1' }
    expect(spanish.t('ledger.counts', counts)).toBe(
      '**3 documentos**. Sin problemas encontrados: 1; exceptuados: 1; pendientes: 1.',
    )
  })

  test('a value with braces of its own is left as the visitor should see it', () => {
    expect(t('reportPage.firstPageOf', { title: 'Plan {title} $&' })).toBe('First page of Plan {title} $&')
  })
})
