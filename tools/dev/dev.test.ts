import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { writeSmallContent } from '../export/testing/small-content.ts'
import { findFreePort } from '../testing/running-nginx.ts'
import { sharePdfCache } from '../testing/shared-pdf-cache.ts'
import { isShortRun } from '../testing/test-cases.ts'

/** The second is a worker, which the server spawns from its file instead of importing it. */
const SOURCES = ['src/server/http/security-headers.ts', 'src/server/outbox/sqlite-worker.ts']
/** The build configuration imports it too. */
const MESSAGES = 'src/web/messages/en-site.ts'
const WAIT = { timeout: 60_000, interval: 500 }

interface DevServer {
  url: string
  contentDir: string
  /** How often it logged that the server behind it restarted. */
  countRestarts: () => number
  stop: () => Promise<void>
}

/** `npm run dev` on a small content folder, for both tests. */
async function startDevServer(): Promise<DevServer> {
  const place = await mkdtemp(join(tmpdir(), 'dev-'))
  const env = {
    PORT: String(await findFreePort()),
    CONTENT_DIR: join(place, 'content'),
    DATA_DIR: await sharePdfCache(join(place, 'var')),
  }
  await writeSmallContent(env.CONTENT_DIR)
  const url = `http://localhost:${env.PORT}`
  const dev = spawn(process.execPath, ['tools/dev.ts'], {
    env: { ...process.env, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const stop = async () => {
    dev.kill()
    await once(dev, 'exit')
    await rm(place, { recursive: true, force: true, maxRetries: 5 })
  }
  let output = ''
  dev.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  await vi.waitFor(() => expect(output).toContain(`Developing at ${url}`), WAIT)
  const countRestarts = () => [...output.matchAll(/Server restarted in \d+ ms/g)].length
  return { url, contentDir: env.CONTENT_DIR, countRestarts, stop }
}

let dev: DevServer | null = null

beforeAll(async () => {
  dev = await startDevServer()
})
afterAll(() => dev?.stop())

function theDevServer(): DevServer {
  if (dev === null) throw new Error('It did not start')
  return dev
}

/** Listens as a page in a browser does, and reloads the page on request. Resolves to the pages it got. */
async function watchReloads(pageUrl: string): Promise<readonly string[]> {
  const { origin, host } = new URL(pageUrl)
  const client = await (await fetch(`${origin}/@vite/client`)).text()
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? ''
  const socket = new WebSocket(`ws://${host}/?token=${token}`, 'vite-hmr')
  onTestFinished(() => socket.close())
  const pages: string[] = []
  socket.addEventListener('message', async ({ data }) => {
    if (String(data).includes('"full-reload"')) pages.push(await (await fetch(pageUrl)).text())
  })
  await once(socket, 'open')
  return pages
}

// Each restart takes as long as a start, and only developers run into it.
test.skipIf(isShortRun)(
  'while developing, pages are rendered from the sources, and each changed source of the server restarts it',
  { timeout: 200_000 },
  async () => {
    const { url, countRestarts } = theDevServer()
    const restartsBefore = countRestarts()
    const page = await (await fetch(`${url}/app/documents`)).text()
    expect(page).toContain('Annual report, FY 2026')
    expect(page).toContain('/@vite/client')
    const reports = await fetch(`${url}/api/api/Documents/GetReports/documents_annual`)
    expect(await reports.json()).toHaveLength(1)
    const reloaded = await watchReloads(`${url}/app/documents`)

    await utimes(MESSAGES, new Date(), new Date())
    await vi.waitFor(() => expect(reloaded.length).toBeGreaterThan(0), WAIT)
    for (const [index, source] of SOURCES.entries()) {
      // Once: a missed change would leave a developer with the old server.
      await utimes(source, new Date(), new Date())
      await vi.waitFor(() => expect(countRestarts()).toBe(restartsBefore + index + 1), WAIT)
      expect((await fetch(`${url}/healthz`)).status).toBe(200)
    }
    await vi.waitFor(() => expect(reloaded.length).toBeGreaterThan(1), WAIT)
  },
)

test('while developing, an author who saves a page of content sees it without reloading', {
  timeout: 200_000,
}, async () => {
  const { url, contentDir, countRestarts } = theDevServer()
  const restartsBefore = countRestarts()
  const reloaded = await watchReloads(`${url}/app/about-us`)
  const file = join(contentDir, 'pages/en/about-us.md')
  await writeFile(file, `${await readFile(file, 'utf8')}\nWe moved to the second floor.\n`)
  const hasChange = (page: string) => page.includes('We moved to the second floor.')
  await vi.waitFor(() => expect(reloaded.some(hasChange)).toBe(true), WAIT)
  expect(countRestarts()).toBe(restartsBefore)
})
