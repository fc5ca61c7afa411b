import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { CATEGORIES } from '../../../src/contract/category.ts'
import { LANGUAGES, languagePrefix, splitLanguage } from '../../../src/contract/language.ts'
import { shownCategories } from '../../../src/contract/site-in-language.ts'
import { allPagePaths } from '../accessibility/all-pages.ts'
import { foreignNamesFor, readSiteInfo } from '../support/districts.ts'
import { expect, type ReadSite, startSite, test } from '../support/site.ts'
import { pagesOf } from './pages-of.ts'

// What the server sends at every address, without a browser.

/** Addresses that no page links to, or that redirect. */
const OTHER_ADDRESSES = [
  ...['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/healthz', '/version', '/feeds/notices.atom'],
  ...['/api/api/Documents/GetStats', '/api/api/Documents/GetNewestReports', '/api/api/Notices/GetNotices'],
  ...['/api/api/Documents/GetRampSignalsData', '/api/api/Documents/GetArchivedReports'],
  ...CATEGORIES.map((category) => `/api/api/Documents/GetReports/${category}`),
]

/** Addresses that do not exist, with their status. Their pages say so. */
const MISSING = [
  ['/app/documents/nope', 404],
  ['/app/metrics/nope', 404],
  ['/files/nope.pdf', 404],
  ['/api/api/Documents/GetReport/nope', 404],
  ['/api/api/Documents/GetReports/nope', 404],
] as const

test('every link on every page works, and no response names another district', async ({
  request,
  site,
  district,
}) => {
  test.setTimeout(120_000)
  const foreignIn = await foreignNamesFor(district)
  const found: string[] = []
  const texts = new Map<string, string>()
  const waiting = [...new Set([...(await pagesOf(site)), ...OTHER_ADDRESSES])]
  const fragments = new Set<string>()
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const response = await request.get(site.url + address, { maxRedirects: 0 })
    if (response.status() !== 200) found.push(`${address}: status ${response.status()}`)
    const type = response.headers()['content-type'] ?? ''
    const isText = /text|json|xml|manifest/.test(type) && !address.startsWith('/assets/')
    const text = isText ? await response.text() : ''
    texts.set(address, text)
    found.push(...foreignIn(text).map((name) => `${address} names ${name}`))
    if (!type.includes('html')) continue
    found.push(...gapsIn(text).map((sentence) => `${address} leaves a gap in “${sentence}”`))
    if (mainTextOf(text).length < 60) found.push(`${address} has no text without scripts`)
    const links = [...linksIn(text)].map((link) => new URL(link, site.url + address))
    for (const { origin, pathname, search, hash } of links) {
      if (origin !== new URL(site.url).origin) continue
      if (hash.length > 1) fragments.add(`${address} → ${pathname}${search}${hash}`)
      // Charts and tables have many choices, whose responses are all alike.
      const isChoice = pathname.startsWith('/app/metrics') && search.includes('&')
      if (isChoice || texts.has(pathname + search) || waiting.includes(pathname + search)) continue
      waiting.push(pathname + search)
    }
  }
  for (const fragment of fragments) {
    const [from = '', to = ''] = fragment.split(' → ')
    const [path = '', id = ''] = to.split('#')
    const text = texts.get(path)
    if (text !== undefined && text !== '' && !text.includes(`id="${decodeURIComponent(id)}"`))
      found.push(`${from} leads to ${to}, which is not there`)
  }
  expect([...new Set(found)]).toEqual([])
})

/** The text of a page's main part. */
function mainTextOf(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return main.replace(/<[^>]*>/g, '')
}

const NOT_SAID =
  /<(script|style|template|svg|pre)\b[\s\S]*?<\/\1>|<!-- -->|<\/?(?:a|abbr|b|bdi|em|mark|span|strong|time)\b[^>]*>/g

/** Sentences with punctuation after a missing name, where a district lacks something. */
function gapsIn(html: string): string[] {
  const texts = html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(NOT_SAID, '')
    .split(/<[^>]*>/)
  return texts.map((text) => text.trim()).filter((text) => /^[·,:;] |\s[.,;:](?:\s|$)|\(\s*\)|·$/.test(text))
}

function* linksIn(html: string): Iterable<string> {
  for (const [, address = ''] of html.matchAll(
    /<(?:a|link|img|script|source)\s[^>]*?(?:href|src)="([^"]+)"/g,
  ))
    yield address.replaceAll('&amp;', '&')
}

test('pages of missing addresses, hidden feeds and languages not offered say so and name no other district', async ({
  request,
  site,
  district,
}) => {
  const foreignIn = await foreignNamesFor(district)
  const { languages, categories } = await readSiteInfo(site.contentDir)
  const hidden = Object.entries(categories).flatMap(([category, shown]) =>
    shown === 'hidden' ? [category] : [],
  )
  const found: string[] = []
  const look = async (address: string, status: number) => {
    const response = await request.get(site.url + address, { maxRedirects: 0 })
    if (response.status() !== status) found.push(`${address}: status ${response.status()}`)
    found.push(...foreignIn(await response.text()).map((name) => `${address} names ${name}`))
  }
  for (const language of languages)
    for (const [path, status] of MISSING)
      if (path.startsWith('/app/') || language === 'en')
        await look((path.startsWith('/app/') ? languagePrefix(language) : '') + path, status)
  for (const category of hidden)
    for (const ending of ['.atom', '.json']) await look(`/feeds/${category}${ending}`, 404)
  for (const language of LANGUAGES.filter((one) => !languages.includes(one))) {
    const response = await request.get(`${site.url}/${language}/app/discover`, { maxRedirects: 0 })
    expect([301, 302, 308, 404], `/${language}/app/discover`).toContain(response.status())
  }
  expect(found).toEqual([])
})

