import { expect, test } from 'vitest'
import { englishTranslations } from './testing/english-translations.ts'
import type { InLanguage } from './translate.ts'

const { t } = englishTranslations

test('a message says its words with the values put in', () => {
  expect(t('page.documents')).toBe('Documents')
  expect(t('footer.version', { version: '2.15.0', date: '10/31/2025' })).toBe(
    'Version 2.15.0, released 10/31/2025',
  )
})

test('a counted thing takes the form for one or for many, with its number written as a number', () => {
  expect(t('report.pdfPages', { count: 1 })).toBe('PDF, 1 page')
  expect(t('report.pdfPages', { count: 1200 })).toBe('PDF, 1,200 pages')
})

test('a value with braces of its own is left as the visitor should see it', () => {
  expect(t('reportPage.firstPageOf', { title: 'Plan {title} $&' })).toBe('First page of Plan {title} $&')
})

const english = {
  close: 'Close',
  open: 'Notices ({count})',
  pages: { one: '{count} page', other: '{count} pages of {title}' },
} as const
type Translated = InLanguage<typeof english>

const open = 'Avisos ({count})'
const pages = { one: '{count} página', other: '{count} páginas de {title}' } as const

// Each mistake below must stop the compiler: where it does not, `@ts-expect-error` itself is an error.
test('a text that is missing, of another shape, or lacks a name in braces does not compile', () => {
  const fine: Translated = { close: 'Cerrar', open, pages }
  // @ts-expect-error a text is missing
  const missing: Translated = { close: 'Cerrar', open }
  const wrong: Translated[] = [
    // @ts-expect-error no text
    { close: 5, open, pages },
    // @ts-expect-error a plural must stay one
    { close: 'Cerrar', open, pages: '{count} páginas de {title}' },
    // @ts-expect-error {count} is not said
    { close: 'Cerrar', open: 'Avisos', pages },
    // @ts-expect-error {title} is not said
    { close: 'Cerrar', open, pages: { one: '{count} página', other: '{count} páginas' } },
    // @ts-expect-error English has no such text
    { close: 'Cerrar', open, pages, extra: 'Nuevo' },
  ]
  expect([fine, missing, ...wrong]).toHaveLength(7)
})
