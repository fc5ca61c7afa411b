import { expect, test } from 'vitest'
import { TRANSLATED } from '../../src/contract/language.ts'
import { checkMessages, describeDraft, findDrafts, findMessageProblems } from './messages.ts'

test('every message is used somewhere, and every translation has the placeholders of English', async () => {
  expect(await findMessageProblems()).toEqual([])
})

test('an unused message, one that English lacks, and a placeholder that nothing fills are found', () => {
  const english = { 'list.open': 'Notices ({count})', 'list.kind.error': 'Error', 'list.unused': 'Old' }
  const spanish = { 'list.open': 'Avisos ({number})', 'list.kind.error': 'Error', 'list.extra': 'Nuevo' }
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code to be parsed, not run
  const sources = "t('list.open', { count }) + t(`list.kind.${kind}`)"
  expect(checkMessages({ english, translations: { es: spanish } }, sources)).toEqual([
    'message "list.unused" is not used: remove it in every language',
    'es: message "list.open" names {number}, which nothing fills',
    'es: message "list.extra" does not exist in English: remove it',
  ])
})

test('a file with one text to review does not say "1 texts"', () => {
  expect(describeDraft('es-site.ts', "a: 'A', // review\n")).toBe('es-site.ts (1 text marked)')
  expect(describeDraft('es-site.ts', "a: 'A', // review\nb: 'B', // review\n")).toBe(
    'es-site.ts (2 texts marked)',
  )
  expect(describeDraft('es-site.ts', '/**\n * Review: draft\n */\n')).toBe('es-site.ts')
  expect(describeDraft('es-site.ts', "a: 'A',\n")).toBeNull()
})

test('translations waiting for review are listed', async () => {
  const drafts = await findDrafts()
  const translated = new RegExp(String.raw`/(?:${TRANSLATED.join('|')})\b|every-language`)
  const isTranslated = (path: string) => translated.test(path)
  expect(drafts.filter((path) => !isTranslated(path))).toEqual([])
})
