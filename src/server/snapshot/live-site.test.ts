import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aNotice } from '../../../tests/builders/a-notice.ts'
import type { SiteContent } from '../../content/site-content.ts'
import type { RenderPage } from '../../contract/page-source.ts'
import { liveFactsOf } from '../../contract/shown-feed.ts'
import type { EventLog } from '../platform/event-log.ts'
import { aReport, aSiteContent, renderPlainly } from '../testing/a-site.ts'
import { ASSETS, aMemoryFolder, BROKEN, type MemoryFolder, ready } from '../testing/memory-folder.ts'
import { LiveSite } from './live-site.ts'
import type { SiteSnapshot } from './site-snapshot.ts'
import { settingWarnings, withSettings } from './with-settings.ts'

function aLiveSite(
  folder: MemoryFolder,
  virtualTourUrl: string | null = null,
  now: () => Date = () => new Date(),
) {
  const lines: (object & { event: string })[] = []
  const note = (facts: object, event: string) => void lines.push({ ...facts, event })
  const log: EventLog = { info: note, warn: note, error: note }
  const rendered: string[] = []
  const render: RenderPage = (path, source) => {
    rendered.push(path)
    const page = renderPlainly(path, source)
    if (page?.html.includes('Explosive') === true) throw new Error('this page explodes')
    return page
  }
  const parts = {
    render,
    assets: ASSETS,
    publicUrl: 'https://traffic.example.gov',
    analyticsId: null,
    version: '2.15.0',
  }
  const settings = { virtualTourUrl, cameras: { kind: 'sample' as const }, roads: { urls: {} } }
  return { site: new LiveSite({ loader: folder, parts, settings, log, retryMs: 0, now }), lines, rendered }
}

const renamed = (title: string): Partial<SiteContent> => ({ reports: [aReport({ title })] })

function snapshotOf(site: LiveSite): SiteSnapshot {
  if (site.state.kind !== 'live') throw new Error(`the site is ${site.state.kind}`)
  return site.state.snapshot
}

async function pageOf(site: LiveSite, path = '/app/documents'): Promise<string> {
  return (await snapshotOf(site).respond(path))?.bodies.identity.bytes.toString() ?? ''
}

test('a change in the folder goes live, and the files of the build are not compressed again', async () => {
  const folder = aMemoryFolder()
  const { site } = aLiveSite(folder)
  await site.check()
  const asset = await snapshotOf(site).respond('/assets/entry-abc123.js')
  folder.publish(ready(renamed('Report of the new year')))
  await site.check()
  expect(await pageOf(site)).toContain('Report of the new year')
  expect(snapshotOf(site).find('/assets/entry-abc123.js')).toBe(asset)
})

test('when content goes live, its pages are already rendered, and build files are compressed soon', async () => {
  const { site, rendered } = aLiveSite(aMemoryFolder())
  await site.check()
  const before = rendered.length
  await pageOf(site, '/es/app/about-us')
  expect(rendered.slice(before)).not.toContain('/es/app/about-us')
  for (const path of ['/', '/es/app/about-us', '/sitemap.xml', '/assets/entry-abc123.js'])
    await expect.poll(() => snapshotOf(site).find(path)).toBeDefined()
})

test('content that cannot be rendered never goes live', async () => {
  const folder = aMemoryFolder()
  const { site, lines } = aLiveSite(folder)
  await site.check()
  folder.publish(ready(renamed('Explosive')))
  await site.check()
  expect(await pageOf(site)).not.toContain('Explosive')
  expect(site.state).toMatchObject({
    kind: 'live',
    problems: [{ message: expect.stringContaining('log says why') }],
  })
  expect(lines).toContainEqual({
    event: 'The content could not be read or rendered',
    err: expect.objectContaining({ message: 'this page explodes' }),
  })
})

test('an unchanged folder is not read again, except on request', async () => {
  const folder = aMemoryFolder()
  const { site } = aLiveSite(folder)
  await site.check()
  await site.check()
  expect(folder.loads).toBe(1)
  await site.reload()
  expect(folder.loads).toBe(2)
})

test('reading equal content again leaves the snapshot as it is', async () => {
  const { site } = aLiveSite(aMemoryFolder())
  await site.check()
  const before = site.state
  await site.reload()
  expect(site.state).toEqual(before)
})

