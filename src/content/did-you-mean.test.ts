import { expect, test } from 'vitest'
import { CATEGORIES } from '../contract/category.ts'
import { closestWord, listWords, suggestion } from './did-you-mean.ts'

test.each([
  ['anual', 'documents_annual'],
  ['documents_anual', 'documents_annual'],
  ['metrics_freeway_weakly', 'metrics_freeway_weekly'],
  ['palmbeach', 'metrics_arterial_palmBeach'],
  ['freeway_monthly', 'metrics_freeway_monthly'],
  ['i95', 'metrics_express_i95'],
])('"%s" means the category %s', (word, meant) => {
  expect(closestWord(word, CATEGORIES)).toBe(meant)
})

test.each(['freeway', 'traffic', '', 'x'.repeat(100_000)])(
  '"%.10s" is close to no allowed word, or to several',
  (word) => {
    expect(closestWord(word, CATEGORIES)).toBe(null)
  },
)

test('a word close to none gets a list of all allowed words', () => {
  expect(suggestion('draft', ['preliminary', 'final', 'revised'])).toBe(
    ': write preliminary, final or revised',
  )
  expect(suggestion('finale', ['preliminary', 'final', 'revised'])).toBe(': did you mean "final"?')
})

test('words are listed the way people say them', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => listWords(words, 'and'))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ])
})
