import { expect, test } from 'vitest'
import { buildOfflinePage, readStoredPage } from './offline-page.ts'

const parts = {
  language: 'en',
  stylesheet: '/assets/entry-client-abc.css',
  timeZone: 'America/New_York',
} as const

const sentAt = new Date('2026-11-21T14:14:00Z')

test('the offline page lists the pages that are on the device, each with the time of its copy', () => {
  const html = buildOfflinePage({
    ...parts,
    copies: [{ path: '/app/documents', title: 'Documents & more', sentAt }],
  })
  expect(html).toContain('<h1>You are offline.</h1>')
  expect(html).toContain('<a href="/app/documents">Documents &amp; more</a>')
  expect(html).toContain('November\u00a021, 9:14\u00a0a.m.')
  expect(html).not.toContain('<script')
})

test.each([
  ['es', 'No tiene conexión.', '21\u00a0de\u00a0noviembre, 9:14\u00a0a.m.'],
  ['ht', 'Ou pa gen koneksyon.', '21\u00a0novanm, 9:14\u00a0a.m.'],
] as const)(
  'the offline page and its times speak the language of the address, %s',
  (language, title, time) => {
    const html = buildOfflinePage({
      ...parts,
      language,
      copies: [
        { path: `/${language}/app/documents`, title: 'Own', sentAt },
        { path: '/app/about-us', title: 'About Us', sentAt },
      ],
    })
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain(time)
    expect(html).toContain(`<a href="/${language}/app/documents">`)
    expect(html, 'a copy in another language is marked').toContain('<a href="/app/about-us" lang="en">')
  },
)

test('the offline page says so when there is no copy of anything', () => {
  const html = buildOfflinePage({ ...parts, stylesheet: null, copies: [] })
  expect(html).toContain('No page of this site is on this device yet.')
  expect(html).not.toContain('stylesheet')
})

test('title and time zone are read back from a stored page', () => {
  const html =
    '<title>About &quot;us&quot; &amp; you</title><script>{"site":{"timeZone":"America/New_York"}}</script>'
  expect(readStoredPage(html)).toEqual({ title: 'About "us" & you', timeZone: 'America/New_York' })
  expect(readStoredPage('<p>')).toEqual({ title: '', timeZone: null })
})
