import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parseRecords } from '../../upstream/parse-records.ts'
import type { FeedEvent, RoadForm } from './feed-records.ts'
import { advisoryForm, eventForm, signForm } from './parse-511.ts'
import { WZDX_FORM } from './parse-wzdx.ts'
import { placeInText } from './read-words.ts'

const FEEDS = new URL('../../../../tests/feeds/', import.meta.url)
const ZONE = 'America/New_York'

async function parseFile<Item extends { key: string }>(form: RoadForm<Item>, path: string) {
  const parsed = await parseRecords(form, await readFile(new URL(path, FEEDS), 'utf8'))
  if (parsed.kind !== 'list') throw new Error(`Refused: ${[...parsed.problems.keys()].join(' ')}`)
  return parsed
}

test('every event of a recorded feed is read, with its words as they are and none of its markup', async () => {
  const { items, records, problems } = await parseFile(eventForm('America/Phoenix'), '511-roads/events.json')
  expect([items.length, records]).toEqual([420, 420])
  expect(problems.get('unknownKind')).toBeUndefined()
  for (const { operatorText, road, location } of items) {
    for (const text of [operatorText ?? '', road, location])
      expect(text).not.toMatch(/[<>]|&[a-z]+;|\p{C}(?<!\n)|\ufffd/u)
    expect(operatorText).not.toBeNull()
  }
  const counts = Object.groupBy(items, ({ kind }) => kind)
  expect([counts.incident?.length, counts.roadwork?.length, counts.closure?.length]).toEqual([240, 120, 60])
})

test('nights that a service cuts in two at midnight are put together again', async () => {
  const { items } = await parseFile(eventForm('America/Phoenix'), '511-roads/events.json')
  const schedules = new Set(items.map(({ recurrence }) => JSON.stringify(recurrence)))
  expect(schedules).toContain('[{"days":[4],"startTime":"20:00","endTime":"04:00"}]')
  expect(schedules).toContain('[{"days":[1,2],"startTime":"21:00","endTime":"05:00"}]')
  expect(schedules).toContain(
    '[{"days":[4],"startTime":"21:00","endTime":"05:00"},{"days":[5],"startTime":"22:00","endTime":"08:00"}]',
  )
})

test('a sentence of a service says where: cross street and milepost are taken from it', async () => {
  const { items } = await parseFile(eventForm(ZONE), '511-roads/event-az511.json')
  expect(items).toMatchObject([
    {
      key: '541822',
      source: 'ERS',
      kind: 'incident',
      cause: 'flooding',
      subtype: 'roadFlooding',
      road: 'US 60',
      direction: 'westbound',
      location: 'N Reppy Ave',
      milepost: 244,
      severity: 'major',
      reportedAt: 1_760_298_060_000,
    },
  ])
})

test('a street named for a saint is named whole, and a street that ends the sentence ends it', () => {
  const placeOf = (description: string) => placeInText(description, 'I-95').location
  expect(placeOf('Crash on I-95 Southbound near St. Lucie West Blvd')).toBe('St. Lucie West Blvd')
  expect(placeOf('Crash on I-95 Southbound at Port St. Lucie Blvd. All lanes closed.')).toBe(
    'Port St. Lucie Blvd',
  )
  expect(placeOf('Crash on I-95 Northbound near N. Andrews Ave, left lane closed')).toBe('N. Andrews Ave')
  expect(placeOf('Crash on I-95 Northbound near Main St. Left lane closed.')).toBe('Main St')
  // A time is no place.
  expect(placeOf('Guardrail repair, right lane closed at night')).toBeNull()
  expect(placeOf('Right lane closed at night near Main St.')).toBe('Main St')
  expect(placeOf('Crash at this time')).toBeNull()
})

test('what is wrong with a record is counted with its reason, and the others appear', async () => {
  const { items, records, problems } = await parseFile(eventForm(ZONE), '511-roads/hazards.json')
  expect(records).toBe(12)
  expect(items.map(({ key }) => key)).toEqual(['1', '1 South', '2', '3', '4', '5', '6', '8'])
  expect(Object.fromEntries(problems)).toEqual({
    htmlInText: 2,
    duplicateId: 1,
    noCoordinates: 1,
    swappedCoordinates: 1,
    badPolyline: 1,
    badSchedule: 1,
    badTime: 1,
    zeroCoordinates: 1,
    unknownKind: 1,
    nothingSaid: 1,
    noId: 1,
    notARecord: 1,
  })
  const byKey = new Map(items.map((item): [string, FeedEvent] => [item.key, item]))
  expect(byKey.get('1')?.operatorText).toBe('The same event, changed later')
  expect(byKey.get('3')).toMatchObject({
    place: { latitude: 26.1, longitude: -80.14 },
    lanes: { blocked: 'allLanes' },
  })
  // 9 a.m. without a zone is the district's.
  expect(byKey.get('4')?.reportedAt).toBe(Date.parse('2025-11-24T14:00:00Z'))
  expect(byKey.get('5')?.reportedAt).toBe(Date.parse('2025-11-24T14:00:00Z'))
  expect(byKey.get('4')?.path).toHaveLength(3)
  expect(byKey.get('8')?.operatorText).toBe('Broken character, Cañón and')
})

