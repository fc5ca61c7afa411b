import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aCameraSite } from '../../src/server/cameras/testing/a-camera-site.ts'
import { aFeed, aPicture } from '../../src/server/cameras/testing/a-feed.ts'
import { aFolder } from '../../src/server/testing/a-folder.ts'
import { aServer } from '../../src/server/testing/a-server.ts'
import { findNginx } from '../testing/find-nginx.ts'
import { findFreePort, findNginxFaults, startNginxWith, wrapHttp } from '../testing/running-nginx.ts'

const nginx = findNginx()
const hasOpenssl = spawnSync('openssl', ['version']).status === 0
const canTest = nginx !== null && hasOpenssl

/** A configuration of deploy/ with places, ports and a certificate of this test. */
async function aConfig(
  name: string,
  server: string,
): Promise<{ folder: string; config: string; port: number }> {
  const folder = await aFolder()
  const port = await findFreePort()
  const subject = ['-subj', '/CN=traffic.example.gov', '-days', '2', '-nodes']
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const key = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const made = spawnSync('openssl', ['req', ...key, ...subject, ...files], { encoding: 'utf8' })
  expect(made.status, made.stderr).toBe(0)
  await mkdir(join(folder, 'nginx'))
  for (const part of ['maps.conf', 'server.conf']) await writeFile(join(folder, 'nginx', part), '')
  const text = (await readFile(join('deploy/nginx', name), 'utf8'))
    .replaceAll('/etc/ssl/site', folder)
    .replaceAll('/var/cache/nginx', folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/srv/site/export', folder)
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll(/listen 80;/g, `listen 127.0.0.1:${await findFreePort()};`)
    .replaceAll(/listen 443 ssl http2;/g, `listen 127.0.0.1:${port} ssl http2;`)
    .replaceAll('server 127.0.0.1:8080', `server ${server}`)
  const config = join(folder, 'nginx.conf')
  await writeFile(config, wrapHttp(folder, text))
  return { folder, config, port }
}

/** The port of a running nginx with site.conf, before the server at `serverUrl`. */
async function aPortBefore(serverUrl: string): Promise<number> {
  const { folder, config, port } = await aConfig('site.conf', new URL(serverUrl).host)
  const web = await startNginxWith(nginx ?? '', { folder, config, url: `https://127.0.0.1:${port}` })
  onTestFinished(web.stop)
  return port
}

test.skipIf(!canTest).each(['site.conf', 'exported-site.conf'])(
  'nginx finds no fault in %s',
  async (name) => {
    const { folder, config } = await aConfig(name, '127.0.0.1:8080')
    expect(findNginxFaults(nginx ?? '', folder, config)).toBeNull()
  },
)

test.skipIf(!canTest)(
  'through nginx the site is served over TLS, and nobody can claim another address',
  async () => {
    const server = await aServer({
      config: { trustedProxies: ['127.0.0.1'], publicUrl: 'https://traffic.example.gov' },
    })
    const port = await aPortBefore(server.url)
    const page = await ask(port, 'GET', '/app/discover', { 'accept-encoding': 'br' })
    expect(page.status).toBe(200)
    expect(page.headers).toMatchObject({ 'content-encoding': 'br' })
    expect(String(page.headers['set-cookie'])).toContain('Secure')
    expect((await ask(port, 'GET', '/readyz')).status).toBe(200)
    // Each pretends to be somebody else; all of them count as one.
    const token = /XSRF-TOKEN=([^;]+)/.exec(String(page.headers['set-cookie']))?.[1] ?? ''
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) {
      const headers = {
        ...{ 'content-type': 'application/json', cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token },
        ...{ 'x-forwarded-for': `203.0.113.${i}`, host: 'traffic.example.gov' },
      }
      const body = JSON.stringify({ topic: 'other', message: `A message about a ramp, number ${i}.` })
      statuses.push((await ask(port, 'POST', '/api/api/Email/SendFeedback', headers, body)).status)
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    const large = 'x'.repeat(40_000)
    expect((await ask(port, 'POST', '/api/api/Email/SendFeedback', {}, large)).status).toBe(413)
  },
)

test.skipIf(!canTest)('nginx keeps the pictures of a camera apart by their width', async () => {
  const feed = await aFeed((_, response) => void response.end(aPicture(1)))
  const server = await aCameraSite(feed.url, { trustedProxies: ['127.0.0.1'] })
  const port = await aPortBefore(server.url)
  const kinds: unknown[] = []
  for (const query of ['', '?width=320', '', '?width=320']) {
    const { headers } = await ask(port, 'GET', `/api/api/Cameras/GetSnapshot/1.1${query}`)
    kinds.push(headers['content-type'])
  }
  // Whole as it came, smaller as WebP.
  expect(kinds).toEqual(['image/jpeg', 'image/webp', 'image/jpeg', 'image/webp'])
})

test.skipIf(!canTest)('nginx serves a crowd behind one address, as mobile networks have it', async () => {
  const server = await aServer({ config: { trustedProxies: ['127.0.0.1'] } })
  const port = await aPortBefore(server.url)
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  onTestFinished(() => agent.destroy())
  const answers = await Promise.all(
    Array.from({ length: 2000 }, () => ask(port, 'GET', '/app/discover', {}, '', agent)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

/** Asks over TLS, believing any certificate. */
function ask(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '',
  agent?: Agent,
) {
  return new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', method, path, headers, rejectUnauthorized: false, agent },
      (answer) => {
        answer
          .resume()
          .once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }))
      },
    )
    sent.once('error', reject).end(body)
  })
}
