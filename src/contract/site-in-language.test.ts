import { expect, test } from 'vitest'
import { aSiteInfo } from '../../tests/builders/a-site.ts'
import { districtTerms, siteInLanguage } from './site-in-language.ts'

const site = aSiteInfo({
  translations: { es: { subtitle: 'Operaciones', phoneHours: 'De lunes a viernes' } },
})

test('the office’s texts are shown in the visitor’s language, or in English if they are not translated', () => {
  const spanish = siteInLanguage(site, 'es')
  expect(spanish.district).toMatchObject({
    name: 'District Test',
    subtitle: 'Operaciones',
    department: 'Department of Tests',
  })
  expect(spanish.contact.phoneHours).toBe('De lunes a viernes')
  for (const language of ['ht', 'en'] as const)
    expect(siteInLanguage(site, language).district.subtitle).toBe(
      'Transportation Systems Management and Operations',
    )
})

test('a translation is a draft until its review is done', () => {
  const reviewed = (review: 'draft' | 'done') => ({ ...site, translations: { es: { review } } })
  expect(siteInLanguage(reviewed('draft'), 'es').isDraft).toBe(true)
  expect(siteInLanguage(reviewed('done'), 'es').isDraft).toBe(false)
  expect(siteInLanguage(reviewed('draft'), 'en').isDraft).toBe(undefined)
})

test('a visitor receives the texts of one language only', () => {
  for (const language of ['en', 'es', 'ht'] as const)
    expect(siteInLanguage(site, language)).not.toHaveProperty('translations')
})

test('the district’s own programs are named in the visitor’s language', () => {
  const policy = { name: { en: 'Quick Clearance', es: 'Despeje rápido' } }
  const named = aSiteInfo({ incidents: { ...site.incidents, policy } })
  expect(districtTerms(named, 'es').clearancePolicy).toBe('Despeje rápido')
  expect(districtTerms(named, 'ht').clearancePolicy).toBe('Quick Clearance')
})

test('a category is shown under the district’s name for it, or not at all when it is hidden', () => {
  const categories = {
    ...site.categories,
    documents_masterPlans: 'hidden' as const,
    metrics_express_i75: { name: 'Palmetto Express', road: 'SR 826' },
  }
  const shown = siteInLanguage(aSiteInfo({ categories }), 'en').categories
  expect(shown).not.toHaveProperty('documents_masterPlans')
  expect(shown.metrics_express_i75).toEqual({ name: 'Palmetto Express', road: 'SR 826' })
  expect(shown.documents_annual).toEqual({})
})

test('a notice that the law requires is marked as English if it has no translation', () => {
  const legalNotices = [
    { forms: ['feedback' as const], text: { en: 'Public record.', es: 'Registro público.' } },
    { forms: ['feedback' as const], text: 'Public record.' },
  ]
  const noticesIn = (language: 'en' | 'es' | 'ht') =>
    siteInLanguage(aSiteInfo({ legalNotices }), language).legalNotices.map(({ lang }) => lang)
  expect([noticesIn('en'), noticesIn('es'), noticesIn('ht')]).toEqual([
    [undefined, undefined],
    [undefined, 'en'],
    ['en', 'en'],
  ])
})
