import { mkdir, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { contentFiles } from '../../../../tests/builders/a-content-folder.ts'
import { aSiteFile, aSiteInfo } from '../../../../tests/builders/a-site.ts'
import { sharePdfCache } from '../../../../tools/testing/shared-pdf-cache.ts'
import type { SiteInfo } from '../../../contract/site-info.ts'
import { PLAIN_DESK } from '../../desk/testing/desk-visitor.ts'
import { renderWithForm } from '../../messages/testing/a-message-server.ts'
import { aFolder } from '../../testing/a-folder.ts'
import { ASSETS } from '../../testing/memory-folder.ts'
import { readSites } from '../read-sites.ts'
import { startSites } from '../start-sites.ts'

export const NORTH = 'north.example.gov'
export const SOUTH = 'south.example.gov'

/** A folder for `SITES_DIR` with these sites, each titled after its host name. `files`: replaced or added, by path. */
export async function aSitesFolder(
  hosts: readonly string[] = [NORTH, SOUTH],
  files: Readonly<Record<string, string>> = {},
  siteOf: (host: string) => Partial<SiteInfo> = () => ({}),
) {
  const folder = await aFolder()
  const write = async (file: string, text: string | Uint8Array) => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  for (const host of hosts) {
    const district = { ...aSiteInfo().district, name: `District of ${host}` }
    const content = contentFiles({ 'site.yaml': aSiteFile({ district, ...siteOf(host) }) })
    for (const [file, text] of Object.entries(content))
      if (text !== null) await write(join(host, 'content', file), text)
  }
  for (const [file, text] of Object.entries(files)) await write(file, text)
  return { folder, write, remove: (file: string) => rm(join(folder, file), { recursive: true }) }
}

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

interface Sent {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** A server for the sites in `folder`, which stops with the test. */
export async function aServerOfSites(
  folder: string,
  env: Readonly<Record<string, string>> = {},
  { pollMs = 5 } = {},
) {
  const dataDir = env.DATA_DIR ?? (await aFolder())
  const lines: Record<string, unknown>[] = []
  const read = readSites({ PORT: '0', CAMERA_FEED_KIND: 'off', ...env, DATA_DIR: dataDir }, folder)
  if (read.kind === 'broken') throw new Error(read.issues.join('\n'))
  for (const { host } of read.sites) await sharePdfCache(join(dataDir, host))
  const server = await startSites({
    ...read,
    web: { render: renderWithForm, assets: ASSETS },
    deskBundle: PLAIN_DESK,
    pollMs,
    delivery: { pollMs: 20 },
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
  })
  onTestFinished(server.close)
  await server.started
  const { port } = new URL(server.url)
  const request = (host: string, path: string, { method = 'GET', headers = {}, body }: Sent = {}) =>
    new Promise<Reply>((resolve, reject) => {
      const all = { ...headers, Host: host }
      const outgoing = requestHttp({ port, host: '127.0.0.1', path, method, headers: all, agent: false })
      outgoing.on('error', reject).on('response', async (response) => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, text: await text(response) })
      })
      outgoing.end(body)
    })
  return { ...server, request, lines, dataDir, port }
}

export type SitesServer = Awaited<ReturnType<typeof aServerOfSites>>

/** The token that a page of the site sets as a cookie. */
export async function tokenOfSite({ request }: SitesServer, host: string): Promise<string> {
  const { headers } = await request(host, '/app/contact-us')
  return /XSRF-TOKEN=([^;]+)/.exec(headers['set-cookie']?.join() ?? '')?.[1] ?? ''
}

/** Sends a feedback message as a page of the site does. */
export function sendFeedback(
  { request }: SitesServer,
  host: string,
  token: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  return request(host, '/api/api/Email/SendFeedback', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: `XSRF-TOKEN=${token}`,
      'X-XSRF-TOKEN': token,
      ...headers,
    },
    body: JSON.stringify({ topic: 'camera', message: 'The camera at Sunrise is frozen.' }),
  })
}
