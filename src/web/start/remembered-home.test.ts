import { expect, test } from 'vitest'
import { rememberedHome } from './remembered-home.ts'

test('the root of the site opens in the language chosen on the device; every other address stays as it is', () => {
  expect(rememberedHome('/', 'es')).toBe('/es/')
  expect(rememberedHome('/', 'en')).toBe(null)
  expect(rememberedHome('/', null)).toBe(null)
  expect(rememberedHome('/app/documents', 'es')).toBe(null)
  expect(rememberedHome('/ht/', 'es')).toBe(null)
})
