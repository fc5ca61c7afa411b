import { expect, test } from 'vitest'
import { readSampleMap } from '../../../../tests/builders/a-map.ts'
import { anEvent, aRoadFeed, minutesAgo } from '../../../../tests/builders/an-event.ts'
import {
  englishTranslations,
  plain,
  translationsIn,
} from '../../../../tests/builders/english-translations.ts'
import { NOW } from '../../../../tests/builders/now.ts'
import { ageText, recurrenceText, sentences, statusText, whenText } from './event-text.ts'
import { eventsNear } from './events-near.tsx'
import { eventsOn, parseMyRoads, stretchOf, wayOf } from './my-roads.ts'
import { ALL_ROADS, buildRoadsAddress, parseRoadsAddress } from './roads-params.ts'
import { feedStatusOf, roadsStatusText } from './roads-status.tsx'
import { buildShownEvents, chooseEvents, EVENTS_PER_PAGE, inPageLanguage } from './shown-events.ts'
import { listMoment } from './use-roads.ts'

const at = { now: NOW, timeZone: 'America/New_York' }
const feeds = [aRoadFeed()]
const one = (given = {}) => inPageLanguage([anEvent(given)], 'en')[0] ?? raise()
const status = (given: object, feed = feeds) =>
  plain(statusText(one(given), feed, at, englishTranslations).text)

function raise(): never {
  throw new Error('no event')
}

test('the text of every event state has its time', () => {
  expect(status({})).toBe('Under way')
  expect(status({ startsAt: minutesAgo(-120), reportedAt: minutesAgo(5) })).toBe('Begins 11:00 a.m.')
  expect(
    status({ changedAt: minutesAgo(90), usualIntervalSeconds: 3600, reportedAt: null, startsAt: null }),
  ).toBe('Not confirmed since 7:30 a.m.')
  expect(status({ goneAt: minutesAgo(20) })).toBe('Over: not listed since 8:40 a.m.')
  expect(status({}, [aRoadFeed({ lastSuccessAt: minutesAgo(30) })])).toMatch(
    /^Status unknown: last listed at 8:59 a\.m\./,
  )
})

test('how old the report is has three times: reported, last changed, last seen', () => {
  expect(plain(ageText(one(), at, englishTranslations))).toBe(
    'Reported 8:20 a.m. · last changed 12 min ago · last listed 30 s ago',
  )
})

test('a night work zone says its nights, hours and last day', () => {
  const nights = { days: [0, 1, 2, 3, 4, 5, 6], startTime: '21:00', endTime: '05:00' }
  const text = (recurrence: object[], endsAt: string | null = '2026-12-12T10:00:00Z') =>
    plain(whenText(one({ kind: 'roadwork', recurrence, endsAt }), at, englishTranslations))
  expect(text([nights])).toBe('Nights, 9 p.m. to 5 a.m., until Sat, Dec 12')
  expect(text([{ ...nights, days: [0, 1, 2, 3, 4] }], null)).toBe('Sun–Thu nights, 9 p.m. to 5 a.m.')
  expect(text([{ days: [1, 3], startTime: '09:00', endTime: '15:30' }], null)).toBe(
    'Mon, Wed, 9 a.m. to 3:30 p.m.',
  )
})

test('days and hours of work are said in Spanish and Haitian Creole, too', async () => {
  const nights = { days: [], startTime: '21:00', endTime: '05:00' }
  expect(plain(recurrenceText(nights, await translationsIn('es')))).toBe('Por las noches, de 9 p.m. a 5 a.m.')
  expect(plain(recurrenceText(nights, await translationsIn('ht')))).toBe('Chak swa, 9 p.m. rive 5 a.m.')
})

test.each(['en', 'es', 'ht'] as const)(
  'a time at the end of a sentence has one period: %s',
  async (language) => {
    const translations = await translationsIn(language)
    const evening = one({ startsAt: null, endsAt: '2026-10-15T23:00:00Z', changedAt: null })
    const when = plain(whenText(evening, at, translations))
    expect(when).toMatch(/p\.m\.$/)
    expect(sentences([when, '', 'Under way', when])).toBe(`${when} Under way. ${when}`)
  },
)