test('signs say their phases line by line, and a blank one says nothing', async () => {
  const { items, problems } = await parseFile(signForm(ZONE), '511-roads/signs.json')
  expect(items.map(({ phases }) => phases)).toEqual([
    [
      ['CRASH AT EXIT 26', 'RIGHT LANE CLOSED'],
      ['EXPECT', 'DELAYS'],
    ],
    [],
  ])
  expect(problems).toEqual(new Map([['noId', 1]]))
})

test('advisories keep their words, and one without any is counted', async () => {
  const { items, problems } = await parseFile(advisoryForm(ZONE), '511-roads/alerts.json')
  expect(items).toMatchObject([
    { text: 'Tolls are suspended on SR 869.', regions: ['Southeast'], isHighImportance: true, endsAt: null },
  ])
  expect(problems.get('nothingSaid')).toBe(1)
})

test('the work zones of every published example are read, detours being counted', async () => {
  const folder = new URL('wzdx/examples/', FEEDS)
  for (const name of await readdir(folder)) {
    const { items, records, problems } = await parseFile(WZDX_FORM, `wzdx/examples/${name}`)
    expect(items.length + (problems.get('detour') ?? 0)).toBe(records)
    for (const { road, source, startsAt, endsAt, place } of items) {
      expect([road, source].every((text) => text !== '')).toBe(true)
      expect(place).not.toBeNull()
      expect(startsAt).toBeLessThan(endsAt ?? 0)
    }
  }
  const { items } = await parseFile(
    WZDX_FORM,
    'wzdx/examples/scenario6_multi_lane_closure_linestring_example.geojson',
  )
  expect(items).toMatchObject([
    {
      road: 'I-80',
      direction: 'westbound',
      kind: 'roadwork',
      source: 'Test City 1',
      milepost: 139.9,
      lanes: { blocked: 'someLanes', text: 'some lanes closed' },
    },
  ])
})

test('a work zone feed’s kind of event that its standard does not have is counted and shown as roadwork', async () => {
  const core = {
    road_names: ['I-35'],
    direction: 'northbound',
    description: 'Marathon',
    event_type: 'parade',
  }
  const feature = { id: 'a', type: 'Feature', properties: { core_details: core }, geometry: null }
  const parsed = await parseRecords(WZDX_FORM, JSON.stringify({ features: [feature] }))
  expect(parsed).toMatchObject({ kind: 'list', items: [{ kind: 'roadwork' }] })
  expect(parsed.problems.get('unknownKind')).toBe(1)
})

test('what an agency says of the width, height and weight of vehicles is in the words of the event', async () => {
  const name = 'wzdx/examples/scenario6_multi_lane_closure_linestring_example.geojson'
  const { items: zones } = await parseFile(WZDX_FORM, name)
  expect(zones[0]?.operatorText).toMatch(/\nRestrictions: reduced width 16 feet; \w/)
  const event = { ID: 1, RoadwayName: 'I-95', EventType: 'roadwork', Description: 'Bridge work' }
  const none = { Width: null, Height: '', Length: null, Weight: 0, Speed: null }
  const listed = [event, { ...event, ID: 2, Restrictions: none }, { ...event, ID: 3, Restrictions: 'none' }]
  const limited = { ...event, ID: 4, Restrictions: { ...none, Width: 11, Weight: '20 tons' } }
  const parsed = await parseRecords(eventForm(ZONE), JSON.stringify([...listed, limited]))
  expect(parsed.kind === 'list' && parsed.items.map(({ operatorText }) => operatorText)).toEqual([
    ...['Bridge work', 'Bridge work', 'Bridge work'],
    'Bridge work\nRestrictions: width 11; weight 20 tons',
  ])
})

test.each([
  ['<Error><Message>Invalid Key</Message></Error>', 'refusedByAgency'],
  ['<?xml version="1.0"?>\n<Error><Message>Invalid Key</Message></Error>', 'refusedByAgency'],
  ['<html>Sorry</html>', 'notJson'],
  ['[{"ID": 1, "RoadwayName": "I-95"}, {"ID": 2', 'notJson'],
  ['{"Message": "Sorry"}', 'notAList'],
  ['"Sorry"', 'notAList'],
  ['', 'notJson'],
])('the response %j is no list of events', async (text, problem) => {
  const parsed = await parseRecords(eventForm(ZONE), text)
  expect(parsed).toEqual({ kind: 'refused', problems: new Map([[problem, 1]]) })
})

test('an empty list is good news, and a mark at the beginning of a text is no problem', async () => {
  expect(await parseRecords(eventForm(ZONE), '\ufeff []')).toMatchObject({
    kind: 'list',
    items: [],
    records: 0,
  })
})
