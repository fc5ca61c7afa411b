import { expect, test } from 'vitest'
import { englishTranslations } from '../messages/testing/english-translations.ts'
import { toastTitle } from './toast-region.tsx'

const { t } = englishTranslations

test('every kind but the default has a title of its own', () => {
  const titles = (['default', 'error', 'success', 'info', 'warning'] as const).map((kind) =>
    toastTitle({ kind, title: null }, t),
  )
  expect(titles).toEqual([null, 'Error', 'Success', 'Info', 'Warning'])
})

test('a title that was given goes before the kind’s own', () => {
  expect(toastTitle({ kind: 'error', title: 'Not sent' }, t)).toBe('Not sent')
  expect(toastTitle({ kind: 'default', title: 'Copied' }, t)).toBe('Copied')
})
