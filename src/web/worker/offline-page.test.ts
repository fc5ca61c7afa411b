import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { createTranslate } from '../messages/translate.ts'
import { buildOfflinePage, readKeptPage } from './offline-page.ts'

const parts = {
  language: 'en',
  t: createTranslate('en', en),
  stylesheet: '/assets/entry-client-abc.css',
  timeZone: 'America/New_York',
} as const

test('the offline page lists the pages that are on the device, each with the time of its copy', () => {
  const sentAt = new Date('2026-11-21T14:14:00Z')
  const html = buildOfflinePage({
    ...parts,
    copies: [{ path: '/app/documents', title: 'Documents & more', sentAt }],
  })
  expect(html).toContain('<h1>You are offline.</h1>')
  expect(html).toContain('<a href="/app/documents">Documents &amp; more</a>')
  expect(html).toContain('November 21, 9:14')
  expect(html).not.toContain('<script')
})

test('the offline page says so when there is no copy of anything', () => {
  const html = buildOfflinePage({ ...parts, stylesheet: null, copies: [] })
  expect(html).toContain('No page of this site is on this device yet.')
  expect(html).not.toContain('stylesheet')
})

test('title and time zone are read back from a kept page', () => {
  const html =
    '<title>About &quot;us&quot; &amp; you</title><script>{"site":{"timeZone":"America/New_York"}}</script>'
  expect(readKeptPage(html)).toEqual({ title: 'About "us" & you', timeZone: 'America/New_York' })
  expect(readKeptPage('<p>')).toEqual({ title: '', timeZone: null })
})
