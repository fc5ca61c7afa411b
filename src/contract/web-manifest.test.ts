import { expect, test } from 'vitest'
import type { SiteInfo } from './site-info.ts'
import { buildWebManifest } from './web-manifest.ts'

// Only what the manifest reads.
const site = {
  district: {
    name: 'District Test',
    subtitle: 'Transportation Systems Management and Operations',
    shortSubtitle: 'Traffic operations',
  },
} as SiteInfo

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

test('in another language it starts there, and is the same site', () => {
  expect(buildWebManifest(site, 'es')).toMatchObject({ id: '/', start_url: '/es/', scope: '/', lang: 'es' })
})
