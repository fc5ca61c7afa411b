import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type AlertFeature, listOf, readProduct } from '../../../tests/feeds/weather/read-product.ts'
import { parseRecords } from '../upstream/parse-records.ts'
import { buildAlerts, buildWarnings } from './build-warnings.ts'
import { ALERT_FORM, STORM_FORM } from './parse-alerts.ts'

/** What a response says; `null`: it is no list of alerts. */
async function parseAlerts(response: object) {
  const parsed = await parseRecords(ALERT_FORM, JSON.stringify(response))
  return parsed.kind === 'list' ? parsed : null
}

/** What a feed lists, and what the band of a district with these zones shows of it. */
async function bandOf(features: readonly AlertFeature[], zones: readonly string[], now: string) {
  const parsed = await parseAlerts(JSON.parse(listOf(features)))
  if (parsed === null) throw new Error('The list could not be read')
  const moment = { now: new Date(now), isFeedCurrent: true }
  const alerts = buildAlerts(parsed.items, zones, moment)
  const named = zones.map((zone) => ({ zone, name: `Zone ${zone}` }))
  return buildWarnings(alerts, { zones: named }).map(({ phrase, headlines, areas }) => ({
    phrase: [phrase?.en, phrase?.es, phrase?.ht],
    headlines: headlines.map(({ text }) => text),
    areas,
  }))
}

const HERMINE = readProduct('TCVAKQ')
const VIRGINIA = ['VAZ099', 'VAZ098']

/** The watch that Hermine's product upgrades: the same message, of the day before, with the watch's code begun. */
const watchOf = (features: readonly AlertFeature[]): AlertFeature[] =>
  features
    .filter(({ properties }) => properties.parameters.VTEC?.[0]?.includes('.UPG.') === true)
    .map((feature) => {
      const { properties } = feature
      const sent = '2016-09-01T15:00:00.000Z'
      const VTEC = (properties.parameters.VTEC ?? []).map((code) => code.replace('.UPG.', '.NEW.'))
      const watch = { messageType: 'Alert', sent, parameters: { VTEC }, id: `${properties.id}.watch` }
      return { ...feature, properties: { ...properties, ...watch } }
    })

test('Hermine, 2016: a watch shows, the warning takes its place in the product that upgrades it, and no zone has both', async () => {
  const watch = watchOf(HERMINE)
  expect(await bandOf(watch, VIRGINIA, '2016-09-01T16:00:00Z')).toEqual([
    {
      phrase: ['Tropical storm watch', 'Vigilancia de tormenta tropical', 'Siveyans tanpèt twopikal'],
      headlines: ['Tropical Storm Watch issued 1155 AM EDT FRI SEP 2 2016 by NWS WAKEFIELD VA'],
      areas: ['Zone VAZ099', 'Zone VAZ098'],
    },
  ])
  expect(await bandOf([...watch, ...HERMINE], VIRGINIA, '2016-09-02T16:00:00Z')).toEqual([
    {
      phrase: ['Tropical storm warning', 'Aviso de tormenta tropical', 'Avètisman tanpèt twopikal'],
      headlines: ['Tropical Storm Warning issued 1155 AM EDT FRI SEP 2 2016 by NWS WAKEFIELD VA'],
      areas: ['Zone VAZ099', 'Zone VAZ098'],
    },
  ])
})

test('Beryl, 2024: a hurricane warning is extended to a zone whose other warnings go on', async () => {
  const shown = await bandOf(readProduct('TCVHGX'), ['TXZ437'], '2024-07-07T09:05:00Z')
  expect(shown.map(({ phrase }) => phrase[0])).toEqual([
    'Hurricane warning',
    'Storm surge warning',
    'Tropical storm warning',
  ])
})

