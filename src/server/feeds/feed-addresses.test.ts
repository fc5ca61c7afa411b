import { expect, test } from 'vitest'
import { aSharedServer } from '../testing/a-server.ts'

const server = aSharedServer()

test.each([
  ['/feeds/reports.atom', 'application/atom+xml; charset=utf-8'],
  ['/feeds/reports.json', 'application/feed+json; charset=utf-8'],
  ['/feeds/documents_annual.atom', 'application/atom+xml; charset=utf-8'],
  ['/feeds/ramp_monthly.json', 'application/feed+json; charset=utf-8'],
])('%s is served compressed, with an ETag, and other sites’ scripts may read it', async (path, type) => {
  const { url } = await server()
  const response = await fetch(url + path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('content-encoding')).not.toBeNull()
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const etag = response.headers.get('etag') ?? ''
  expect(await response.text()).toContain('https://traffic.example.gov/')
  expect((await fetch(url + path, { headers: { 'If-None-Match': etag } })).status).toBe(304)
})

test.each(['/feeds/none.atom', '/feeds/weekly.atom', '/feeds/reports.rss', '/feeds/'])(
  'a feed that does not exist is not found: %s',
  async (path) => {
    const { url } = await server()
    const response = await fetch(url + path, { redirect: 'manual' })
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ])
  },
)
