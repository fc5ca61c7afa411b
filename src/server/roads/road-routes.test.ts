import { readdir, readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import Ajv, { type AnySchema } from 'ajv'
import addFormats from 'ajv-formats'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseExitsFile } from '../../content/exits-file.ts'
import { LANGUAGES } from '../../contract/language.ts'
import {
  AdvisoriesResponse,
  EventsResponse,
  QueriedEventsResponse,
  SignsResponse,
} from '../../contract/roads.ts'
import { readSampleMap } from '../cameras/testing/sample-map.ts'
import { readXml } from '../feeds/testing/read-xml.ts'
import { aServer, aSharedServer } from '../testing/a-server.ts'
import { aSiteContent } from '../testing/a-site.ts'
import { aMemoryFolder, CONFIG, ready } from '../testing/memory-folder.ts'
import { anUpstream, aSharedUpstream } from '../upstream/testing/an-upstream.ts'

const ROOT = new URL('../../../', import.meta.url)
const NOW = Math.floor(Date.now() / 1000)

const EVENTS = [
  {
    ID: 1,
    Organization: 'Test',
    RoadwayName: 'I-95',
    DirectionOfTravel: 'North',
    EventType: 'accidentsAndIncidents',
    Description: 'Crash <b>with</b> injuries & debris',
    Latitude: 26.12,
    Longitude: -80.168,
    Reported: NOW - 600,
    LastUpdated: NOW - 60,
    LanesAffected: '1 Right lane closed',
  },
  {
    ID: 2,
    Organization: 'Test',
    RoadwayName: 'SR 869',
    DirectionOfTravel: 'East',
    EventType: 'closures',
    Description: 'Closed',
    Latitude: 26.13,
    Longitude: -80.3,
    IsFullClosure: true,
    Reported: NOW - 600,
  },
  {
    ID: 3,
    Organization: 'Test',
    RoadwayName: 'I-95',
    EventType: 'roadwork',
    Description: 'Paving',
    Latitude: 26.7,
    Longitude: -80.07,
    Reported: NOW - 600,
    LatitudeSecondary: 26.72,
    LongitudeSecondary: -80.07,
  },
]

/** What a site needs whose events come from this server of an agency. */
async function roadSite(agencyUrl: string) {
  const { site } = aSiteContent()
  return {
    config: {
      roads: { ...CONFIG.roads, urls: { 'events-511': `${agencyUrl}/` }, keys: { 'events-511': 'k3y' } },
    },
    folder: aMemoryFolder(
      ready({
        map: await readSampleMap(),
        site: { ...site, sample: false, roads: { off: [], area: EVERYWHERE } },
      }),
    ),
  }
}

/** An agency's server with these events, and the body of its responses. */
const send = (events: readonly object[]) => (_: unknown, response: ServerResponse) =>
  void response.end(JSON.stringify(events))

/** A site whose events come from a server of an agency, once it has them. */
async function aRoadSite(events: readonly object[]) {
  const { url } = await aServer(await roadSite((await anUpstream(send(events))).url))
  return untilShown(url, events.length)
}

const EVENTS_AGENCY = aSharedUpstream(send(EVENTS))
const EVENTS_SITE = aSharedServer(async () => roadSite((await EVENTS_AGENCY()).url))

/** The site of `EVENTS`, for read-only tests. */
async function theRoadSite() {
  return { agency: await EVENTS_AGENCY(), ...(await untilShown((await EVENTS_SITE()).url, EVENTS.length)) }
}