test('every page names its language, only the offered languages, and a unique title', async ({
  request,
  site,
}) => {
  const { languages, district } = await readSiteInfo(site.contentDir)
  const found: string[] = []
  const titles = new Map<string, string>()
  for (const path of await allPagePaths(site)) {
    const html = await (await request.get(site.url + path)).text()
    const offered = [...html.matchAll(/hrefLang="([\w-]+)"|hreflang="([\w-]+)"/gi)].map(([, a, b]) => a ?? b)
    const expected = languages.length === 1 ? [] : [...languages, 'x-default']
    const links = new Set(offered.filter((one) => one !== undefined))
    if (expected.length !== links.size || !expected.every((one) => links.has(one)))
      found.push(`${path}: hreflang ${[...links]}`)
    if (!html.includes(`<html lang="${splitLanguage(path).language}"`)) found.push(`${path}: lang`)
    const title = /<title>([^<]*)</.exec(html)?.[1] ?? ''
    if (!title.includes(district.name)) found.push(`${path}: title “${title}”`)
    const same = titles.get(title)
    if (same !== undefined && splitLanguage(same).language === splitLanguage(path).language)
      found.push(`${path} and ${same}: the title “${title}”`)
    titles.set(title, path)
  }
  expect(found).toEqual([])
})

test('feeds, manifest and robots.txt are valid and have the district’s name', async ({
  page,
  request,
  site,
}) => {
  const info = await readSiteInfo(site.contentDir)
  const feeds = ['reports', 'notices', ...Object.keys(shownCategories(info, 'en'))]
  for (const feed of feeds) {
    const text = await (await request.get(`${site.url}/feeds/${feed}.atom`)).text()
    const title = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml')
      return (
        parsed.querySelector('parsererror')?.textContent ?? parsed.querySelector('feed > title')?.textContent
      )
    }, text)
    expect(title, feed).toContain(info.district.name)
  }
  for (const language of info.languages) {
    const manifest = await (
      await request.get(`${site.url}${languagePrefix(language)}/manifest.webmanifest`)
    ).json()
    expect(manifest.name).toContain(info.district.name)
    expect(manifest.lang).toBe(language)
  }
  expect(await (await request.get(`${site.url}/robots.txt`)).text()).toContain('/sitemap.xml')
  const security = await request.get(`${site.url}/.well-known/security.txt`)
  expect(security.status()).toBe(info.security === undefined ? 404 : 200)
})

test('the API is the same everywhere, and responds with empty lists if nothing is published', async ({
  request,
  site,
  district,
}) => {
  const get = async (path: string) => (await request.get(`${site.url}/api/api/${path}`)).json()
  const openApi = await (await request.get(`${site.url}/api/openapi.json`)).json()
  expect(Object.keys(openApi.paths).length).toBeGreaterThan(20)
  const text = JSON.stringify(openApi)
  for (const category of CATEGORIES) expect(text).toContain(`"${category}"`)
  if (district !== 'one-county') return
  expect((await get('Documents/GetStats')).items).toEqual([])
  expect(await get('Documents/GetNewestReports')).toEqual([])
  expect((await get('Documents/GetRampSignalsData')).ramps).toEqual([])
  expect((await get('Cameras/GetCameras')).cameras).toEqual([])
  expect((await get('Documents/Search?q=report')).results).toEqual([])
  for (const category of CATEGORIES) expect(await get(`Documents/GetReports/${category}`)).toEqual([])
})

test('the search finds a report by a word in it, and says when it finds nothing', async ({ page, site }) => {
  const { results } = await search(page.request, site, 'report')
  await page.goto(`${site.url}/app/search?q=annual`)
  const reports = await readReports(page.request, site)
  if (reports.length > 0) {
    expect(results.length).toBeGreaterThan(0)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Annual report/ })
        .first(),
    ).toBeVisible()
  }
  await page.goto(`${site.url}/app/search?q=zyzzyva`)
  await expect(page.getByRole('main')).toContainText(/Nothing|No /)
})

async function search(request: APIRequestContext, site: ReadSite, words: string) {
  return (await request.get(`${site.url}/api/api/Documents/Search?q=${words}`)).json()
}

async function readReports(request: APIRequestContext, site: ReadSite): Promise<unknown[]> {
  return (await request.get(`${site.url}/api/api/Documents/GetNewestReports`)).json()
}

test('the page of a site that cannot start names no district and no phone number that may be wrong', async ({
  district,
}) => {
  test.skip(district !== 'texas', 'It reads no content, so it is the same everywhere')
  const site = await startSite(`tests/districts/${district}`, {}, async (folder) => {
    const file = join(folder, 'site.yaml')
    await writeFile(file, (await readFile(file, 'utf8')).replace('timeZone:', 'timeZones:'))
    await rm(join(folder, 'map'), { recursive: true, force: true })
  })
  const foreignIn = await foreignNamesFor(district)
  for (const language of LANGUAGES) {
    const response = await fetch(`${site.url}${languagePrefix(language)}/app/discover`)
    expect(response.status).toBe(503)
    const text = await response.text()
    expect(foreignIn(text)).toEqual([])
    expect(text).not.toContain('511')
  }
  await site.close()
})
