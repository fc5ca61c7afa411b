import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { FeedHealth } from '../../contract/camera.ts'
import type { InboxMessageView } from '../../contract/desk-inbox.ts'
import { ROAD_PROBLEM_MESSAGES } from '../../contract/road-problem-messages.ts'
import type { Config } from '../config.ts'
import { createDatabase } from '../outbox/open-database.ts'
import { eraseBodies } from '../outbox/outbox-maintenance.ts'
import { type NewMessage, storeMessage } from '../outbox/store-message.ts'
import { aFeedback, aNewMessage, aTourRequest } from '../outbox/testing/a-message.ts'
import { aServer, aSharedServer } from '../testing/a-server.ts'
import { aSiteContent } from '../testing/a-site.ts'
import { aMemoryFolder, CONFIG, ready } from '../testing/memory-folder.ts'
import { anUpstream } from '../upstream/testing/an-upstream.ts'
import { feedItems } from './health-call.ts'
import { DeskVisitor, PLAIN_DESK } from './testing/desk-visitor.ts'

/** The desk of a site with messages, shared by all tests of this file; each test has its own messages. */
const open = aSharedServer(async (folder) => {
  place = join(folder, 'var')
  return { folder: aMemoryFolder(ready(DESK)), deskBundle: PLAIN_DESK, config: BY_PROXY }
})
const DESK = { desk: { author: [], publisher: [], inbox: ['Kim', 'Lee'] } }
const BY_PROXY: Partial<Config> = {
  trustedProxies: ['127.0.0.1'],
  publicUrl: null,
  desk: { signIn: { kind: 'proxy', header: 'X-User' } },
}
let place = ''

async function anInbox(messages: readonly NewMessage[]) {
  const { url, lines } = await open()
  const database = createDatabase({ dataDir: place, databaseUrl: null }, () => undefined)
  onTestFinished(() => database.close())
  for (const message of messages) await storeMessage(database, message, null)
  const visitor = async (name: string) => {
    const one = new DeskVisitor(url, { 'X-User': name })
    await one.open('/desk/inbox')
    return one
  }
  return { database, lines, visitor, kim: await visitor('Kim') }
}

const RECEIVED = new Date('2026-11-20T15:00:00Z')

function feedback(reference: string, form: Parameters<typeof aFeedback>[0], receivedAt = RECEIVED) {
  return aNewMessage({ reference, receivedAt, payload: aFeedback(form) })
}

function tour(reference: string, form: Parameters<typeof aTourRequest>[0]) {
  return aNewMessage({ reference, receivedAt: RECEIVED, payload: aTourRequest(form) })
}

async function messageAt(visitor: DeskVisitor, reference: string): Promise<InboxMessageView> {
  const { view } = await visitor.open(`/desk/inbox/${reference}`)
  if (view.kind !== 'inboxMessage') throw new Error(`the desk shows ${view.kind}`)
  return view.message
}

test('staff find a message by its text, reply in their own mail program, and mark it as answered', async () => {
  const { kim, lines } = await anInbox([
    feedback('FB-AAAA-AAAA', {
      message: 'The ramp at Glades Road is red all day.',
      wantsReply: true,
      email: 'jo@example.com',
    }),
    feedback('FB-BBBB-BBBB', { message: 'Thank you, Glades!' }),
  ])
  expect((await kim.open('/desk')).view).toMatchObject({ waiting: { inbox: 2 } })
  const { view } = await kim.open('/desk/inbox?words=glades+road')
  expect(view).toMatchObject({ total: 1, rows: [{ reference: 'FB-AAAA-AAAA', state: 'new' }] })

  const message = await messageAt(kim, 'FB-AAAA-AAAA')
  expect(message.texts).toEqual([['Message', 'The ramp at Glades Road is red all day.']])
  const mail = new URL(message.reply?.href ?? '')
  expect(mail.protocol + decodeURIComponent(mail.pathname)).toBe('mailto:jo@example.com')
  expect(mail.searchParams.get('subject')).toBe('[FB-AAAA-AAAA] Feedback: camera not working')
  expect(mail.searchParams.get('body')).toContain('> The ramp at Glades Road is red all day.')

  await kim.submit('/desk/inbox/FB-AAAA-AAAA/handle', { from: 'new', state: 'answered' })
  expect(await messageAt(kim, 'FB-AAAA-AAAA')).toMatchObject({ state: 'answered', handled: { by: 'Kim' } })
  const { view: left } = await kim.open('/desk/inbox?state=new&words=GLADES')
  expect(left).toMatchObject({ total: 1, rows: [{ reference: 'FB-BBBB-BBBB' }] })
  // The log does not reveal who wrote, what they wrote, or what staff searched for.
  expect(JSON.stringify(lines)).not.toMatch(/glades|jo@example/i)
})

test('when two people handle one message, the second one is told, and the first one’s state stays', async () => {
  const { kim, visitor } = await anInbox([feedback('FB-CCCC-CCCC', {})])
  const lee = await visitor('Lee')
  await kim.submit('/desk/inbox/FB-CCCC-CCCC/handle', { from: 'new', state: 'closed' })
  const refused = await lee.send('/desk/inbox/FB-CCCC-CCCC/handle', { from: 'new', state: 'answered' })
  expect(refused).toMatchObject({
    status: 422,
    view: { problem: expect.stringContaining('Kim has changed') },
  })
  expect(await messageAt(lee, 'FB-CCCC-CCCC')).toMatchObject({ state: 'closed' })
})