async function untilShown(url: string, events: number) {
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${url}${path}`, { headers })
  const count = async () => v.parse(EventsResponse, await (await ask(PATH)).json()).events.length
  await expect.poll(count, { timeout: 10_000 }).toBe(events)
  return { url, ask }
}

const PATH = '/api/api/Roads/GetEvents'
const EVERYWHERE = { south: -90, west: -180, north: 90, east: 180 }

test('a thousand visitors cost the agency one request, and its key stays with the server', async () => {
  const { agency, ask } = await theRoadSite()
  const responses = await Promise.all(Array.from({ length: 1000 }, () => ask(PATH)))
  const bodies = await Promise.all(responses.map((response) => response.text()))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(agency.requested).toEqual(['/api/v2/get/event?key=k3y&format=json'])
  expect(bodies.every((body) => !body.includes('k3y'))).toBe(true)
})

test('events follow the contract, by road, county and kind, readable from any site, compressed and with an ETag', async () => {
  const { ask } = await theRoadSite()
  const idsOf = async (query: string) =>
    v.parse(EventsResponse, await (await ask(PATH + query)).json()).events.map(({ id }) => id)
  expect(await idsOf('')).toEqual(['e-3', 'e-1', 'e-2'])
  expect(await idsOf('?road=i95')).toEqual(['e-3', 'e-1'])
  expect(await idsOf('?county=Broward&road=I-95')).toEqual(['e-1'])
  expect(await idsOf('?kind=closure&road=')).toEqual(['e-2'])
  expect(await idsOf('?road=I-4')).toEqual([])
  const response = await ask(PATH, { 'Accept-Encoding': 'br' })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'content-encoding': 'br',
    'cache-control': expect.stringMatching(/^public, max-age=2/),
  })
  const again = await ask(PATH, {
    'If-None-Match': response.headers.get('etag') ?? '',
    'Accept-Encoding': 'br',
  })
  expect(again.status).toBe(304)
  const wrong = await ask(`${PATH}?kind=parade&road=a&road=b`)
  expect([wrong.status, (await wrong.json()).errors]).toMatchObject([
    400,
    [
      { field: 'road', code: 'roadRepeated' },
      { field: 'kind', code: 'kindInvalid' },
    ],
  ])
})

test('sentences are in every language, or only in the one the query names', async () => {
  const { ask } = await theRoadSite()
  const sentencesOf = async (query: string) => {
    const { events } = v.parse(QueriedEventsResponse, await (await ask(PATH + query)).json())
    return events.map(({ sentence }) => sentence)
  }
  const all = await sentencesOf('')
  expect(Object.keys(all[0] ?? {})).toEqual(['en', 'es', 'ht'])
  for (const language of LANGUAGES)
    expect(await sentencesOf(`?language=${language}`)).toEqual(
      all.map((sentence) => ({ [language]: sentence[language] })),
    )
  const wrong = await ask(`${PATH}?language=fr`)
  expect([wrong.status, (await wrong.json()).errors]).toEqual([
    400,
    [
      {
        field: 'language',
        code: 'languageInvalid',
        message: '"fr" is not a language. Choose from: en, es, ht.',
      },
    ],
  ])
})

test('between two requests to the agency a client that has the lists gets none of them again', async () => {
  const { ask } = await theRoadSite()
  const paths = [PATH, '/api/api/Roads/GetSigns', '/feeds/roads.atom', '/feeds/wzdx.geojson']
  const askLater = async (path: string) => {
    const first = await ask(path)
    const tag = first.headers.get('etag') ?? ''
    const firstAt = Date.parse(first.headers.get('date') ?? '')
    const statusOnceRenewed = async () => {
      const response = await ask(path, { 'If-None-Match': tag })
      await response.arrayBuffer()
      return Date.parse(response.headers.get('date') ?? '') - firstAt > 4000 ? response.status : null
    }
    await expect.poll(statusOnceRenewed, { timeout: 15_000 }).not.toBeNull()
    return statusOnceRenewed()
  }
  expect(await Promise.all(paths.map(askLater))).toEqual(paths.map(() => 304))
})

test('signs and advisories of a site without such feeds say that nothing is known', async () => {
  const { ask } = await theRoadSite()
  const signs = v.parse(SignsResponse, await (await ask('/api/api/Roads/GetSigns')).json())
  const advisories = v.parse(AdvisoriesResponse, await (await ask('/api/api/Roads/GetAdvisories')).json())
  expect([signs.feeds, advisories.feeds]).toEqual([[], []])
})

test('the Atom feed of the roads is well formed and says each event in words', async () => {
  const { ask } = await theRoadSite()
  const response = await ask('/feeds/roads.atom')
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const text = await response.text()
  expect(readXml(text)).toBeDefined()
  expect(text).toContain('<title>Crash on I-95 northbound in Broward County: right lane closed.</title>')
  expect(text).toContain('Crash with injuries &amp; debris')
})

/** Checks GeoJSON against the schemas of WZDx 4.2. */
async function aValidator() {
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats(ajv)
  const folder = new URL('tests/feeds/wzdx/schemas/', ROOT)
  for (const name of await readdir(folder)) {
    const schema: AnySchema = JSON.parse(await readFile(new URL(name, folder), 'utf8'))
    ajv.addSchema(schema)
  }
  const position = { type: 'array', minItems: 2, items: { type: 'number' } }
  for (const [type, least] of [
    ['LineString', 2],
    ['MultiPoint', 1],
  ] as const)
    ajv.addSchema({
      $id: `https://geojson.org/schema/${type}.json`,
      type: 'object',
      required: ['type', 'coordinates'],
      properties: {
        type: { enum: [type] },
        coordinates: { type: 'array', minItems: least, items: position },
      },
    })
  const validate = ajv.getSchema(
    'https://raw.githubusercontent.com/usdot-jpo-ode/wzdx/main/schemas/4.2/WorkZoneFeed.json',
  )
  return (body: unknown) => {
    validate?.(body)
    return validate?.errors ?? []
  }
}

