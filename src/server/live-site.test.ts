import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { SiteContent } from '../content/site-content.ts'
import type { RenderPage } from '../contract/page-source.ts'
import type { SiteInfo } from '../contract/site-info.ts'
import { type EventLog, LiveSite } from './live-site.ts'
import type { PreparedResponse } from './snapshot/prepared-response.ts'
import { aReport, aSiteContent, renderPlainly } from './testing/a-site.ts'
import { ASSETS, aMemoryFolder, BROKEN, type MemoryFolder, ready } from './testing/memory-folder.ts'

function aLiveSite(folder: MemoryFolder, virtualTourUrl: string | null = null) {
  const lines: (object & { event: string })[] = []
  const note = (facts: object, event: string) => void lines.push({ ...facts, event })
  const log: EventLog = { info: note, warn: note, error: note }
  const drawn: string[] = []
  const render: RenderPage = (path, source) => {
    drawn.push(path)
    return renderPlainly(path, source)
  }
  const parts = {
    render,
    assets: ASSETS,
    publicUrl: 'https://traffic.example.gov',
    analyticsId: null,
    version: '2.15.0',
  }
  return { site: new LiveSite({ loader: folder, parts, virtualTourUrl, log, retryMs: 0 }), lines, drawn }
}

const moved = (site: SiteInfo): SiteInfo => ({
  ...site,
  contact: { ...site.contact, post: ['2 New Way', 'Testville'] },
})

const renamed = (title: string): Partial<SiteContent> => ({ reports: [aReport({ title })] })

function responsesOf(site: LiveSite): ReadonlyMap<string, PreparedResponse> {
  if (site.state.kind !== 'live') throw new Error(`the site is ${site.state.kind}`)
  return site.state.snapshot.responses
}

function pageOf(site: LiveSite, path = '/app/documents'): string {
  return responsesOf(site).get(path)?.bodies.identity.bytes.toString() ?? ''
}

test('a change in the folder goes live, and what it did not touch is not packed again', async () => {
  const folder = aMemoryFolder()
  const { site } = aLiveSite(folder)
  await site.check()
  const before = responsesOf(site)
  folder.publish(ready(renamed('Report of the new year')))
  await site.check()
  expect(pageOf(site)).toContain('Report of the new year')
  const after = responsesOf(site)
  const packedAgain = [...after.keys()].filter((path) => after.get(path) !== before.get(path))
  expect(packedAgain).toContain('/api/api/Documents/GetReports/documents_annual')
  expect(packedAgain.filter((path) => path.startsWith('/assets/') || path.includes('metrics_'))).toEqual([])
})

test('a change draws the pages anew that say it, and no others', async () => {
  const folder = aMemoryFolder()
  const { site, drawn } = aLiveSite(folder)
  await site.check()
  expect(drawn).toContain('/es/app/about-us')
  drawn.length = 0
  folder.publish(ready(renamed('Report of the new year')))
  await site.check()
  expect(drawn).toContain('/app/documents')
  expect(drawn).not.toContain('/app/about-us')
  // Kept pages are kept again, and drawn anew once something in them changes.
  drawn.length = 0
  folder.publish(ready({ ...renamed('Report of the new year'), site: moved(aSiteContent().site) }))
  await site.check()
  expect(drawn).toContain('/es/app/about-us')
})

test('a folder that did not change is not read again, unless it is asked for', async () => {
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

test('broken content never goes live: the last good stays, and every problem is told with its place', async () => {
  const folder = aMemoryFolder()
  const { site, lines } = aLiveSite(folder)
  await site.check()
  const before = responsesOf(site)
  folder.publish(BROKEN)
  await site.check()
  expect(responsesOf(site)).toBe(before)
  expect(site.state).toMatchObject({
    kind: 'live',
    problems: [{ file: 'site.yaml', line: 7 }, { file: 'reports/a.yaml' }],
  })
  expect(lines.filter((line) => line.event === 'Content problem')).toEqual([
    { event: 'Content problem', file: 'site.yaml', line: 7, message: 'district.name must not be empty' },
    { event: 'Content problem', file: 'reports/a.yaml', line: null, message: 'has no title' },
  ])
})

test('mended content goes live, also when it is what it was before', async () => {
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
  folder.publish(ready(renamed('Mended')))
  await site.check()
  expect(site.state).toMatchObject({ kind: 'live', problems: [] })
  expect(pageOf(site)).toContain('Mended')
})

test('a site that starts with broken content waits, and goes live when it is mended', async () => {
  const folder = aMemoryFolder(BROKEN)
  const { site } = aLiveSite(folder)
  expect(site.state).toEqual({ kind: 'starting' })
  await site.check()
  expect(site.state).toEqual({ kind: 'nothing', problems: BROKEN.kind === 'broken' ? BROKEN.problems : [] })
  folder.publish(ready())
  await site.check()
  expect(site.state).toMatchObject({ kind: 'live', problems: [] })
})

test('a broken folder is read again now and then although nothing in it changed, and its problems are told once', async () => {
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

test('warnings are told and keep nothing from going live', async () => {
  const warning = { file: 'files/a.pdf', line: null, message: 'has no structure tags' }
  const { site, lines } = aLiveSite(
    aMemoryFolder({ kind: 'ready', content: aSiteContent(), warnings: [warning] }),
  )
  await site.check()
  expect(site.state.kind).toBe('live')
  expect(lines).toContainEqual({ event: 'Content warning', ...warning })
})

test('a change during a reading is found by the next look, and readings never overlap', async () => {
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
  expect(pageOf(site)).toContain('Changed meanwhile')
})

test('a failure nobody foresaw leaves the last good content live, and the next change is tried again', async () => {
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
    event: 'The content could not be read or drawn',
    err: expect.objectContaining({ message: 'disk on fire' }),
  })
  isFailing = false
  folder.publish(ready(renamed('Read again')))
  await site.check()
  expect(pageOf(site)).toContain('Read again')
})

test('a full disk is told in words, and the last good content stays live', async () => {
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

test('the address of the virtual tour may be set from outside', async () => {
  const { site } = aLiveSite(aMemoryFolder(), 'https://tour.example.gov/district')
  await site.check()
  expect(pageOf(site, '/')).toContain('href="https://tour.example.gov/district"')
})

test('a change is live at once, and is packed smaller while it is already being served', async () => {
  const folder = aMemoryFolder()
  const { site } = aLiveSite(folder)
  await site.check()
  const quick = responsesOf(site)
  await site.settled()
  const settled = responsesOf(site)
  const efforts = (responses: typeof quick) =>
    new Set([...responses.values()].map((response) => response.effort))
  expect(efforts(quick)).toContain('quick')
  expect(efforts(settled)).toEqual(new Set(['smallest']))
  expect(settled.get('/')).toBe(settled.get('/app/discover'))
  const sizeOf = (responses: typeof quick) => responses.get('/')?.bodies.br?.bytes.length ?? 0
  expect(sizeOf(settled)).toBeLessThan(sizeOf(quick))
  expect(settled.get('/')?.bodies.br?.etag).not.toBe(quick.get('/')?.bodies.br?.etag)
})

test('packing that is overtaken by a newer change never brings the older content back', async () => {
  const folder = aMemoryFolder()
  const { site } = aLiveSite(folder)
  await site.check()
  folder.publish(ready(renamed('Newer')))
  await site.check()
  await site.settled()
  expect(pageOf(site)).toContain('Newer')
})
