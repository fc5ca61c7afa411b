import { expect, test } from 'vitest'
import { buildSuggestion } from './document-search.ts'

test('only the misspelled words are replaced, in their place', () => {
  const near = [{ typed: 'reversable', near: 'reversible' }]
  expect(buildSuggestion('three "Reversable lanes"', near, 'Reversible lanes')).toBe(
    'three "Reversible lanes"',
  )
  expect(buildSuggestion('reversable, irreversable', near, '')).toBe('reversible, irreversable')
})

test('a suggested word is spelled as on the page, with the capitals that were typed', () => {
  const near = [{ typed: 'trancito', near: 'transito' }]
  expect(buildSuggestion('tráncito', near, 'El Tránsito de hoy')).toBe('tránsito')
  expect(buildSuggestion('Tráncito, TRANCITO', near, 'El Tránsito de hoy')).toBe('Tránsito, TRÁNSITO')
})