test('an end that has passed while the event goes on is not shown', () => {
  const outdated = one({ endsAt: minutesAgo(60), changedAt: minutesAgo(5) })
  expect(whenText(outdated, at, englishTranslations)).not.toContain('end')
})

test('the page says that nothing is reported only while its feeds are current', () => {
  const none = { incident: 0, closure: 0, roadwork: 0, specialEvent: 0 }
  const statusOf = (feed: typeof feeds) => plain(roadsStatusText(none, feed, at, englishTranslations))
  expect(statusOf(feeds)).toBe('As of 8:59 a.m., the agencies report no events here.')
  expect(statusOf([aRoadFeed({ lastSuccessAt: minutesAgo(60) })])).toMatch(/^As last reported at 8:00 a\.m\./)
  expect(statusOf([aRoadFeed({ lastSuccessAt: null })])).toBe('')
  // A silent source may have events.
  expect(statusOf([aRoadFeed(), aRoadFeed({ kind: 'wzdx', lastSuccessAt: minutesAgo(60) })])).toBe('')
  expect(feedStatusOf([], NOW).kind).toBe('none')
})

test('each of 500 events is on exactly one page, in driving order', () => {
  const events = Array.from({ length: 500 }, (_, index) =>
    anEvent({
      id: `e-${index}`,
      road: index < 300 ? 'I-95' : 'Other roads',
      county: index % 2 === 0 ? 'Broward' : null,
      startsAt: index % 5 === 4 ? minutesAgo(-60) : minutesAgo(60),
    }),
  )
  const context = { feeds, now: NOW, counties: ['Broward'] }
  const found = chooseEvents(inPageLanguage(events, 'en'), ALL_ROADS, context)
  const pages = Array.from({ length: Math.ceil(500 / EVENTS_PER_PAGE) }, (_, index) =>
    buildShownEvents(found, { ...ALL_ROADS, page: index + 1 }, context),
  )
  const shown = pages.flatMap(({ now, planned }) => [...now, ...planned]).flatMap(({ items }) => items)
  expect(shown).toHaveLength(500)
  expect(new Set(shown.map(({ id }) => id)).size).toBe(500)
  expect(pages.every(({ pageCount }) => pageCount === 25)).toBe(true)
})

test('what blocks roads now is above roadwork, announced closures and what is over', () => {
  const events = [
    anEvent({ id: 'i-75-work', road: 'I-75', kind: 'roadwork', reportedAt: minutesAgo(8 * 1440) }),
    anEvent({ id: 'i-75-over', road: 'I-75', state: 'ended', goneAt: minutesAgo(10) }),
    anEvent({ id: 'i-75-closed', road: 'I-75', kind: 'closure', startsAt: minutesAgo(-60) }),
    anEvent({ id: 'i-95-work', kind: 'roadwork' }),
    anEvent({ id: 'i-95-crash' }),
    anEvent({ id: 'i-95-closed', kind: 'closure' }),
    anEvent({ id: 'i-595-crash', road: 'I-595' }),
  ]
  const { now, planned } = buildShownEvents(inPageLanguage(events, 'en'), ALL_ROADS, {
    feeds,
    now: NOW,
    counties: [],
  })
  expect(now.map(({ items }) => items.map(({ id }) => id))).toEqual([
    ['i-95-crash', 'i-95-closed', 'i-95-work'],
    ['i-595-crash'],
    ['i-75-work', 'i-75-over'],
  ])
  expect(planned.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['i-75-closed'])
})

test('an announced event is listed as current from its minute on, even if the list stays the same', () => {
  const found = inPageLanguage([anEvent({ startsAt: minutesAgo(-2), reportedAt: minutesAgo(5) })], 'en')
  const listed = (minutes: number) => {
    const now = new Date(listMoment(NOW.toISOString(), new Date(NOW.getTime() + minutes * 60_000)))
    const shown = buildShownEvents(found, ALL_ROADS, { feeds, now, counties: [] })
    return [shown.now.length, shown.planned.length, shown.counts.incident]
  }
  expect(listed(1.5)).toEqual([0, 1, 0])
  expect(listed(2.5)).toEqual([1, 0, 1])
  // A device whose clock is behind the server's.
  expect(listMoment(NOW.toISOString(), new Date(minutesAgo(5)))).toBe(NOW.getTime())
})

