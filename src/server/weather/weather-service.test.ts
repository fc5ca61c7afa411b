import { expect, onTestFinished, test } from 'vitest'
import { aSiteInfo } from '../../../tests/builders/a-site.ts'
import { listOf, readProduct } from '../../../tests/feeds/weather/read-product.ts'
import { aSiteContent } from '../testing/a-site.ts'
import { parseRecords } from '../upstream/parse-records.ts'
import { createFeeds } from '../upstream/shared-feeds.ts'
import { anUpstream } from '../upstream/testing/an-upstream.ts'
import { ALERT_FORM } from './parse-alerts.ts'
import { createWeatherService, keepEnded } from './weather-service.ts'

const LOG = { info: () => undefined, warn: () => undefined, error: () => undefined }
const SITE = aSiteInfo({ sample: false, weather: { zones: [{ zone: 'VAZ099', name: 'Accomack' }] } })
const content = aSiteContent({ site: SITE })
const NOW = new Date('2016-09-02T16:00:00Z')

function aService(url: string | null) {
  const settings = { urls: url === null ? {} : { 'nws-alerts': url }, allowsPrivateNetworks: true }
  const service = createWeatherService({ settings, feeds: createFeeds(), log: LOG })
  onTestFinished(service.close)
  return service
}

test('one call upstream is enough for a thousand visitors, and brings the warnings of the district', async () => {
  const { url, requested } = await anUpstream(
    (_, response) => void response.end(listOf(readProduct('TCVAKQ'))),
  )
  const service = aService(`${url}/alerts/active`)
  await service.start()
  for (let visitor = 0; visitor < 1000; visitor++) service.warnings(content, NOW)
  expect(requested).toHaveLength(1)
  expect(service.warnings(content, NOW)).toMatchObject([{ id: 'TR.W', areas: ['Accomack'] }])
  expect(service.response(content, NOW)).toMatchObject({
    feeds: [{ kind: 'nws-alerts', isSample: false, records: 62, problems: [] }],
    alerts: [{ event: 'Tropical Storm Warning', zones: ['VAZ099'] }],
  })
})

test('a district without zones has no weather, whatever the settings', async () => {
  const { url } = await anUpstream((_, response) => void response.end(listOf(readProduct('TCVAKQ'))))
  const service = aService(url)
  await service.start()
  const elsewhere = aSiteContent()
  expect(service.warnings(elsewhere, NOW)).toBeNull()
  expect(service.response(elsewhere, NOW)).toMatchObject({ feeds: [], alerts: [], storms: [] })
})

test('without a feed a sample site says that it is a sample and never warns; any other site knows nothing', async () => {
  const service = aService(null)
  await service.start()
  expect(service.response(content, NOW)).toMatchObject({ feeds: [], alerts: [] })
  const sample = aSiteContent({ site: { ...SITE, sample: true } })
  expect(service.warnings(sample, NOW)).toBeNull()
  expect(service.response(sample, NOW)).toMatchObject({
    feeds: [{ isSample: true, lastSuccessAt: null }, { isSample: true }],
    alerts: [],
  })
})

test('a list that cannot be read is a problem with its reason', async () => {
  const { url } = await anUpstream((_, response) => void response.end('<html>Service unavailable</html>'))
  const service = aService(url)
  await service.start()
  expect(service.response(content, NOW).feeds).toMatchObject([
    { lastSuccessAt: null, problems: [{ code: 'notJson', count: 1 }] },
  ])
})

test('a cancellation is remembered when an older list comes once more', async () => {
  const parsed = await parseRecords(ALERT_FORM, listOf(readProduct('TCVMLB')))
  const cancelled = parsed.kind === 'list' ? parsed.items : []
  const sentAt = cancelled[0]?.sentAt.getTime() ?? 0
  const ended = keepEnded([], cancelled, new Date(sentAt + 60_000))
  expect(ended).toHaveLength(12)
  expect(keepEnded(ended, cancelled, new Date(sentAt + 120_000))).toHaveLength(12)
  expect(keepEnded(ended, [], new Date(sentAt + 25 * 3_600_000))).toEqual([])
})
