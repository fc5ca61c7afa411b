import { expect, test } from 'vitest'
import { FEED_PROBLEM_WORDS } from '../../contract/feed-problem-messages.ts'
import type { FormError } from '../../contract/form-error.ts'
import { LANGUAGES } from '../../contract/language.ts'
import { mapCreditText } from '../map/map-credit.ts'
import { loadCatalog } from './languages.ts'
import { translationsIn } from './testing/english-translations.ts'

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
    for (const [code, english] of Object.entries(FEED_PROBLEM_WORDS)) {
      expect(feedProblems[code], `${language} ${code}`).toMatch(/\S.*\.$/)
      expect(feedProblems[code]).not.toBe(english)
    }
  }
})

const tooLong: FormError = { field: 'message', code: 'messageTooLong', written: 2413, limit: 2000 }
const tooSoon: FormError = { field: 'dateFirst', code: 'dateTooSoon', written: 10, limit: '2026-12-08' }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('a validation error is worded in the visitor’s language, with numbers and days of that language', async () => {
  const [en, es, ht] = await Promise.all(
    (['en', 'es', 'ht'] as const).map((language) => loadCatalog(language)),
  )
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
  const texts = LANGUAGES.map(async (language) => mapCreditText(credit, (await translationsIn(language)).t))
  expect(await Promise.all(texts)).toEqual([
    credit,
    'Mapa: Travel Mapping; © OpenStreetMap y sus colaboradores (ODbL)',
    'Kat: Travel Mapping; © OpenStreetMap ak kontribitè li yo (ODbL)',
  ])
})