test('broken content never goes live: the last good content stays live, and every problem is listed with its place', async () => {
  const folder = aMemoryFolder()
  const { site, lines } = aLiveSite(folder)
  await site.check()
  const before = snapshotOf(site)
  folder.publish(BROKEN)
  await site.check()
  expect(snapshotOf(site)).toBe(before)
  expect(site.state).toMatchObject({
    kind: 'live',
    problems: [{ file: 'site.yaml', line: 7 }, { file: 'reports/a.yaml' }],
  })
  expect(lines.filter((line) => line.event === 'Content problem')).toEqual([
    { event: 'Content problem', file: 'site.yaml', line: 7, message: 'district.name must not be empty' },
    { event: 'Content problem', file: 'reports/a.yaml', line: null, message: 'has no title' },
  ])
})

test('fixed content goes live, even if it is the same as before', async () => {
  const folder = aMemoryFolder()
  const { site } = aLiveSite(folder)
  await site.check()
  folder.publish(BROKEN)
  await site.check()
  folder.publish(ready())
  await site.check()
  expect(site.state).toMatchObject({ kind: 'live', problems: [] })
  folder.publish(BROKEN)
  await site.check()
  folder.publish(ready(renamed('Fixed')))
  await site.check()
  expect(site.state).toMatchObject({ kind: 'live', problems: [] })
  expect(await pageOf(site)).toContain('Fixed')
})

test('a site that starts with broken content waits, and goes live when it is fixed', async () => {
  const folder = aMemoryFolder(BROKEN)
  const { site } = aLiveSite(folder)
  expect(site.state).toEqual({ kind: 'starting' })
  await site.check()
  expect(site.state).toEqual({ kind: 'nothing', problems: BROKEN.kind === 'broken' ? BROKEN.problems : [] })
  folder.publish(ready())
  await site.check()
  expect(site.state).toMatchObject({ kind: 'live', problems: [] })
})

test('an unchanged broken folder is reread periodically, and its problems are logged once', async () => {
  const folder = aMemoryFolder(BROKEN)
  const { site, lines } = aLiveSite({
    ...folder,
    look: async () => ({ fingerprint: 'always the same', load: folder.load }),
  })
  await site.check()
  await site.check()
  expect(lines.filter((line) => line.event === 'Content problem')).toHaveLength(2)
  folder.publish(ready())
  await site.check()
  expect(site.state).toMatchObject({ kind: 'live', problems: [] })
})

test('warnings are logged and do not keep content from going live', async () => {
  const warning = { file: 'files/a.pdf', line: null, message: 'has no structure tags' }
  const { site, lines } = aLiveSite(
    aMemoryFolder({ kind: 'ready', content: aSiteContent(), warnings: [warning] }),
  )
  await site.check()
  expect(site.state.kind).toBe('live')
  expect(lines).toContainEqual({ event: 'Content warning', ...warning })
})

test('the next check finds a change made during a reading, and readings never overlap', async () => {
  const folder = aMemoryFolder()
  let underWay = 0
  const slow: MemoryFolder = {
    ...folder,
    load: async () => {
      expect(++underWay).toBe(1)
      const outcome = await folder.load()
      if (folder.loads === 1) folder.publish(ready(renamed('Changed meanwhile')))
      await setImmediate()
      underWay--
      return outcome
    },
  }
  const { site } = aLiveSite(slow)
  await Promise.all([site.check(), site.reload(), site.check()])
  expect(folder.loads).toBe(2)
  expect(await pageOf(site)).toContain('Changed meanwhile')
})

test('after an unexpected failure the last good content stays live, and the next change is tried', async () => {
  const folder = aMemoryFolder()
  let isFailing = false
  const failing: MemoryFolder = {
    ...folder,
    load: () => (isFailing ? Promise.reject(new Error('disk on fire')) : folder.load()),
  }
  const { site, lines } = aLiveSite(failing)
  await site.check()
  isFailing = true
  folder.publish(ready(renamed('Unread')))
  await site.check()
  expect(site.state).toMatchObject({
    kind: 'live',
    problems: [{ message: expect.stringContaining('log says why') }],
  })
  expect(lines).toContainEqual({
    event: 'The content could not be read or rendered',
    err: expect.objectContaining({ message: 'disk on fire' }),
  })
  isFailing = false
  folder.publish(ready(renamed('Read again')))
  await site.check()
  expect(await pageOf(site)).toContain('Read again')
})

