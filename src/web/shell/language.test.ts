import { expect, test } from 'vitest'
import { rememberedHome, suggestedLanguage } from './language.ts'

test('the root of the site opens in the language chosen on the device; every other address stays as it is', () => {
  expect(rememberedHome('/', 'es')).toBe('/es/')
  expect(rememberedHome('/', 'en')).toBe(null)
  expect(rememberedHome('/', null)).toBe(null)
  expect(rememberedHome('/app/documents', 'es')).toBe(null)
  expect(rememberedHome('/ht/', 'es')).toBe(null)
})

test('the first of the browser’s languages that the site speaks is suggested', () => {
  expect(suggestedLanguage('en', null, ['es-419', 'en-US'])).toBe('es')
  expect(suggestedLanguage('en', null, ['de', 'ht'])).toBe('ht')
  expect(suggestedLanguage('es', null, ['en-US', 'es'])).toBe('en')
})

test('a browser in the French of Haiti is offered Haitian Creole', () => {
  expect(suggestedLanguage('en', null, ['fr-HT', 'en'])).toBe('ht')
  expect(suggestedLanguage('en', null, ['fr-FR'])).toBe(null)
})

test('nothing is suggested to a visitor who reads their language already, or has chosen one', () => {
  expect(suggestedLanguage('en', null, ['en-US', 'es'])).toBe(null)
  expect(suggestedLanguage('en', 'en', ['es'])).toBe(null)
  expect(suggestedLanguage('en', null, [])).toBe(null)
})
