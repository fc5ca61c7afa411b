import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { Agent } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aCameraSite } from '../../src/server/cameras/testing/a-camera-site.ts'
import { aFeed, aPicture } from '../../src/server/cameras/testing/a-feed.ts'
import { aServer } from '../../src/server/testing/a-server.ts'
import { findNginx } from '../testing/find-nginx.ts'
import { findNginxIssues } from '../testing/running-nginx.ts'
import { aRunningSite, aShippedSite, hasOpenssl, sendRequest } from './testing/a-shipped-site.ts'

const nginx = findNginx()
const canTest = nginx !== null && hasOpenssl

async function aPortBefore(serverUrl: string): Promise<number> {
  return (await aRunningSite(nginx ?? '', 'site.conf', serverUrl)).port
}

test.skipIf(!canTest).each(['site.conf', 'exported-site.conf'] as const)(
  'nginx finds no problem in %s',
  async (name) => {
    const { folder, config } = await aShippedSite(name, 'http://127.0.0.1:8080')
    expect(findNginxIssues(nginx ?? '', folder, config)).toBeNull()
  },
)

test.skipIf(!canTest)(
  'through nginx the site is served over TLS, and no visitor can fake an address',
  async () => {
    const server = await aServer({
      config: { trustedProxies: ['127.0.0.1'], publicUrl: 'https://traffic.example.gov' },
    })
    const port = await aPortBefore(server.url)
    const page = await sendRequest(port, '/app/contact-us', { headers: { 'accept-encoding': 'br' } })
    expect(page.status).toBe(200)
    expect(page.headers).toMatchObject({ 'content-encoding': 'br' })
    expect(String(page.headers['set-cookie'])).toContain('Secure')
    expect((await sendRequest(port, '/readyz')).status).toBe(200)
    // Each pretends to be somebody else, but all count as one visitor.
    const token = /XSRF-TOKEN=([^;]+)/.exec(String(page.headers['set-cookie']))?.[1] ?? ''
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) {
      const headers = {
        'content-type': 'application/json',
        cookie: `XSRF-TOKEN=${token}`,
        'x-xsrf-token': token,
        'x-forwarded-for': `203.0.113.${i}`,
        host: 'traffic.example.gov',
      }
      const body = JSON.stringify({ topic: 'other', message: `A message about a ramp, number ${i}.` })
      statuses.push((await sendRequest(port, FEEDBACK, { method: 'POST', headers, body })).status)
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    const large = 'x'.repeat(40_000)
    expect((await sendRequest(port, FEEDBACK, { method: 'POST', body: large })).status).toBe(413)
  },
)

const FEEDBACK = '/api/api/Email/SendFeedback'

test.skipIf(!canTest)(
  'the certificate authority finds its proof without https, and nothing else',
  async () => {
    const { folder, plainPort } = await aRunningSite(nginx ?? '', 'site.conf', 'http://127.0.0.1:9')
    const challenges = join(folder, 'acme', '.well-known', 'acme-challenge')
    await mkdir(challenges, { recursive: true })
    await writeFile(join(challenges, 'token'), 'token.proof')
    await writeFile(join(folder, 'acme', 'other'), 'private')
    const get = (path: string) => fetch(`http://127.0.0.1:${plainPort}${path}`, { redirect: 'manual' })
    const proof = await get('/.well-known/acme-challenge/token')
    expect([proof.status, proof.headers.get('content-type'), await proof.text()]).toEqual([
      ...[200, 'text/plain', 'token.proof'],
    ])
    expect((await get('/.well-known/acme-challenge/another')).status).toBe(404)
    const elsewhere = await get('/other?a=b')
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([
      ...[308, 'https://traffic.example.gov/other?a=b'],
    ])
  },
)

test.skipIf(!canTest)('a visitor cannot give the site another name', async () => {
  const server = await aServer({
    config: { trustedProxies: ['127.0.0.1'], publicUrl: 'https://traffic.example.gov' },
  })
  const port = await aPortBefore(server.url)
  const { headers } = await sendRequest(port, '/api/api/Email/GetToken')
  const token = /XSRF-TOKEN=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? ''
  const send = (origin: string) =>
    sendRequest(port, FEEDBACK, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `XSRF-TOKEN=${token}`,
        'x-xsrf-token': token,
        host: 'traffic.example.gov',
        origin,
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
      },
      body: JSON.stringify({ topic: 'other', message: 'A message about a ramp.' }),
    })
  expect((await send('https://evil.example')).status).toBe(403)
  expect((await send('https://traffic.example.gov')).status).toBe(202)
})

test.skipIf(!canTest)('nginx caches a camera’s pictures separately by width', async () => {
  const feed = await aFeed((_, response) => void response.end(aPicture(1)))
  const server = await aCameraSite(feed.url, { trustedProxies: ['127.0.0.1'] })
  const port = await aPortBefore(server.url)
  const kinds: unknown[] = []
  for (const query of ['', '?width=320', '', '?width=320']) {
    const { headers } = await sendRequest(port, `/api/api/Cameras/GetSnapshot/1.1${query}`)
    kinds.push(headers['content-type'])
  }
  // The original, and a smaller WebP.
  expect(kinds).toEqual(['image/jpeg', 'image/webp', 'image/jpeg', 'image/webp'])
})

test.skipIf(!canTest)('two sites never share a cached picture, even if its address is the same', async () => {
  const served: string[] = []
  const server = createServer(({ headers: { host = '' } }, response) => {
    served.push(host)
    response.writeHead(200, { 'cache-control': 'public, max-age=60', 'x-site': host }).end(aPicture(1))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  // The port is assigned once the server listens.
  const { port: serverPort } = server.address() as AddressInfo
  const port = await aPortBefore(`http://127.0.0.1:${serverPort}`)
  const [north, south] = ['north.example.gov', 'south.example.gov']
  const seen: unknown[] = []
  for (const host of [north, south, north, south]) {
    const { headers } = await sendRequest(port, '/api/api/Cameras/GetSnapshot/1.1', { headers: { host } })
    seen.push(headers['x-site'])
  }
  expect(seen).toEqual([north, south, north, south])
  // Each was requested once, then cached.
  expect(served).toEqual([north, south])
})

test.skipIf(!canTest)('nginx serves a crowd behind one address, as in mobile networks', async () => {
  const server = await aServer({ config: { trustedProxies: ['127.0.0.1'] } })
  const port = await aPortBefore(server.url)
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  onTestFinished(() => agent.destroy())
  const responses = await Promise.all(
    Array.from({ length: 2000 }, () => sendRequest(port, '/app/discover', { agent })),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
})