test('a full disk is logged in plain English, and the last good content stays live', async () => {
  const folder = aMemoryFolder()
  let isFull = false
  const noRoom = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  const { site } = aLiveSite({ ...folder, load: () => (isFull ? Promise.reject(noRoom) : folder.load()) })
  await site.check()
  isFull = true
  folder.publish(ready(renamed('Unread')))
  await site.check()
  expect(site.state).toMatchObject({
    kind: 'live',
    problems: [{ message: 'could not be read, because the disk of the server is full: make room on it' }],
  })
})

test('the settings can override the address of the virtual tour', async () => {
  const { site } = aLiveSite(aMemoryFolder(), 'https://tour.example.gov/district')
  await site.check()
  expect(await pageOf(site, '/')).toContain('href="https://tour.example.gov/district"')
})

test('a notice appears and expires by the clock alone: pages, calls, feed, and their ETags change', async () => {
  const notice = aNotice({ from: '2026-11-23T11:00:00.000Z', until: '2026-11-23T12:00:00.000Z' })
  let now = new Date('2026-11-23T10:00:00Z')
  const folder = aMemoryFolder(ready({ notices: [notice] }))
  const { site } = aLiveSite(folder, null, () => now)
  const seen = async () => {
    await site.check()
    const snapshot = snapshotOf(site)
    const page = await snapshot.respond('/app/documents')
    const feed = await snapshot.respond('/feeds/notices.atom')
    return {
      shown: snapshot.source.response('getNotices', {})?.map(({ id }) => id),
      isOnPage: page?.bodies.identity.bytes.toString().includes('Stay off') ?? false,
      isInFeed: feed?.bodies.identity.bytes.toString().includes('Stay off') ?? false,
      etag: page?.bodies.identity.etag,
    }
  }
  const before = await seen()
  expect(before).toMatchObject({ shown: [], isOnPage: false, isInFeed: false })
  // While the folder has a problem, the last good content still follows the clock.
  folder.publish(BROKEN)
  now = new Date('2026-11-23T11:00:00Z')
  const during = await seen()
  expect(during).toMatchObject({ shown: ['storm'], isOnPage: true, isInFeed: true })
  expect(during.etag).not.toBe(before.etag)
  expect(site.state).toMatchObject({ kind: 'live', problems: [{}, {}] })
  now = new Date('2026-11-23T12:00:00Z')
  expect(await seen()).toEqual(before)
})

test('the log says when the roads have a feed and no text, or a link and no feed', () => {
  const settings = { virtualTourUrl: null, cameras: { kind: 'off' as const }, roads: { urls: {} } }
  const { site, ...rest } = aSiteContent()
  const sections = [{ id: 's', title: 'S', html: '<a href="/app/roads?road=I-95">Roads</a>' }]
  const text = { title: 'About', description: 'About', lead: 'About', sections }
  const pages = [{ page: 'about-us' as const, language: 'en' as const, ...text }]
  const warned = (sample: boolean) => settingWarnings({ ...rest, pages, site: { ...site, sample } }, settings)
  expect([...warned(true), ...warned(false)].join()).toMatch(/write pages.en.roads.md,.*links to .app.roads/)
})

test('the page about roads is there only where a feed of the roads is', () => {
  const read = aSiteContent()
  const pages = (sample: boolean, urls: object, off: 'all' | []) => {
    const content = { ...read, site: { ...read.site, sample, roads: { off } } }
    const settings = { virtualTourUrl: null, cameras: { kind: 'sample' as const }, roads: { urls } }
    return liveFactsOf(withSettings(content, settings).site).hasRoads
  }
  expect(pages(true, {}, [])).toBe(true)
  expect(pages(false, {}, [])).toBe(false)
  expect(pages(false, { wzdx: 'https://511.example.gov/wzdx' }, [])).toBe(true)
  expect(pages(false, { wzdx: 'https://511.example.gov/wzdx' }, 'all')).toBe(false)
})