test('the inbox opens in Excel as a table, and nothing a visitor wrote runs as a formula', async () => {
  const { kim } = await anInbox([
    feedback('FB-DDDD-DDDD', { message: '=HYPERLINK("http://evil.example")\nsecond line' }),
  ])
  const response = await kim.request('/desk/inbox.csv')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="inbox.csv"')
  const csv = Buffer.from(await response.arrayBuffer()).toString('utf8')
  expect(csv.startsWith('\ufeffReference,Subject,Received,')).toBe(true)
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")\nsecond line"`)
})

test('the calendar shows which groups want the same morning, and an agreed visit outlives the text of its request', async () => {
  const { kim, database } = await anInbox([
    tour('TR-AAAA-AAAA', { organization: 'North School', dateFirst: '2026-12-08' }),
    tour('TR-BBBB-BBBB', { organization: 'South School', dateFirst: '2026-12-08', dateSecond: '2026-12-10' }),
    tour('TR-CCCC-CCCC', { organization: 'West School', dateFirst: '2026-12-08', timeWindow: 'pm' }),
  ])
  const entriesOn = async (day: string) => {
    const { view } = await kim.open('/desk/tours?month=2026-12')
    if (view.kind !== 'tours') throw new Error(`the desk shows ${view.kind}`)
    return view.weeks.flat().find((one) => one.day === day)?.entries ?? []
  }
  expect((await entriesOn('2026-12-08')).map(({ label, conflicts }) => [label, conflicts])).toEqual([
    ['North School, 25 people', true],
    ['South School, 25 people', true],
    ['West School, 25 people', false],
  ])
  await kim.submit('/desk/inbox/TR-BBBB-BBBB/handle', {
    from: 'new',
    state: 'answered',
    visitDay: '2026-12-10',
    visitTime: 'am',
  })
  expect((await entriesOn('2026-12-08')).filter(({ conflicts }) => conflicts)).toEqual([])
  await database.write([{ sql: `UPDATE message_outbox SET state = 'sent', settled_at = 0`, values: [] }])
  await eraseBodies(database, new Date())
  expect(await entriesOn('2026-12-10')).toMatchObject([{ label: 'TR-BBBB-BBBB', kind: 'agreed' }])
  expect(await messageAt(kim, 'TR-BBBB-BBBB')).toMatchObject({ facts: [], texts: [], reply: null })
})

test('health lists what affects visitors first, and names every feed that is late or has bad records', async () => {
  const signs = await anUpstream((_, response) => void response.end('[{ "Name": "Without an ID" }]'))
  const workZones = await anUpstream((_, response) => void response.writeHead(500).end())
  const { site } = aSiteContent()
  const urls = { 'signs-511': signs.url, wzdx: workZones.url }
  const { url } = await aServer({
    folder: aMemoryFolder(ready({ ...DESK, site: { ...site, sample: false } })),
    deskBundle: PLAIN_DESK,
    config: { ...BY_PROXY, roads: { ...CONFIG.roads, urls } },
  })
  const kim = new DeskVisitor(url, { 'X-User': 'Kim' })
  const items = async () => {
    const { view } = await kim.open('/desk/health')
    return view.kind === 'health' ? view.items : []
  }
  const titles = async () => (await items()).map(({ title }) => title)
  await expect.poll(titles).toContain('Work zones: the feed has not responded since the site started')
  await expect.poll(titles).toContain('Message signs: the feed has records with problems')
  const all = await items()
  const ofSigns = all.find(({ title }) => title.startsWith('Message signs'))
  expect(ofSigns?.lines).toEqual([ROAD_PROBLEM_MESSAGES.noId])
  const urgencies = all.map(({ urgency }) => urgency)
  expect(urgencies).toEqual(urgencies.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)))
  expect(new Set(urgencies)).toEqual(new Set(['now', 'later']))
  const urgent = urgencies.filter((urgency) => urgency === 'now').length
  expect((await kim.open('/desk')).view).toMatchObject({ waiting: { health: urgent } })
})

const ORDER = ['now', 'soon', 'later']

test('a feed that has not responded to three calls in a row is late, and one that is off is not', () => {
  const now = new Date('2026-11-20T15:00:00Z')
  const feed: FeedHealth = {
    kind: 'arcadis-511',
    pollSeconds: 60,
    problems: [],
    outsideArea: 0,
    lastTryAt: '2026-11-20T14:59:30Z',
    lastSuccessAt: '2026-11-20T14:58:30Z',
  }
  expect(feedItems('Cameras', feed, now)).toEqual([])
  const items = feedItems('Cameras', { ...feed, lastSuccessAt: '2026-11-20T14:50:00Z' }, now)
  expect(items).toMatchObject([
    { urgency: 'now', title: 'Cameras: the feed has not responded for 10 minutes' },
  ])
  expect(feedItems('Cameras', { ...feed, kind: 'off', lastSuccessAt: null }, now)).toEqual([])
})
