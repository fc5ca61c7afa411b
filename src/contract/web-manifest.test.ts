import { expect, test } from 'vitest'
import { aSiteInfo } from '../../tests/builders/a-site.ts'
import { USUAL_APPEARANCE } from './appearance.ts'
import { buildWebManifest } from './web-manifest.ts'

const site = aSiteInfo()

test('an installed site has the names the office gave it', () => {
  expect(buildWebManifest(site, 'en')).toMatchObject({
    name: 'District Test: Traffic operations',
    short_name: 'District Test',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en',
  })
})

test('it has icons for every launcher, one of them maskable', () => {
  const icons = buildWebManifest(site, 'en').icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
  expect(icons).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
})

test('it has the district’s colors', () => {
  const appearance = {
    ...USUAL_APPEARANCE,
    barColor: { light: '#9e001f', dark: '#410007' },
    pageColor: '#fff8f7',
  }
  expect(buildWebManifest(site, 'en', appearance)).toMatchObject({
    theme_color: '#9e001f',
    background_color: '#fff8f7',
  })
})

test('in another language it starts there, but is the same site', () => {
  expect(buildWebManifest(site, 'es')).toMatchObject({ id: '/', start_url: '/es/', scope: '/', lang: 'es' })
})
