import { expect, test } from 'vitest'
import type { FormError } from '../../contract/form-error.ts'
import { loadCatalog } from './languages.ts'

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
