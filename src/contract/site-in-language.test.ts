import { expect, test } from 'vitest'
import { siteInLanguage } from './site-in-language.ts'
import type { SiteInfo } from './site-info.ts'

// Only what is translated.
const site = {
  district: { name: 'District', subtitle: 'Operations', shortSubtitle: 'Ops', department: 'D', unit: 'U' },
  contact: { phone: '1', phoneHours: 'Weekdays' },
  promo: { title: 'Report', text: 'Text', reportId: 'report' },
  translations: { es: { subtitle: 'Operaciones', phoneHours: 'De lunes a viernes' } },
} as unknown as SiteInfo

test('the office’s words are shown in the visitor’s language, and in English where none are written', () => {
  const spanish = siteInLanguage(site, 'es')
  expect(spanish.district).toMatchObject({ name: 'District', subtitle: 'Operaciones', department: 'D' })
  expect(spanish.contact.phoneHours).toBe('De lunes a viernes')
  expect(siteInLanguage(site, 'ht').district.subtitle).toBe('Operations')
  expect(siteInLanguage(site, 'en').district.subtitle).toBe('Operations')
})

test('a translation is a draft until its review is done', () => {
  const reviewed = (review: 'draft' | 'done') => ({ ...site, translations: { es: { review } } })
  expect(siteInLanguage(reviewed('draft'), 'es').isDraft).toBe(true)
  expect(siteInLanguage(reviewed('done'), 'es').isDraft).toBe(false)
  expect(siteInLanguage(reviewed('draft'), 'en').isDraft).toBe(undefined)
})

test('a visitor is sent the words of one language only', () => {
  for (const language of ['en', 'es', 'ht'] as const)
    expect(siteInLanguage(site, language).translations).toBe(undefined)
})
