import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import {
  type PageView,
  type PageViewFacts,
  pageViewAddress,
  sendPageView,
  shouldReportPageView,
} from './analytics.ts'

const facts: PageViewFacts = {
  isProduction: true,
  analyticsId: 'G-TEST123',
  isTrackingRefused: false,
  isPrivacyDemanded: false,
  path: '/app/documents',
  previousPath: '/app/discover',
}
const view: PageView = {
  analyticsId: 'G-TEST123',
  origin: 'https://traffic.example.gov',
  path: '/app/documents',
  title: 'Documents · District',
  language: 'en',
  visitId: '123.456',
  ordinal: 1,
}

test('a page view is reported in production, to a configured property', () => {
  expect(shouldReportPageView(facts)).toBe(true)
  expect(shouldReportPageView({ ...facts, isProduction: false })).toBe(false)
  expect(shouldReportPageView({ ...facts, analyticsId: null })).toBe(false)
})

test('a page view is reported only when the page differs from the previous one', () => {
  expect(shouldReportPageView({ ...facts, previousPath: null })).toBe(true)
  expect(shouldReportPageView({ ...facts, previousPath: '/app/documents' })).toBe(false)
})

test('Do Not Track and Global Privacy Control are honored', () => {
  expect(shouldReportPageView({ ...facts, isTrackingRefused: true })).toBe(false)
  expect(shouldReportPageView({ ...facts, isPrivacyDemanded: true })).toBe(false)
})

test('the collector gets the path, the title and a number that lasts as long as the tab', async () => {
  const requests: IncomingMessage[] = []
  const collector = createServer((request, response) => {
    requests.push(request)
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const address = collector.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  await sendPageView(pageViewAddress(`http://127.0.0.1:${address.port}`, view))
  collector.close()
  const sent = new URL(requests[0]?.url ?? '', 'http://collector')
  expect(requests).toHaveLength(1)
  expect(requests[0]?.method).toBe('POST')
  expect(requests[0]?.headers.cookie).toBeUndefined()
  expect(requests[0]?.headers.referer).toBeUndefined()
  expect(sent.pathname).toBe('/g/collect')
  expect(Object.fromEntries(sent.searchParams)).toMatchObject({
    tid: 'G-TEST123',
    en: 'page_view',
    dl: 'https://traffic.example.gov/app/documents',
    dt: 'Documents · District',
    cid: '123.456',
    npa: '1',
  })
})

test('only the first page view of a visit starts a session', () => {
  const startsSession = (ordinal: number) =>
    new URL(pageViewAddress('https://collector.example', { ...view, ordinal })).searchParams.has('_ss')
  expect([startsSession(1), startsSession(2)]).toEqual([true, false])
})
