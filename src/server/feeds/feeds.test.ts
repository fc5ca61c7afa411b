import { expect, test } from 'vitest'
import type { Report } from '../../contract/report.ts'
import { aReport, aSiteContent } from '../testing/a-site.ts'
import { buildFeeds, type Feed } from './build-feeds.ts'
import { readXml, type XmlElement } from './testing/read-xml.ts'
import { buildAtom, buildJsonFeed } from './write-feeds.ts'

const URL_BASE = 'https://traffic.example.gov'
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/
const URN = /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const AWKWARD = aReport({
  id: 'awkward',
  title: 'Roads & <bridges> "2026" \u0007 ]]> 🚦',
  summary: "L'été – 50 % < 60 %",
  language: 'es',
  publishedOn: '2026-07-01',
  revisedOn: '2026-11-20',
  status: 'revised',
  thumbnail: { url: '/files/thumbnails/a.webp', width: 320, height: 414 },
  history: [{ on: '2026-11-20', url: '/files/awkward.pdf', note: 'Table 3 & 4 were corrected.' }],
})

function feedsOf(reports: readonly Report[], publicUrl = URL_BASE): Feed[] {
  return buildFeeds(aSiteContent({ reports }), publicUrl)
}

/** The feed of all reports. */
function allOf(reports: readonly Report[], publicUrl = URL_BASE): Feed {
  const [all] = feedsOf(reports, publicUrl)
  if (all === undefined) throw new Error('There is no feed')
  return all
}

function textsOf(element: XmlElement, name: string): string[] {
  return element.children.filter((child) => child.name === name).map(({ text }) => text)
}

function linksOf(element: XmlElement, rel: string): XmlElement['attributes'][] {
  return element.children
    .filter((child) => child.name === 'link' && child.attributes.rel === rel)
    .map(({ attributes }) => attributes)
}

/** What RFC 4287 requires of both a feed and an entry. */
function expectAtomContainer(element: XmlElement): void {
  for (const name of ['id', 'title', 'updated']) expect(textsOf(element, name), name).toHaveLength(1)
  for (const id of textsOf(element, 'id')) expect(id).toMatch(URN)
  for (const name of ['updated', 'published'])
    for (const instant of textsOf(element, name)) expect(instant).toMatch(RFC_3339)
  for (const { attributes } of element.children.filter(({ name }) => name === 'link'))
    expect(attributes.href).toMatch(/^https:\/\/traffic\.example\.gov\//)
  const alternates = linksOf(element, 'alternate').map(({ type, hreflang }) => `${type} ${hreflang}`)
  expect(new Set(alternates).size).toBe(alternates.length)
  expect(alternates).toContain('text/html en')
}

function expectValidAtom(feed: Feed): XmlElement {
  const atom = readXml(buildAtom(feed, URL_BASE))
  expect([atom.name, atom.attributes.xmlns]).toEqual(['feed', 'http://www.w3.org/2005/Atom'])
  expectAtomContainer(atom)
  expect(linksOf(atom, 'self')).toMatchObject([{ href: `${URL_BASE}${feed.path}.atom` }])
  const [author] = atom.children.filter(({ name }) => name === 'author')
  expect(author === undefined ? [] : textsOf(author, 'name')).toHaveLength(1)
  const entries = atom.children.filter(({ name }) => name === 'entry')
  for (const entry of entries) {
    expectAtomContainer(entry)
    expect(textsOf(entry, 'published')).toHaveLength(1)
    expect(textsOf(entry, 'summary')).toHaveLength(1)
    expect(linksOf(entry, 'enclosure')).toMatchObject([
      { type: 'application/pdf', length: expect.stringMatching(/^\d+$/) },
    ])
  }
  const ids = entries.flatMap((entry) => textsOf(entry, 'id'))
  expect(new Set(ids).size).toBe(ids.length)
  return atom
}

test('every feed is valid Atom, whatever a title contains, even without reports', () => {
  const atoms = feedsOf([aReport(), AWKWARD]).map(expectValidAtom)
  expect(atoms).toHaveLength(14)
  feedsOf([]).map(expectValidAtom)
})

test('every feed is a valid JSON Feed 1.1', () => {
  for (const feed of feedsOf([aReport(), AWKWARD])) {
    const json = JSON.parse(buildJsonFeed(feed, URL_BASE))
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.any(String),
      home_page_url: expect.stringMatching(/^https:/),
      feed_url: `${URL_BASE}${feed.path}.json`,
      language: 'en',
      authors: [{ name: expect.any(String) }],
    })
    for (const item of json.items) {
      expect(item.id).toMatch(URN)
      expect(item.content_text).toEqual(expect.any(String))
      expect(item.date_published).toMatch(RFC_3339)
      if ('date_modified' in item) expect(item.date_modified).toMatch(RFC_3339)
      expect(item.attachments).toMatchObject([
        { url: expect.stringMatching(/^https:/), mime_type: 'application/pdf' },
      ])
    }
    expect(new Set(json.items.map(({ id }: { id: string }) => id)).size).toBe(json.items.length)
  }
})

