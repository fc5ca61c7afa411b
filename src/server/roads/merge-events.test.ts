import * as v from 'valibot'
import { expect, test } from 'vitest'
import { EventsResponse } from '../../contract/roads.ts'
import { aFeedBench } from './testing/a-feed-bench.ts'

const EVENTS = 'https://events.test/'
const ZONES = 'https://zones.test/'
const at = (instant: string) => Date.parse(instant) / 1000

/** Roadwork as a 511 service lists it. */
function anEvent(fields: Record<string, unknown> = {}): object {
  return {
    ID: '1',
    Organization: 'District',
    RoadwayName: 'I-95',
    DirectionOfTravel: 'Northbound',
    Description: 'Guardrail repair',
    EventType: 'roadwork',
    EventSubType: 'roadwork',
    Latitude: 26.121,
    Longitude: -80.168,
    LastUpdated: at('2026-11-24T11:00:00Z'),
    StartDate: at('2026-11-23T00:00:00Z'),
    PlannedEndDate: at('2026-12-01T00:00:00Z'),
    ...fields,
  }
}

/** The same as WZDx has it. */
function aZone(core: object = {}, properties: object = {}): object {
  return {
    id: 'z1',
    type: 'Feature',
    properties: {
      core_details: {
        event_type: 'work-zone',
        data_source_id: 'w',
        road_names: ['I 95'],
        direction: 'northbound',
        description: 'Guardrail',
        update_date: '2026-11-24T10:00:00Z',
        ...core,
      },
      start_date: '2026-11-22T00:00:00Z',
      end_date: '2026-11-30T00:00:00Z',
      vehicle_impact: 'some-lanes-closed',
      ...properties,
    },
    geometry: {
      type: 'LineString',
      coordinates: [
        [-80.168, 26.1],
        [-80.168, 26.14],
      ],
    },
  }
}

async function listed(events: object[], zones: object[], then?: (bench: Bench) => Promise<void>) {
  const bench = await aFeedBench({ 'events-511': EVENTS, wzdx: ZONES })
  await bench.poll(EVENTS, JSON.stringify(events))
  const info = { version: '4.2', data_sources: [{ data_source_id: 'w', organization_name: 'State' }] }
  await bench.poll(ZONES, JSON.stringify({ feed_info: info, type: 'FeatureCollection', features: zones }))
  await then?.(bench)
  const response = v.parse(EventsResponse, bench.service.now().events)
  const problems = response.feeds.map(
    ({ problems: own }) => own.find(({ code }) => code === 'sameEvent')?.count ?? 0,
  )
  return {
    problems,
    events: response.events.map(({ id, alsoFrom }) => [id, ...alsoFrom.map((one) => one.source)]),
  }
}

type Bench = Awaited<ReturnType<typeof aFeedBench>>

test('work that both feeds list is one event that names both sources, and the other record is counted', async () => {
  expect(await listed([anEvent()], [aZone()])).toEqual({ events: [['e-1', 'State']], problems: [0, 1] })
})

test('another direction, kind, place or time is another event', async () => {
  const apart = { events: [['e-1'], ['w-z1']], problems: [0, 0] }
  const ids = async (event: object, zone: object) => {
    const { events, problems } = await listed([event], [zone])
    return { events: events.toSorted(), problems }
  }
  expect(await ids(anEvent(), aZone({ direction: 'southbound' }))).toEqual(apart)
  expect(await ids(anEvent({ EventType: 'accidentsAndIncidents', EventSubType: 'crash' }), aZone())).toEqual(
    apart,
  )
  expect(await ids(anEvent({ Latitude: 26.146 }), aZone())).toEqual(apart)
  expect(await ids(anEvent({ DirectionOfTravel: 'Unknown' }), aZone())).toEqual(apart)
  expect(
    await ids(anEvent(), aZone({}, { start_date: '2026-12-02T00:00:00Z', end_date: '2026-12-09T00:00:00Z' })),
  ).toEqual(apart)
})

test('two events near one work zone: the nearer one is it, and the other stays', async () => {
  const { events, problems } = await listed(
    [anEvent({ Longitude: -80.1655 }), anEvent({ ID: '2', Longitude: -80.1681 })],
    [aZone()],
  )
  expect(events.toSorted()).toEqual([['e-1'], ['e-2', 'State']])
  expect(problems).toEqual([0, 1])
})

test('when one of the two ends, or its feed is late, the other is shown by itself', async () => {
  const ended = await listed([anEvent()], [aZone()], (bench) => bench.poll(EVENTS, '[]'))
  expect(ended.events.toSorted()).toEqual([['e-1'], ['w-z1']])
  const late = await listed([anEvent()], [aZone()], async (bench) => {
    bench.setTime('2026-11-24T12:05:00Z')
    await bench.poll(ZONES, 'unchanged')
  })
  expect(late.events.toSorted()).toEqual([['e-1'], ['w-z1']])
})