test('an event that ended more than two hours ago is not shown', () => {
  const events = inPageLanguage(
    [anEvent({ goneAt: minutesAgo(121) }), anEvent({ id: 'b', goneAt: minutesAgo(119) })],
    'en',
  )
  expect(chooseEvents(events, ALL_ROADS, { feeds, now: NOW }).map(({ id }) => id)).toEqual(['b'])
})

test('an address contains filters, and one’s own roads or trip', () => {
  for (const address of [
    '',
    '?road=I-95&county=Palm+Beach&kind=closure&page=3&view=map',
    '?view=mine',
    '?view=mine&roads=I-95%2CSR+869&trip=I-95%7Cnorthbound%7CBoca+Raton%7CJupiter',
  ])
    expect(buildRoadsAddress(parseRoadsAddress(address))).toBe(address)
  // A form without a script sends each road by itself.
  expect(parseRoadsAddress('?view=mine&trip=&roads=I-95&roads=I-595').choice).toEqual({
    roads: ['I-95', 'I-595'],
    trip: null,
  })
  expect(parseRoadsAddress('?kind=nonsense&page=-1&view=x')).toEqual(ALL_ROADS)
})

test('another program’s text on the device is no choice of roads', () => {
  expect(parseMyRoads('{"kind":"my-roads","version":1,"roads":["I-95",3],"trip":null}')).toEqual({
    roads: ['I-95'],
    trip: null,
  })
  for (const text of ['', 'x', 'null', '{"kind":"my-cameras"}', '{"kind":"my-roads","roads":"I-95"}'])
    expect(parseMyRoads(text)).toBeNull()
})

test('a road that was chosen or linked to under an earlier name is the road of today', () => {
  const stored = '{"kind":"my-roads","version":1,"roads":["SR 869","SR-869","FM 1604"],"trip":null}'
  expect(parseMyRoads(stored)?.roads).toEqual(['SR 869', 'FM 1604'])
  expect(parseRoadsAddress('?view=mine&roads=SR-869').choice?.roads).toEqual(['SR 869'])
  expect(parseRoadsAddress('?road=SR-869').road).toBe('SR 869')
})

test('a trip has the events between its ends, in its direction', async () => {
  const map = await readSampleMap()
  const way = { road: 'I-95', direction: 'northbound', from: 'Fort Lauderdale', to: 'Boca Raton' }
  const events = inPageLanguage(
    [
      anEvent({ id: 'on it', latitude: 26.23, longitude: -80.13 }),
      anEvent({ id: 'both ways', direction: 'both', latitude: 26.2, longitude: -80.14 }),
      anEvent({ id: 'other way', direction: 'southbound', latitude: 26.23 }),
      anEvent({ id: 'before it', latitude: 25.99 }),
      anEvent({ id: 'past it', latitude: 26.7 }),
      anEvent({ id: 'somewhere', latitude: null, longitude: null }),
    ],
    'en',
  )
  const stretch = stretchOf(way, map)
  expect(eventsOn(stretch, events).map(({ id }) => id)).toEqual(['on it', 'both ways', 'somewhere'])
  // If the map lacks an end, the whole road is shown, and the page says so.
  expect(stretchOf({ ...way, to: 'Nowhere' }, map).isWhole).toBe(true)
})

test('a camera’s page lists events within two miles', () => {
  const events = inPageLanguage(
    [
      anEvent({ id: 'near', latitude: 26.16 }),
      anEvent({ id: 'far', latitude: 26.2 }),
      anEvent({ id: 'nowhere', latitude: null, longitude: null }),
    ],
    'en',
  )
  expect(eventsNear({ latitude: 26.137, longitude: -80.17 }, events).map(({ id }) => id)).toEqual(['near'])
  expect(eventsNear({ latitude: null, longitude: null }, events)).toEqual([])
})

test('a trip is on the road of its name, however its key writes it', () => {
  expect(wayOf('SR 869|northbound|Sunrise|Coral Springs')?.road).toBe('SR 869')
  expect(wayOf('SR-869|northbound|Sunrise|Coral Springs')?.road).toBe('SR 869')
  expect(wayOf('I-95|southbound|Jupiter|Boca Raton')?.road).toBe('I-95')
  expect(wayOf("Florida's Turnpike|southbound|Jupiter|Boca Raton")?.road).toBe("Florida's Turnpike")
})
