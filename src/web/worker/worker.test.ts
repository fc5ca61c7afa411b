import { describe, expect, test, vi } from 'vitest'
import { aNotice } from '../../../tests/builders/a-notice.ts'
import { aSiteInfo } from '../../../tests/builders/a-site.ts'
import type { Language } from '../../contract/language.ts'
import { siteInLanguage } from '../../contract/site-in-language.ts'
import { jsonElement } from '../markup.ts'
import { buildOfflinePage, readStoredPage, withoutSecondHome } from './offline-page.ts'
import { listPages, markPageCopy, markResponseCopy } from './page-store.ts'

describe('offline page', () => {
  const office = {
    name: 'District Test',
    timeZone: 'America/New_York',
    phone: '(555) 010-0147',
    phoneHours: 'weekdays 8 to 5',
    emergency: '911',
    assistance: 'Road Rangers',
    assistanceNumber: '*347',
    travelerInformationNumber: '511',
  }

  const parts = {
    language: 'en',
    stylesheets: ['/assets/entry-client-abc.css'],
    office,
    notices: [],
  } as const

  const sentAt = new Date('2026-11-21T14:14:00Z')

  test('the offline page lists the pages stored on the device, each with the time of its copy', () => {
    const html = buildOfflinePage({
      ...parts,
      copies: [{ path: '/app/documents', title: 'Documents & more · District Test', sentAt }],
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

  test('the offline page has the district’s colors after the site’s own', () => {
    const html = buildOfflinePage({
      ...parts,
      stylesheets: ['/assets/a.css', '/assets/colors.css'],
      copies: [],
    })
    expect(html.indexOf('href="/assets/a.css"')).toBeLessThan(html.indexOf('href="/assets/colors.css"'))
  })

  test('the offline page reads which files the look needs from a stored page', () => {
    const appearance = {
      stylesheet: '/assets/colors.css',
      logo: { url: '/assets/logo.svg', darkUrl: null, mediaType: 'image/svg+xml', aspectRatio: 1 },
    }
    const boot = { site: siteInLanguage(aSiteInfo(), 'en'), appearance, queries: [] }
    expect(readStoredPage(jsonElement('application/json', boot, 'boot')).boot?.appearance).toEqual({
      stylesheet: '/assets/colors.css',
      logo: { url: '/assets/logo.svg', darkUrl: null },
    })
  })

  test('the offline page says so when there is no copy of anything', () => {
    const html = buildOfflinePage({ ...parts, stylesheets: [], copies: [] })
    expect(html).toContain('No pages of this site are saved on this device yet.')
    expect(html).not.toContain('stylesheet')
  })

  test('the offline page says whom to call, with the office’s own number from a stored page', () => {
    const html = buildOfflinePage({ ...parts, copies: [] })
    for (const number of ['911', '*347', '511', '5550100147'])
      expect(html).toContain(`<a href="tel:${number}">`)
    expect(html).toContain('(555) 010-0147')
    expect(html).toContain('weekdays 8 to 5')
    expect(buildOfflinePage({ ...parts, office: null, copies: [] })).toContain('<a href="tel:911">')
  })

  test('the offline page shows the notices in force, and marks those it lacks a translation of', () => {
    const notice = aNotice({
      text: { en: 'Stay <off> the roads.' },
      from: '2026-11-21T14:00:00Z',
      until: '2026-11-21T20:00:00Z',
    })
    const html = buildOfflinePage({ ...parts, language: 'es', notices: [notice], copies: [] })
    expect(html).toContain('<li class="card" data-level="emergency">')
    expect(html).toContain('<span lang="en">Stay &lt;off> the roads.</span>')
    expect(html).toContain('Hasta el 21\u00a0de\u00a0noviembre, 3:00\u00a0p.m.')
  })

  test('the offline page reads the title, the office and the notices from a stored page', () => {
    const boot = {
      site: siteInLanguage(aSiteInfo(), 'en'),
      queries: [
        [
          ['getNotices', {}],
          [aNotice({ id: 'a', level: 'closure', text: { en: 'Closed' }, from: '2026-11-21T14:00:00Z' })],
        ],
      ],
    }
    const html = `<title>About &quot;us&quot; &amp; you</title>${jsonElement('application/json', boot, 'boot')}`
    expect(readStoredPage(html)).toMatchObject({
      title: 'About "us" & you',
      boot: { office: { name: 'District Test', phone: '555-0100' }, notices: [{ id: 'a' }] },
    })
    expect(readStoredPage('<p>')).toEqual({ title: '', boot: null })
    expect(readStoredPage('<script type="application/json" id="boot">{"cut</script>').boot).toBeNull()
  })

  test('home is listed once, whichever of its addresses was opened', () => {
    const copies = ['/app/discover', '/', '/es/', '/es/app/discover', '/app/documents'].map((path) => ({
      path,
      title: 'Title',
    }))
    expect(withoutSecondHome(copies).map(({ path }) => path)).toEqual([
      '/app/discover',
      '/es/',
      '/app/documents',
    ])
  })

  test('while home is the page for storms, that page is listed once', () => {
    const copies = [
      { path: '/app/storm', title: 'Storm information' },
      { path: '/app/discover', title: 'Storm information' },
      { path: '/es/app/storm', title: 'Storm information' },
      { path: '/', title: 'Discover' },
    ]
    expect(withoutSecondHome(copies).map(({ path }) => path)).toEqual(['/app/storm', '/es/app/storm', '/'])
  })
})

describe('page store', () => {
  const DATE = 'Sat, 21 Nov 2026 14:14:00 GMT'

  test('a page that is a copy carries its time', async () => {
    const page = new Response('<!doctype html>\n<html lang="en"><body>Hello</body></html>', {
      headers: { Date: DATE, 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'none'" },
    })
    const copy = await markPageCopy(page)
    expect(await copy.text()).toBe(
      '<!doctype html>\n<html data-copy-of="2026-11-21T14:14:00.000Z" lang="en"><body>Hello</body></html>',
    )
    expect(copy.headers.get('Content-Security-Policy')).toBe("default-src 'none'")
  })

  test('a response that is a copy carries its time, and is otherwise the same', async () => {
    const copy = await markResponseCopy(
      Response.json([{ id: 'plan' }], { headers: { Date: DATE, ETag: '"a"' } }),
    )
    expect(copy.headers.get('X-Copy-Of')).toBe('2026-11-21T14:14:00.000Z')
    expect(copy.headers.get('ETag')).toBe('"a"')
    expect(await copy.json()).toEqual([{ id: 'plan' }])
  })

  /** Stores a page of an office whose hours are written in the page's language. */
  function aStoredPage(path: string, language: Language, minute: number): [string, Response] {
    const site = aSiteInfo()
    const translated: Readonly<Record<string, string>> = {
      es: 'de lunes a viernes',
      ht: 'lendi jiska vandredi',
    }
    const phoneHours = translated[language] ?? 'weekdays 8 to 5'
    const inLanguage = siteInLanguage({ ...site, contact: { ...site.contact, phoneHours } }, language)
    const boot = { site: inLanguage, queries: [[['getNotices', {}], [aNotice({ id: language, from: NOW })]]] }
    const headers = { Date: new Date(Date.parse(NOW) + minute * 60_000).toUTCString() }
    return [path, new Response(jsonElement('application/json', boot, 'boot'), { headers })]
  }

  const NOW = '2026-11-21T14:14:00Z'

  /** The copies, the office's hours and the notice of the offline page in a language. */
  async function listed(language: Language, pages: readonly [string, Response][]) {
    const cache = new Map(pages.map(([path, page]) => [`https://traffic.example.gov${path}`, page]))
    vi.stubGlobal('caches', {
      open: async () => ({
        keys: async () => [...cache.keys()].map((url) => new Request(url)),
        match: async ({ url }: Request) => cache.get(url),
      }),
    })
    const { copies, office, notices } = await listPages(language)
    return [copies.map(({ path }) => path), office?.phoneHours, notices?.list.map(({ id }) => id)]
  }

  test('offline, an English page lists English copies and the office in English, whatever was read last', async () => {
    const pages = [
      aStoredPage('/app/documents', 'en', 0),
      aStoredPage('/app/discover', 'en', 1),
      aStoredPage('/es/app/discover', 'es', 2),
      aStoredPage('/ht/app/discover', 'ht', 3),
    ]
    expect(await listed('en', pages)).toEqual([
      ['/app/discover', '/app/documents'],
      'weekdays 8 to 5',
      ['ht'],
    ])
  })

  test('offline, a page in a language of which nothing is stored lists the copies in the others', async () => {
    const pages = [aStoredPage('/app/documents', 'en', 0), aStoredPage('/es/app/documents', 'es', 1)]
    expect(await listed('ht', pages)).toEqual([
      ['/es/app/documents', '/app/documents'],
      'de lunes a viernes',
      ['es'],
    ])
  })
})
