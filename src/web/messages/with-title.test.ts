import { expect, test } from 'vitest'
import { LANGUAGES } from '../../contract/language.ts'
import { loadCatalog } from './languages.ts'
import { createTranslate } from './translate.ts'

test('what a control says aloud begins with the words on it, so that it can be named by voice', async () => {
  const title = { title: 'Annual report' }
  for (const language of LANGUAGES) {
    const t = createTranslate(language, (await loadCatalog(language)).messages)
    const pairs = [
      [t('reportPage.requestFormat'), t('reportPage.requestFormatOf', title)],
      [t('search.page', { page: '3' }), t('search.pageOf', { ...title, page: '3' })],
    ] as const
    for (const [label, sentence] of pairs)
      expect(sentence.startsWith(label), `${language}: ${sentence}`).toBe(true)
  }
})
