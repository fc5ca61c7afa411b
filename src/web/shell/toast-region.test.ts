import { expect, test } from 'vitest'
import { englishTranslations } from '../messages/testing/english-translations.ts'
import { boxesOverlap, toastTitle } from './toast-region.tsx'

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

test('a toast covers a control when they share some area, not when they only touch', () => {
  const toast = { top: 93, right: 400, bottom: 150, left: 0 }
  expect(boxesOverlap(toast, { top: 140, right: 200, bottom: 188, left: 100 })).toBe(true)
  expect(boxesOverlap(toast, { top: 150, right: 200, bottom: 198, left: 100 })).toBe(false)
  expect(boxesOverlap(toast, { top: 100, right: 600, bottom: 148, left: 420 })).toBe(false)
})