test('closures and work zones go out as valid WZDx 4.2, each with its source, and incidents do not', async () => {
  const problemsOf = await aValidator()
  expect(problemsOf({ type: 'FeatureCollection', features: [{}] })).not.toEqual([])
  const { ask } = await theRoadSite()
  const response = await ask('/feeds/wzdx.geojson')
  expect(response.headers.get('content-type')).toBe('application/geo+json; charset=utf-8')
  const body = await response.json()
  expect(problemsOf(body)).toEqual([])
  expect(body.features.map(({ id }: { id: string }) => id)).toEqual(['e-3', 'e-2'])
  expect(body.features[0]).toMatchObject({
    properties: { core_details: { data_source_id: 'events-511:Test', event_type: 'work-zone' } },
    geometry: { type: 'LineString' },
  })
  const empty = await aRoadSite([])
  expect(problemsOf(await (await empty.ask('/feeds/wzdx.geojson')).json())).toEqual([])
})

test('the recorded events of another state go out as valid WZDx too', async () => {
  const recorded = JSON.parse(await readFile(new URL('tests/feeds/511-roads/events.json', ROOT), 'utf8'))
  // As if they had been reported today.
  const today = recorded.map((event: object) => ({ ...event, LastUpdated: NOW - 60, PlannedEndDate: null }))
  const { ask } = await aRoadSite(today)
  const body = await (await ask('/feeds/wzdx.geojson')).json()
  expect(body.features.length).toBeGreaterThan(100)
  expect((await aValidator())(body)).toEqual([])
})

test('the sample content shows events, signs and an advisory that say they are samples', async () => {
  const source = await readFile(new URL('content/exits.yaml', ROOT), 'utf8')
  const exits = parseExitsFile(source)
  if (exits.kind === 'invalid') throw new Error('The exits of the sample content are invalid')
  const { site } = aSiteContent()
  const folder = aMemoryFolder(
    ready({ exits: exits.value.exits, map: await readSampleMap(), site: { ...site, sample: true } }),
  )
  const { url } = await aServer({ folder })
  const read = async (path: string) => (await fetch(url + path)).json()
  await expect.poll(async () => (await read(PATH)).events.length, { timeout: 10_000 }).toBeGreaterThan(3)
  const { events, feeds } = v.parse(EventsResponse, await read(PATH))
  // In some weeks work of one feed is where the other has some too, which is said as a problem of neither.
  const problemsOf = (problems: (typeof feeds)[number]['problems']) =>
    problems.filter(({ code }) => code !== 'sameEvent')
  expect(feeds.map(({ kind, isSample, problems }) => [kind, isSample, problemsOf(problems)])).toEqual([
    ['events-511', true, []],
    ['wzdx', true, []],
  ])
  for (const { operatorText } of events) expect(operatorText).toMatch(/^Sample: /)
  const { signs } = v.parse(SignsResponse, await read('/api/api/Roads/GetSigns'))
  expect(signs.length).toBeGreaterThan(5)
  for (const { text } of signs) expect(text).toMatch(/^(SAMPLE SIGN|$)/)
  const { advisories } = v.parse(AdvisoriesResponse, await read('/api/api/Roads/GetAdvisories'))
  expect(advisories).toMatchObject([{ text: expect.stringMatching(/^Sample: /) }])
  expect((await aValidator())(await read('/feeds/wzdx.geojson'))).toEqual([])
  expect(await (await fetch(`${url}/feeds/roads.atom`)).text()).toContain('<title>Sample: ')
})
