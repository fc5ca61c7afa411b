import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { type Agent, request } from 'node:https'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { aFolder } from '../../../src/server/testing/a-folder.ts'
import { findFreePort, startNginxWith, wrapHttp } from '../../testing/running-nginx.ts'

/** A site of deploy/nginx with a test's folders, ports and certificate. */
export interface ShippedSite {
  folder: string
  config: string
  /** The https port. */
  port: number
  /** The http port, if the site has one. */
  plainPort: number
}

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0

/**
 * Writes a configuration with the site of that name, in front of the server at `serverUrl`. `exportDir`: for the site
 * that needs an export. Like a distribution's, nginx logs whatever a site does not forbid to access.log and error.log.
 */
export async function aShippedSite(
  name: 'site.conf' | 'exported-site.conf',
  serverUrl: string,
  exportDir?: string,
): Promise<ShippedSite> {
  const folder = await aFolder()
  const [port, plainPort] = [await findFreePort(), await findFreePort()]
  await writeCertificate(folder)
  const text = (await readFile(join('deploy/nginx', name), 'utf8'))
    .replaceAll(/\/etc\/ssl\/site/g, folder)
    .replaceAll(/\/var\/www/g, folder)
    .replaceAll(/\/var\/cache\/nginx|\/var\/log\/nginx/g, folder)
    .replaceAll(/\/srv\/site\/export/g, exportDir ?? (await anEmptyExport(folder)))
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll(/listen 80;/g, `listen 127.0.0.1:${plainPort};`)
    .replaceAll(/listen 443 ssl http2;/g, `listen 127.0.0.1:${port} ssl http2;`)
    .replaceAll('server 127.0.0.1:8080', `server ${new URL(serverUrl).host}`)
  const config = join(folder, 'nginx.conf')
  const logs = { error_log: `${folder}/error.log info`, access_log: `${folder}/access.log` }
  const whole = wrapHttp(folder, text)
    .replace('error_log stderr warn;', `error_log ${logs.error_log};`)
    .replace('access_log off;', `access_log ${logs.access_log};`)
  await writeFile(config, whole)
  return { folder, config, port, plainPort }
}

/** The same, and runs it until the test ends. */
export async function aRunningSite(
  nginx: string,
  ...site: Parameters<typeof aShippedSite>
): Promise<ShippedSite> {
  const shipped = await aShippedSite(...site)
  const { folder, config, port } = shipped
  const running = await startNginxWith(nginx, { folder, config, url: `https://127.0.0.1:${port}` })
  onTestFinished(running.stop)
  return shipped
}

/** All logs of nginx, by file name. */
export async function readLogs({ folder }: ShippedSite): Promise<Readonly<Record<string, string>>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log'))
  const texts = names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)
  return Object.fromEntries(await Promise.all(texts))
}

export interface SentRequest {
  method?: string
  headers?: Record<string, string>
  body?: string
  agent?: Agent
  /** The address the visitor comes from. */
  from?: string
}

/** Sends a request over TLS, trusting any certificate. */
export function sendRequest(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body = '', agent, from }: SentRequest = {},
): Promise<{ status: number; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const target = { port, host: '127.0.0.1', method, path, headers, rejectUnauthorized: false }
    const way = {
      ...(agent === undefined ? {} : { agent }),
      ...(from === undefined ? {} : { localAddress: from }),
    }
    request({ ...target, ...way }, (response) => {
      response
        .resume()
        .once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }))
    })
      .once('error', reject)
      .end(body)
  })
}

/** The initial certificate, made by the documented command. */
async function writeCertificate(folder: string): Promise<void> {
  const command = /^openssl req .*\.pem$/m.exec(await readFile('docs/operating.md', 'utf8'))?.[0] ?? ''
  const [program = '', ...args] = command.replaceAll(/\/etc\/ssl\/site/g, folder).split(' ')
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

async function anEmptyExport(folder: string): Promise<string> {
  const rules = join(folder, 'current', 'nginx')
  await mkdir(rules, { recursive: true })
  for (const part of ['maps.conf', 'server.conf']) await writeFile(join(rules, part), '')
  return folder
}
