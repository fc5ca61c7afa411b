import { expect, test } from 'vitest'
import { englishTranslations } from './testing/english-translations.ts'

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