test('One, 2022: the cancellation takes the warning away in the same moment, in the district’s own counties', async () => {
  const cancelled = readProduct('TCVMLB')
  const treasureCoast = ['FLZ159', 'FLZ259', 'FLZ154', 'FLZ164']
  const inForce = cancelled.map(({ properties, ...feature }) => ({
    ...feature,
    properties: {
      ...properties,
      id: `${properties.id}.before`,
      sent: '2022-06-03T21:00:00.000Z',
      messageType: 'Alert',
      parameters: { VTEC: (properties.parameters.VTEC ?? []).map((code) => code.replace('.CAN.', '.NEW.')) },
    },
  }))
  expect((await bandOf(inForce, treasureCoast, '2022-06-04T20:00:00Z')).map(({ phrase }) => phrase)).toEqual([
    ['Tropical storm warning', 'Aviso de tormenta tropical', 'Avètisman tanpèt twopikal'],
  ])
  expect(await bandOf([...inForce, ...cancelled], treasureCoast, '2022-06-04T20:45:00Z')).toEqual([])
})

test('every segment of the real products is read, with the words of the service as it wrote them', async () => {
  for (const name of ['TCVAKQ', 'TCVMLB', 'TCVHGX']) {
    const parsed = await parseAlerts({ features: readProduct(name) })
    expect(parsed?.problems.size, name).toBe(0)
  }
  const [first] = (await parseAlerts({ features: HERMINE }))?.items ?? []
  expect(first?.description).toContain(
    'A TROPICAL STORM WARNING MEANS TROPICAL STORM WIND CONDITIONS ARE \nEXPECTED SOMEWHERE WITHIN THIS AREA',
  )
})

test('a Spanish product is shown with the English one on the same event, and alone where that is missing', async () => {
  const [english] = HERMINE
  if (english === undefined) throw new Error('The product has a segment')
  const { properties } = english
  const spanish = {
    ...english,
    properties: {
      ...properties,
      id: 'es',
      language: 'es-US',
      headline: 'Aviso de tormenta tropical en vigor',
      description: 'Se esperan vientos de tormenta tropical.',
    },
  }
  const moment = { now: new Date('2016-09-02T16:00:00Z'), isFeedCurrent: true }
  const alertsOf = async (features: AlertFeature[]) =>
    buildAlerts((await parseAlerts({ features }))?.items ?? [], VIRGINIA, moment)
  expect(await alertsOf([spanish, english])).toMatchObject([
    { language: 'en', textEs: { headline: 'Aviso de tormenta tropical en vigor' } },
  ])
  expect(await alertsOf([spanish])).toMatchObject([{ language: 'es', textEs: null }])
})

test('records that cannot be read are counted by their reason, and the others still warn', async () => {
  const [good] = HERMINE
  const broken = (change: object) => ({ ...good, properties: { ...good?.properties, ...change } })
  const parsed = await parseAlerts({
    features: [
      ...[good, null, 'text', broken({ id: '' }), broken({ sent: 'yesterday' })],
      ...[broken({ parameters: { VTEC: ['/O.NEW.'] } }), broken({ description: 'x'.repeat(50_000) })],
    ],
  })
  expect(parsed?.items).toHaveLength(1)
  expect(Object.fromEntries(parsed?.problems ?? [])).toEqual({
    notARecord: 2,
    noId: 1,
    noTime: 1,
    unreadableVtec: 1,
    tooLong: 1,
  })
  expect(await parseAlerts({ title: 'Service unavailable' })).toBeNull()
})

test('the storms of the hurricane center are read, none among them included', async () => {
  const read = async (name: string) => {
    const text = readFileSync(join('tests/feeds/weather', `${name}.json`), 'utf8')
    const parsed = await parseRecords(STORM_FORM, text)
    return parsed.kind === 'list' ? parsed : null
  }
  const storms = await read('NHC_JSON_Sample')
  expect(storms?.problems.size).toBe(0)
  expect(storms?.items[0]).toEqual({
    key: 'al062023',
    id: 'al062023',
    name: 'Gert',
    classification: 'TD',
    windKnots: 25,
    updatedAt: new Date('2023-08-22T03:00:00.000Z'),
    advisory: { number: '011', url: 'https://www.nhc.noaa.gov/text/MIATCPAT1.shtml' },
  })
  expect((await read('NHC_JSON_Empty'))?.items).toEqual([])
})