test('an entry links to the report’s page and PDF, and mentions the revision', () => {
  const atom = expectValidAtom(allOf([AWKWARD]))
  const entry = atom.children.find(({ name }) => name === 'entry')
  if (entry === undefined) throw new Error('There is no entry')
  expect(entry.attributes['xml:lang']).toBe('es')
  expect(textsOf(entry, 'title')).toEqual(['Roads & <bridges> "2026"  ]]> 🚦'])
  expect(textsOf(entry, 'summary')).toEqual([
    "L'été – 50 % < 60 % Revised November 20, 2026: Table 3 & 4 were corrected.",
  ])
  expect(textsOf(entry, 'published')).toEqual(['2026-07-01T12:00:00-04:00'])
  expect(textsOf(entry, 'updated')).toEqual(['2026-11-20T12:00:00-05:00'])
  expect(linksOf(entry, 'alternate')).toMatchObject([{ href: `${URL_BASE}/app/documents/awkward` }])
  expect(linksOf(entry, 'enclosure')).toMatchObject([
    { href: `${URL_BASE}/files/annual-2026.pdf`, type: 'application/pdf', length: '10000' },
  ])
  expect(JSON.parse(buildJsonFeed(allOf([AWKWARD]), URL_BASE)).items[0]).toMatchObject({
    url: `${URL_BASE}/app/documents/awkward`,
    date_modified: '2026-11-20T12:00:00-05:00',
    image: `${URL_BASE}/files/thumbnails/a.webp`,
    tags: ['Annual reports'],
    attachments: [{ size_in_bytes: 10_000 }],
  })
})

test('ids stay when the site moves or a report is revised, and differ between reports and districts', () => {
  const idsAt = (publicUrl: string, reports: readonly Report[]) => {
    const feed = allOf(reports, publicUrl)
    return [feed.id, ...feed.entries.map(({ id }) => id)]
  }
  const before = idsAt(URL_BASE, [aReport()])
  expect(
    idsAt('https://elsewhere.example.gov', [aReport({ title: 'Another', revisedOn: '2026-11-20' })]),
  ).toEqual(before)
  const content = aSiteContent()
  const district = { ...content.site.district, name: 'Another district' }
  const [other] = buildFeeds({ ...content, site: { ...content.site, district } }, URL_BASE)
  const all = [...before, other?.id, ...(other?.entries.map(({ id }) => id) ?? [])]
  expect(new Set(all).size).toBe(4)
})

test('the latest changes come first, at most fifty, without the archive', () => {
  const days = Array.from(
    { length: 60 },
    (_, index) => `2026-0${1 + Math.floor(index / 28)}-${String(1 + (index % 28)).padStart(2, '0')}`,
  )
  const reports = days.map((publishedOn, index) => aReport({ id: `report-${index}`, publishedOn }))
  const revised = aReport({
    id: 'revised',
    publishedOn: '2020-01-01',
    revisedOn: '2026-10-01',
    title: 'Revised',
  })
  const archived = aReport({ id: 'archived', publishedOn: '2026-11-01', archived: true, title: 'Archived' })
  const { entries, updatedAt } = allOf([...reports, revised, archived])
  expect(entries).toHaveLength(50)
  expect(entries.slice(0, 2).map(({ pageUrl }) => pageUrl.split('/').at(-1))).toEqual([
    'revised',
    'report-59',
  ])
  expect(entries.map(({ title }) => title)).not.toContain('Archived')
  expect(updatedAt).toBe('2026-10-01T12:00:00-04:00')
})

test('each category has a feed of its reports, which links to the page that lists them', () => {
  const weekly = aReport({ id: 'week', category: 'metrics_freeway_weekly' })
  const feeds = feedsOf([aReport(), weekly])
  const feed = feeds.find(({ path }) => path === '/feeds/metrics_freeway_weekly')
  expect(feed).toMatchObject({
    title: 'Weekly freeway reports · District Test',
    homeUrl: `${URL_BASE}/app/metrics`,
  })
  expect(feed?.entries.map(({ pageUrl }) => pageUrl)).toEqual([`${URL_BASE}/app/metrics/week`])
})
