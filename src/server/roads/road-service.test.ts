import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isShortRun } from '../../../tools/testing/test-cases.ts'
import { EventsResponse, SignsResponse } from '../../contract/roads.ts'
import { aFolder } from '../testing/a-folder.ts'
import { aFeedBench, type FeedBench } from './testing/a-feed-bench.ts'

const EVENTS = 'https://events.test/'
const SIGNS = 'https://signs.test/'
const RECORDED = new URL('../../../tests/feeds/511-roads/events.json', import.meta.url)
const seconds = (instant: string) => Date.parse(instant) / 1000

function anEvent(id: string, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ID: id,
    Organization: 'Test',
    RoadwayName: 'I-95',
    DirectionOfTravel: 'Northbound',
    Description: `Crash ${id}`,
    EventType: 'accidentsAndIncidents',
    Latitude: 26.12,
    Longitude: -80.168,
    Reported: seconds('2026-11-24T00:00:00Z'),
    ...fields,
  }
}

/** Each minute of a day, `HH:MM`. */
function* minutesOfADay(): Generator<string> {
  for (let minute = 0; minute < 24 * 60; minute++)
    yield [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

test('a day of polls changes the states of events as the table in docs/roads.md says', async () => {
  const bench = await aFeedBench({ 'events-511': EVENTS })
  const timeline: string[] = []
  const before = new Map<string, string>()
  for (const clock of minutesOfADay()) {
    const instant = `2026-11-24T${clock}:00Z`
    bench.setTime(instant)
    const isBetween = (from: string, to: string) => clock >= from && clock < to
    const events = [
      // Confirmed every 20 minutes until 04:00, then no more, and gone at 06:30.
      ...(isBetween('01:00', '06:30')
        ? [anEvent('crash', { LastUpdated: seconds(instant) - (seconds(instant) % 1200) })].map((event) =>
            clock < '04:00' ? event : { ...event, LastUpdated: seconds('2026-11-24T04:00:00Z') },
          )
        : []),
      // Says its end at 08:00 and stays listed to the end of the day.
      ...(clock >= '02:00'
        ? [
            anEvent('promised', {
              PlannedEndDate: seconds('2026-11-24T08:00:00Z'),
              LastUpdated: seconds('2026-11-24T02:00:00Z'),
            }),
          ]
        : []),
      // Its end is long past, but its source changes it all the time.
      anEvent('outdated', { PlannedEndDate: seconds('2026-11-23T08:00:00Z'), LastUpdated: seconds(instant) }),
    ]
    // The feed is away from 15:00 to 17:00.
    await bench.poll(EVENTS, isBetween('15:00', '17:00') ? null : JSON.stringify(events))
    const now = new Map(bench.service.now().events.events.map(({ id, state }) => [id, state]))
    for (const id of new Set([...before.keys(), ...now.keys()]))
      if (now.get(id) !== before.get(id)) timeline.push(`${clock} ${id} ${now.get(id) ?? 'left out'}`)
    before.clear()
    for (const [id, state] of now) before.set(id, state)
  }
  expect(timeline).toEqual([
    '00:00 e-outdated open',
    '01:00 e-crash open',
    '02:00 e-promised open',
    '05:01 e-crash unconfirmed',
    '06:30 e-crash ended',
    '08:01 e-promised unconfirmed',
    '08:31 e-crash left out',
    '09:01 e-promised ended',
    '11:01 e-promised left out',
    '15:03 e-outdated unconfirmed',
    '17:00 e-outdated open',
  ])
})

test.skipIf(isShortRun)(
  'every event of a feed of tens of thousands is shown or counted with its reason',
  async () => {
    const recorded: Record<string, unknown>[] = JSON.parse(await readFile(RECORDED, 'utf8'))
    const copies = Array.from({ length: 50 }, (_, copy) =>
      recorded.map((event) => ({ ...event, ID: `${event.ID}-${copy}` })),
    ).flat()
    const broken = [
      { Description: 'No ID' },
      'no record',
      { ...anEvent('1'), ID: '428334-0', Organization: 'Tucson' },
    ]
    const bench = await aFeedBench({ 'events-511': EVENTS }, { roads: { off: [], area: ARIZONA } })
    bench.setTime('2025-06-12T21:00:00Z')
    await bench.poll(EVENTS, JSON.stringify([...copies, ...broken]))
    const { events, feeds } = bench.service.now().events
    const [feed] = feeds
    const count = (code: string) => feed?.problems.find((problem) => problem.code === code)?.count ?? 0
    expect(feed?.records).toBe(21_003)
    const left =
      count('longOver') + count('outsideArea') + count('noId') + count('notARecord') + count('duplicateId')
    expect(events.length + left).toBe(21_003)
    expect([count('noId'), count('notARecord'), count('duplicateId')]).toEqual([1, 1, 1])
    expect(events.length).toBeGreaterThan(15_000)
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
    expect(JSON.stringify(events)).not.toMatch(/\ufffd|<br|\\u[dD][89abAB]/)
  },
)

test('what ended before a restart is shown as ended after it, for the rest of its two hours', async () => {
  const dataDir = await aFolder()
  const startAt = async (clock: string, ids: readonly string[], address = EVENTS) => {
    const bench = await aFeedBench({ 'events-511': address }, {}, [], dataDir)
    bench.setTime(`2026-11-24T${clock}:00Z`)
    await bench.poll(address, JSON.stringify(ids.map((id) => anEvent(id))))
    return bench
  }
  const stateOf = ({ service }: FeedBench) =>
    service.now().events.events.map(({ id, state }) => `${id} ${state}`)
  const before = await startAt('00:10', ['crash', 'fire'])
  before.setTime('2026-11-24T00:20:00Z')
  await before.poll(EVENTS, JSON.stringify([anEvent('fire')]))
  expect(stateOf(before).toSorted()).toEqual(['e-crash ended', 'e-fire open'])

  const after = await startAt('00:30', ['fire'])
  expect(stateOf(after).toSorted()).toEqual(['e-crash ended', 'e-fire open'])
  expect(stateOf(await startAt('00:40', [], 'https://other.test/'))).toEqual([])
  expect(stateOf(await startAt('00:50', ['crash', 'fire'])).toSorted()).toEqual([
    'e-crash open',
    'e-fire open',
  ])
  await startAt('01:00', ['fire'])
  expect(stateOf(await startAt('03:30', ['fire']))).toEqual(['e-fire unconfirmed'])

  const [file = ''] = await readdir(join(dataDir, 'roads'))
  await writeFile(join(dataDir, 'roads', file), '{ half')
  expect(stateOf(await startAt('03:40', ['fire']))).toEqual(['e-fire unconfirmed'])
})

/** All of the recorded events. */
const ARIZONA = { south: 31, west: -115, north: 37.1, east: -109 }

test('a feed that is down for a day reports its last success, shows nothing as open, and takes no more memory', async () => {
  const bench = await aFeedBench({ 'events-511': EVENTS })
  bench.setTime('2026-11-24T12:00:00Z')
  await bench.poll(
    EVENTS,
    JSON.stringify([anEvent('a', { LastUpdated: seconds('2026-11-24T11:59:00Z') }), anEvent('b')]),
  )
  for (const clock of minutesOfADay()) {
    bench.setTime(`2026-11-25T${clock}:00Z`)
    await bench.poll(EVENTS, null)
  }
  const { events, feeds } = bench.service.now().events
  expect(events.map(({ id, state, lastSeenAt }) => [id, state, lastSeenAt])).toEqual([
    ['e-a', 'unconfirmed', '2026-11-24T12:00:00.000Z'],
    ['e-b', 'unconfirmed', '2026-11-24T12:00:00.000Z'],
  ])
  expect(feeds).toMatchObject([
    {
      lastSuccessAt: '2026-11-24T12:00:00.000Z',
      lastTryAt: '2026-11-25T23:59:00.000Z',
      problems: [{ code: 'noAnswer' }],
    },
  ])
})

test('a suddenly empty list is accepted only when it comes twice', async () => {
  const bench = await aFeedBench({ 'events-511': EVENTS })
  await bench.poll(EVENTS, JSON.stringify(Array.from({ length: 12 }, (_, id) => anEvent(String(id)))))
  await bench.poll(EVENTS, '[]')
  expect(bench.service.now().events.feeds[0]?.problems).toMatchObject([{ code: 'emptyList' }])
  bench.setTime('2026-11-24T12:01:00Z')
  expect(bench.service.now().events.events.map(({ goneAt }) => goneAt)).toEqual(Array(12).fill(null))
  await bench.poll(EVENTS, '[]')
  const ended = bench.service.now().events.events
  expect(new Set(ended.map(({ state }) => state))).toEqual(new Set(['ended']))
})

test('events are listed as one drives, with exit, county and a sentence in three languages', async () => {
  const exits = [
    { road: 'I-95', exit: '26', crossStreet: 'Davie Blvd', latitude: 26.1067, longitude: -80.1687 },
    { road: 'I-95', exit: '27', crossStreet: 'Broward Blvd', latitude: 26.1217, longitude: -80.1688 },
    { road: 'I-95', exit: '31', crossStreet: 'Oakland Park Blvd', latitude: 26.166, longitude: -80.16 },
  ]
  const bench = await aFeedBench({ 'events-511': EVENTS }, {}, exits)
  const at = (id: string, latitude: number, direction: string, more = {}) =>
    anEvent(id, { Latitude: latitude, Longitude: -80.168, DirectionOfTravel: direction, ...more })
  await bench.poll(
    EVENTS,
    JSON.stringify([
      at('n2', 26.165, 'North'),
      at('s2', 26.107, 'South'),
      at('n1', 26.1218, 'North', { LanesAffected: '1 Right lane closed' }),
      at('s1', 26.165, 'South'),
      anEvent('away', { Latitude: 33.4, Longitude: -111.9 }),
      anEvent('nowhere', { Latitude: null, Longitude: null }),
    ]),
  )
  const { events, feeds } = v.parse(EventsResponse, bench.service.now().events)
  expect(events.map(({ id }) => id)).toEqual(['e-n1', 'e-n2', 'e-nowhere', 'e-s1', 'e-s2'])
  expect(feeds[0]).toMatchObject({ records: 6, outsideArea: 1 })
  expect(events[0]).toMatchObject({
    exit: { number: '27', crossStreet: 'Broward Blvd' },
    county: 'Broward',
    sentence: {
      en: 'Crash on I-95 northbound at Broward Blvd, exit 27: right lane closed.',
      es: 'Choque en I-95 hacia el norte en Broward Blvd, salida 27: carril derecho cerrado.',
      ht: 'Aksidan sou I-95 direksyon nò bò Broward Blvd, sòti 27: liy adwat la fèmen.',
    },
    operatorText: 'Crash n1',
  })
})

test('signs say what they show, and one that left the feed is not shown', async () => {
  const bench = await aFeedBench({ 'signs-511': SIGNS })
  const source = await readFile(new URL('../../../tests/feeds/511-roads/signs.json', import.meta.url), 'utf8')
  await bench.poll(SIGNS, source)
  const { signs, feeds } = v.parse(SignsResponse, bench.service.now().signs)
  expect(signs.map(({ id, text }) => [id, text])).toEqual([
    [expect.stringMatching(/^s-dms-1/), 'CRASH AT EXIT 26 RIGHT LANE CLOSED EXPECT DELAYS'],
    [expect.stringMatching(/^s-dms-2/), ''],
  ])
  expect(feeds).toMatchObject([{ kind: 'signs-511', problems: [{ code: 'noId', count: 1 }] }])
  await bench.poll(SIGNS, '[]')
  expect(bench.service.now().signs.signs).toEqual([])
})

test('unset feeds are a sample where the content is one, and otherwise there is none; the content can turn feeds off', async () => {
  expect((await aFeedBench({})).polled).toEqual([])
  expect((await aFeedBench({})).service.now().events.feeds).toEqual([])
  const sample = await aFeedBench({}, { sample: true })
  expect(sample.service.now().events.feeds).toMatchObject([{ isSample: true }, { isSample: true }])
  const partly = await aFeedBench(
    { 'events-511': EVENTS },
    { roads: { off: ['wzdx', 'signs-511', 'advisories-511'] } },
  )
  expect(partly.polled).toEqual(['events.test'])
  expect((await aFeedBench({ 'events-511': EVENTS }, { roads: { off: 'all' } })).polled).toEqual([])
})
