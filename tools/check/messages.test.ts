import { expect, test } from 'vitest'
import { TRANSLATED } from '../../src/contract/language.ts'
import { checkTranslation, describeDraft, findDrafts, findMessageProblems, findUnused } from './messages.ts'

test('every message is used somewhere, and every translation has the texts and placeholders of English', async () => {
  expect(await findMessageProblems()).toEqual([])
})

test('a message that nothing uses is found', () => {
  const english = { 'list.open': 'Notices ({count})', 'list.kind.error': 'Error', 'list.unused': 'Old' }
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code to be parsed, not run
  const sources = "t('list.open', { count }) + t(`list.kind.${kind}`)"
  expect(findUnused(english, sources)).toEqual([
    'message "list.unused" is not used: remove it in every language',
  ])
})

const english = {
  messages: {
    close: 'Close',
    open: 'Notices ({count})',
    pages: { one: 'One page', other: '{count} pages of {title}' },
  },
  errors: { tooLong: 'Write at most {limit} characters' },
}

const spanish = {
  review: 'draft',
  messages: {
    close: 'Cerrar',
    open: 'Avisos ({count})',
    pages: { one: '{count} página de {title}', other: '{count} páginas de {title}' },
  },
  errors: { tooLong: 'Escriba como máximo {limit} caracteres' },
}

const problemsOf = (changes: object) =>
  checkTranslation('es.json', JSON.stringify({ ...spanish, ...changes }), english)

test('a translation with the keys, forms and placeholders of English has no problem', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ review: 'done' })).toEqual([])
})

test('a text that is missing, empty, of another shape or not in English is named with its file', () => {
  const pages = '{count} páginas de {title}'
  expect(problemsOf({ messages: { close: '', open: { one: '1' }, pages, extra: 'Nuevo' } })).toEqual([
    'es.json: "messages > close" is empty',
    'es.json: "messages > open" must be one text',
    'es.json: "messages > pages" needs one, other, as in English',
    'es.json: "messages > extra" does not exist in English: remove it',
  ])
  expect(problemsOf({ messages: { close: 'Cerrar', pages: { other: pages } }, errors: {} })).toEqual([
    'es.json: "messages > open" is missing',
    'es.json: "messages > pages > one" is missing',
    'es.json: "errors > tooLong" is missing',
  ])
})

test('a placeholder that is missing or that nothing fills is named', () => {
  const pages = { one: '{count} página, {author}', other: '{count} páginas' }
  const changed = { messages: { close: 'Cerrar', open: 'Avisos ({number})', pages } }
  expect(problemsOf(changed)).toEqual([
    'es.json: "messages > open" names {number}, which nothing fills',
    'es.json: "messages > open" lacks {count}',
    'es.json: "messages > pages > one" names {author}, which nothing fills',
    'es.json: "messages > pages > other" lacks {title}',
  ])
})

test('a file that is missing, is no JSON or does not say whether it was reviewed is named', () => {
  expect(checkTranslation('es.json', null, english)).toEqual([
    'es.json is missing: copy the one of another language and translate it',
  ])
  expect(checkTranslation('es.json', '{\n  "review": "done"\n  "messages": {}\n}', english)).toEqual([
    expect.stringMatching(/^es\.json is not valid JSON: SyntaxError: .*line 3 column 3/),
  ])
  expect(problemsOf({ review: 'yes', reviewAgain: ['close', 'gone'] })).toEqual([
    'es.json: "review" must be "draft" or "done"',
    'es.json: "reviewAgain" names "gone", which does not exist',
  ])
})

test('a file with one text to review does not say "1 texts"', () => {
  const draftOf = (file: object) => describeDraft('es-site.json', JSON.stringify(file))
  expect(draftOf({ review: 'draft', reviewAgain: ['a'] })).toBe('es-site.json (1 text marked)')
  expect(draftOf({ review: 'done', reviewAgain: ['a', 'b'] })).toBe('es-site.json (2 texts marked)')
  expect(draftOf({ review: 'draft' })).toBe('es-site.json')
  expect(draftOf({ review: 'done' })).toBeNull()
})

test('translations waiting for review are listed', async () => {
  const drafts = await findDrafts()
  const translated = new RegExp(String.raw`/(?:${TRANSLATED.join('|')})\b|every-language`)
  const isTranslated = (path: string) => translated.test(path)
  expect(drafts.filter((path) => !isTranslated(path))).toEqual([])
})
