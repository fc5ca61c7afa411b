import { expect, test } from 'vitest'
import type { Category } from './category.ts'
import { languagePrefix, splitLanguage } from './language.ts'
import {
  cameraIdOf,
  cameraPath,
  menuIndexOf,
  pageOf,
  pagePath,
  reportAddressOf,
  reportPath,
} from './pages.ts'

test('the highlighted menu entry follows the address, starts at 0 and is -1 where nothing matches', () => {
  const paths = [
    '/',
    '/app/discover',
    '/app/about-us',
    '/app/services',
    '/app/metrics',
    '/app/documents',
    '/app/contact-us',
  ]
  expect(paths.map(menuIndexOf)).toEqual([0, 0, 1, 2, 3, 4, 5])
  expect(menuIndexOf('/app/documents/annual-report-fy2026')).toBe(4)
  expect(['/app/privacy', '/app/documentsx', '/elsewhere'].map(menuIndexOf)).toEqual([-1, -1, -1])
})

test('the empty path leads to Discover and an unknown path to no page', () => {
  expect(pageOf('/')).toBe('discover')
  expect(pageOf('/app/privacy')).toBe('privacy')
  expect(pageOf('/app/nowhere')).toBeNull()
})

test('English addresses have no prefix, and other languages have theirs', () => {
  expect(pagePath('metrics')).toBe('/app/metrics')
  expect(pagePath('metrics', 'ht')).toBe('/ht/app/metrics')
  expect(splitLanguage('/es/app/metrics')).toEqual({ language: 'es', path: '/app/metrics' })
  expect(splitLanguage('/es')).toEqual({ language: 'es', path: '/' })
  expect(splitLanguage('/estimate')).toEqual({ language: 'en', path: '/estimate' })
  expect(languagePrefix('en')).toBe('')
})

test('a report’s page is below Documents, Metrics or Services, depending on its category', () => {
  const pathOf = (category: Category) => reportPath({ id: 'a-1', category })
  expect(pathOf('documents_masterPlans')).toBe('/app/documents/a-1')
  expect(pathOf('metrics_freeway_weekly')).toBe('/app/metrics/a-1')
  expect(pathOf('ramp_monthly')).toBe('/app/metrics/a-1')
  expect(pathOf('services_incidentManagement_tim')).toBe('/app/services/a-1')
  expect(reportPath({ id: 'a-1', category: 'ramp_monthly' }, 'es')).toBe('/es/app/metrics/a-1')
})

test('the address of a report is parsed back, and no other address is mistaken for one', () => {
  expect(reportAddressOf('/app/metrics/week-2026')).toEqual({ section: 'metrics', id: 'week-2026' })
  for (const path of [
    '/app/metrics',
    '/app/metrics/',
    '/app/metrics/a/b',
    '/app/about-us/a',
    '/app/metrics/A%20b',
    '/es/app/metrics/a',
  ]) {
    expect(reportAddressOf(path)).toBeNull()
  }
})

test('a camera has its page below the cameras, and its address is parsed back', () => {
  expect(cameraPath('i-95-broward-blvd')).toBe('/app/cameras/i-95-broward-blvd')
  expect(cameraPath('cam-7', 'es')).toBe('/es/app/cameras/cam-7')
  expect(cameraIdOf('/app/cameras/cam-7')).toBe('cam-7')
  for (const path of [
    '/app/cameras',
    '/app/cameras/',
    '/app/cameras/A',
    '/app/cameras/a/b',
    '/es/app/cameras/a',
  ])
    expect(cameraIdOf(path)).toBeNull()
})
