import { expect, test } from 'vitest'
import product from '../../../package.json' with { type: 'json' }
import { aServer } from '../testing/a-server.ts'

test('people who monitor the site can read metrics of requests, cameras and messages', async () => {
  const { url } = await aServer()
  await fetch(`${url}/app/documents`)
  const before = await cachedRequests(url)
  await fetch(`${url}/app/documents`)
  await fetch(`${url}/api/api/nothing`)
  const response = await fetch(`${url}/metrics`)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const lines = (await response.text()).split('\n')
  expect(lines).toContain(`site_build_info{version="${product.version}",node="${process.versions.node}"} 1`)
  expect(lines).toContain(`site_requests_total{by="lookup",status="any"} ${before + 1}`)
  expect(lines).toContain('site_requests_total{by="route",status="4xx"} 1')
  expect(lines).toContain('site_camera_views{state="switchedOff"} 0')
  expect(lines).toContain('site_camera_upstream_calls_total{of="picture",outcome="refused"} 0')
  expect(lines).toContain('site_outbox_messages{state="pending"} 0')
  // No list was received yet, so there is no time of the last one.
  expect(lines.filter((line) => line.startsWith('site_camera_feed_last_success_seconds{'))).toEqual([])
})

test('the running version, Node version and content can be requested', async () => {
  const { url } = await aServer()
  const response = await fetch(`${url}/version`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    version: product.version,
    node: process.versions.node,
    contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
})

/** How many responses came from the cache. A page's first one does only if the page was warmed by then. */
async function cachedRequests(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/by="lookup",status="any"\} (\d+)/.exec(text)?.[1])
}
