import { expect, test } from 'vitest'
import { checkTerms, createLanguageOfKey, readAvoided } from './terms.ts'

const TERMS = `# Terms

| English | not | Spanish | not | Haitian Creole | not |
|---|---|---|---|---|---|
| business day | working day; working days | día laborable | día hábil | jou travay | |
| feed | | fuente | feed | sous | feed |
`

const check = (text: string, language: 'en' | 'es' | 'ht') =>
  checkTerms('text.ts', text, () => language, readAvoided(TERMS))

test('a text that uses another expression is found with its line and the term to use', () => {
  expect(check("first\n  'forms.next': 'Read on a Working day.',", 'en')).toEqual([
    'text.ts:2 says "Working day": the term is "business day" (docs/terms.md)',
  ])
  expect(check('Un día hábil', 'es')).toHaveLength(1)
})

test('an expression of another language, or within a longer word, is left alone', () => {
  expect(check('Un día hábil, a hardworking day', 'ht')).toEqual([])
  expect(check('a hardworking day', 'en')).toEqual([])
})

test('in a file with all languages each text is checked in its own', () => {
  const text = "  en: {\n    a: 'feed',\n  },\n  es: {\n    a: 'Un feed',\n  },\n  ht: 'sous',"
  expect(checkTerms('text.ts', text, createLanguageOfKey(), readAvoided(TERMS))).toEqual([
    expect.stringContaining('text.ts:5 says "feed"'),
  ])
})

test('text in bold and headings are read', () => {
  expect(check('**Un feed.**\n## Un feed', 'es')).toHaveLength(2)
})

test('keys, placeholders, addresses and comments are ignored, as visitors do not read them', () => {
  const hidden = "  'feed.open': 'Abrir {feed}',\n[Abrir](/app/feed)\n// feed\n * feed\n## Abrir {#feed}"
  expect(check(hidden, 'es')).toEqual([])
  expect(check("  'count': { one: 'Un feed', other: '{count} feeds' },", 'es')).toHaveLength(1)
})
