import { expect, test } from 'vitest'
import { LANGUAGES } from '../../contract/language.ts'
import { rememberedHome, suggestedLanguage } from './language.ts'

test('the root of the site opens in the language chosen on the device; every other address stays as it is', () => {
  expect(rememberedHome('/', 'es', LANGUAGES)).toBe('/es/')
  expect(rememberedHome('/', 'en', LANGUAGES)).toBe(null)
  expect(rememberedHome('/', null, LANGUAGES)).toBe(null)
  expect(rememberedHome('/app/documents', 'es', LANGUAGES)).toBe(null)
  expect(rememberedHome('/ht/', 'es', LANGUAGES)).toBe(null)
})

test('the first of the browser’s languages that the site speaks is suggested', () => {
  expect(suggestedLanguage('en', null, ['es-419', 'en-US'], LANGUAGES)).toBe('es')
  expect(suggestedLanguage('en', null, ['de', 'ht'], LANGUAGES)).toBe('ht')
  expect(suggestedLanguage('es', null, ['en-US', 'es'], LANGUAGES)).toBe('en')
})

test('a browser in the French of Haiti is offered Haitian Creole', () => {
  expect(suggestedLanguage('en', null, ['fr-HT', 'en'], LANGUAGES)).toBe('ht')
  expect(suggestedLanguage('en', null, ['fr-FR'], LANGUAGES)).toBe(null)
})

test('nothing is suggested to a visitor who reads their language already, or has chosen one', () => {
  expect(suggestedLanguage('en', null, ['en-US', 'es'], LANGUAGES)).toBe(null)
  expect(suggestedLanguage('en', 'en', ['es'], LANGUAGES)).toBe(null)
  expect(suggestedLanguage('en', null, [], LANGUAGES)).toBe(null)
})

test('a language that the district does not offer is neither suggested nor opened', () => {
  expect(suggestedLanguage('en', null, ['ht', 'es'], ['en', 'es'])).toBe('es')
  expect(rememberedHome('/', 'ht', ['en', 'es'])).toBe(null)
})
