import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { aServer } from '../../src/server/testing/a-server.ts'
import { anExport } from '../export/testing/an-export.ts'
import { findNginx, NO_NGINX } from '../testing/find-nginx.ts'
import {
  aRunningSite,
  hasOpenssl,
  readLogs,
  type ShippedSite,
  sendRequest,
} from './testing/a-shipped-site.ts'

const nginx = findNginx()
const canTest = nginx !== null && hasOpenssl

/** An address of this machine that appears nowhere else in a log. */
const VISITOR = '127.0.0.77'
/** What a visitor typed. */
const TYPED = 'name=Ann+Smith'

const FEEDBACK = `/api/api/Email/SendFeedback?${TYPED}`

/** Sends bytes that are not a request, and reads the response. */
function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: VISITOR })
  socket.write(bytes)
  return text(socket)
}

/** Does everything that makes nginx log complaints. Returns the statuses. */
async function provokeComplaints({ port }: ShippedSite): Promise<ReadonlySet<number>> {
  const send = (path: string, options = {}) => sendRequest(port, path, { ...options, from: VISITOR })
  const statuses = new Set<number>()
  const flood = Array.from({ length: 40 }, () => send(`/api/api/Email/GetChallenge?${TYPED}`))
  for (const { status } of await Promise.all(flood)) statuses.add(status)
  const method = 'POST'
  statuses.add((await send(FEEDBACK, { method, body: 'x'.repeat(40_000) })).status)
  // Large enough for a temporary file, unless the site forbids it.
  statuses.add((await send(FEEDBACK, { method, body: 'x'.repeat(31_000) })).status)
  statuses.add((await send(`/files/nothing.pdf?${TYPED}`)).status)
  statuses.add((await send(`/metrics?${TYPED}`)).status)
  statuses.add((await send(`/app/discover?${TYPED}`, { headers: { 'x-long': 'x'.repeat(70_000) } })).status)
  statuses.add((await send(`/app/discover?${TYPED}`, { headers: { host: 'two words' } })).status)
  expect(await sendBytes(port, `GET /app/discover?${TYPED} HTTP/1.1\r\n\r\n`)).toContain('400')
  await sendBytes(port, '\x16\x03\x01\x00\x05hello')
  return statuses
}

async function expectNothingPersonal(site: ShippedSite): Promise<void> {
  const lines = Object.entries(await readLogs(site)).flatMap(([name, text]) =>
    text.split('\n').map((line) => `${name}: ${line}`),
  )
  const personal = lines.filter((line) => line.includes(VISITOR) || /Ann|Smith|Referer/i.test(line))
  expect(personal).toEqual([])
}

test.skipIf(!canTest)(
  `nginx before the server logs no visitor and nothing typed, whatever goes wrong (${nginx === null ? NO_NGINX : 'found'})`,
  async () => {
    const server = await aServer({ config: { trustedProxies: ['127.0.0.1'] } })
    const site = await aRunningSite(nginx ?? '', 'site.conf', server.url)
    const statuses = await provokeComplaints(site)
    expect([...statuses]).toEqual(expect.arrayContaining([400, 403, 404, 413, 429]))
    expect(await sendBytes(site.plainPort, `GET /app/discover?${TYPED} HTTP/1.0\r\n\r\n`)).toContain('308')
    expect(await sendBytes(site.plainPort, `GET /app/discover?${TYPED} HTTP/9\r\n\r\n`)).toContain('505')
    await expectNothingPersonal(site)
    // Operators still see each response and its time.
    expect((await readLogs(site))['site.log']).toMatch(/"GET \/api\/api\/Email\/GetChallenge" 429 /)
  },
)

test.skipIf(!canTest)('while the server is down, nginx logs no visitor either', async () => {
  const site = await aRunningSite(nginx ?? '', 'site.conf', 'http://127.0.0.1:9')
  const { status } = await sendRequest(site.port, `/app/discover?${TYPED}`, { from: VISITOR })
  expect(status).toBe(502)
  await expectNothingPersonal(site)
  expect((await readLogs(site))['site.log']).toContain('"GET /app/discover" 502 ')
})

test.skipIf(!canTest)(
  'an nginx that serves an export logs no visitor either, with or without a server',
  async () => {
    for (const isAway of [false, true]) {
      const { outDir, serverUrl } = await anExport()
      const behind = isAway ? 'http://127.0.0.1:9' : serverUrl
      const site = await aRunningSite(nginx ?? '', 'exported-site.conf', behind, outDir)
      const statuses = await provokeComplaints(site)
      expect([...statuses]).toEqual(expect.arrayContaining([400, 404, 413, isAway ? 503 : 403]))
      await expectNothingPersonal(site)
    }
  },
)
