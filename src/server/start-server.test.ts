import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { isEveryCase } from '../../tools/testing/test-cases.ts'
import { aFolder } from './testing/a-folder.ts'
import { aServer } from './testing/a-server.ts'
import { aReport } from './testing/a-site.ts'
import { aMemoryFolder, BROKEN, ready } from './testing/memory-folder.ts'

test('the log reports the start with URL, version, and what is a sample', async () => {
  const server = await aServer()
  expect(server.lines).toContainEqual(
    expect.objectContaining({
      url: server.url,
      version: '2.15.0',
      msg: 'Started. Reports, figures and texts are samples; set CONTENT_DIR to publish your own',
    }),
  )
})

test('a connection without a request does not delay a stop', async () => {
  const server = await aServer()
  const spare = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(spare, 'connect')
  // Like a browser: uses a second connection while the first one waits.
  await (await fetch(`${server.url}/healthz`)).text()
  const closed = once(spare, 'close')
  const startedAt = performance.now()
  await server.close()
  await closed
  // Running requests would get ten seconds.
  expect(performance.now() - startedAt).toBeLessThan(5000)
})

const SWAPS = isEveryCase ? 25 : 8

test('while content is swapped many times, every response is complete and none fails', async () => {
  const folder = aMemoryFolder()
  const server = await aServer({ folder, pollMs: 0 })
  let isOver = false
  let responses = 0
  const visit = async (path: string) => {
    while (!isOver) {
      const page = await fetch(server.url + path)
      expect(page.status).toBe(200)
      expect(await page.text()).toMatch(/Report \d+|Annual report/)
      responses++
    }
  }
  const paths = ['/app/documents', '/?from=test', '/api/api/Documents/GetReports/documents_annual']
  const visitors = paths.flatMap((path) => [visit(path), visit(path)])
  for (let i = 1; i <= SWAPS; i++) {
    folder.publish(ready({ reports: [aReport({ title: `Report ${i}` })] }))
    await expect
      .poll(async () => (await fetch(`${server.url}/app/documents`)).text(), { interval: 1, timeout: 10_000 })
      .toContain(`Report ${i}<`)
  }
  isOver = true
  await Promise.all(visitors)
  expect(responses).toBeGreaterThan(SWAPS)
})

test('a server that starts with broken content reports it, and serves once it is fixed', async () => {
  const folder = aMemoryFolder(BROKEN)
  const server = await aServer({ folder })
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
  expect((await fetch(`${server.url}/app/documents`)).status).toBe(503)
  folder.publish(ready())
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect((await fetch(`${server.url}/app/documents`)).status).toBe(200)
})

test('after a broken change the server stays ready with the last good content, and lists the problems', async () => {
  const folder = aMemoryFolder()
  const server = await aServer({ folder })
  const before = await (await fetch(`${server.url}/app/documents`)).text()
  folder.publish(BROKEN)
  const readiness = async () => (await fetch(`${server.url}/readyz`)).json()
  await expect
    .poll(readiness)
    .toMatchObject({
      status: 'ready',
      content: {
        state: 'broken',
        problems: [{ file: 'site.yaml', line: 7, message: 'district.name must not be empty' }, {}],
        liveSince: expect.stringMatching(/^\d{4}-.*Z$/),
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    })
  expect(await (await fetch(`${server.url}/app/documents`)).text()).toBe(before)
  folder.publish(ready())
  await expect.poll(readiness).toMatchObject({ status: 'ready', content: { state: 'good', problems: [] } })
})

test('without a public URL in the settings, the site links to where it listens', async () => {
  const server = await aServer({ config: { publicUrl: null } })
  expect(await (await fetch(`${server.url}/robots.txt`)).text()).toContain(
    `Sitemap: ${server.url}/sitemap.xml`,
  )
})

// Only Linux lists a process's open files.
test.runIf(process.platform === 'linux')(
  'when a visitor leaves in the middle of a download, the server closes the file',
  async () => {
    const child = await aServerProcess()
    const response = await startDownload(child.url)
    expect(await child.query('times-open')).toBe('1')
    response.destroy()
    await expect.poll(() => child.query('times-open')).toBe('0')
  },
)

test('on a stop signal the server finishes the file it is sending and exits with 0', async () => {
  const child = await aServerProcess()
  const response = await startDownload(child.url)
  const exited = once(child.process, 'exit')
  child.process.kill('SIGTERM')
  await expect
    .poll(() =>
      fetch(child.url).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  let received = 0
  for await (const chunk of response) received += chunk.length
  expect(received).toBe(BIG_FILE_BYTES)
  expect(await exited).toEqual([0, null])
})

test('SIGHUP makes the server read the folder right away', async () => {
  const child = await aServerProcess()
  expect(await child.query('loads')).toBe('1')
  child.process.kill('SIGHUP')
  await expect.poll(() => child.query('loads')).toBe('2')
})

const BIG_FILE_BYTES = 40_000_000

/** Starts the real server as a separate process, with a big file and content in memory. */
async function aServerProcess() {
  const folder = await aFolder()
  const bigFile = join(folder, 'big.pdf')
  await writeFile(bigFile, Buffer.alloc(BIG_FILE_BYTES, 'pdf '))
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SERVER_SCRIPT, bigFile], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const query = async (name: string) => {
    child.stdin.write(`${name}\n`)
    return (await lines.next()).value ?? ''
  }
  return { process: child, url: await query('url'), query }
}

/** Responds to queries on standard input, so that tests can look inside the process. */
const SERVER_SCRIPT = `
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { handleSignals } from './start-server.ts'
import { startServer } from './start-server.ts'
import { renderPlainly } from './testing/a-site.ts'
import { aMemoryFolder, CONFIG, ready } from './testing/memory-folder.ts'
const path = process.argv[1]
const bytes = readFileSync(path)
const sha256 = createHash('sha256').update(bytes).digest('hex')
const file = { url: '/files/big.pdf', path, mediaType: 'application/pdf', bytes: bytes.length, sha256, successor: null }
const folder = aMemoryFolder(ready({ files: new Map([[file.url, file]]) }))
const web = { render: renderPlainly, assets: [] }
const config = { ...CONFIG, dataDir: dirname(path) }
const server = await startServer({ config, web, loader: folder, logTo: { write: () => {} } })
handleSignals(server)
await server.started
const openFiles = () =>
  readdirSync('/proc/self/fd')
    .map((fd) => '/proc/self/fd/' + fd)
    .filter((link) => existsSync(link))
    .map((link) => readlinkSync(link))
const responses = {
  url: () => server.url,
  loads: () => folder.loads,
  'times-open': () => openFiles().filter((open) => open === path).length,
}
for await (const line of createInterface({ input: process.stdin })) console.log(responses[line]())
`

/** Requests the big file without reading any of it yet. */
async function startDownload(url: string): Promise<IncomingMessage> {
  const request = get(`${url}/files/big.pdf`)
  const [response]: IncomingMessage[] = await once(request, 'response')
  if (response === undefined) throw new Error('no response')
  response.on('error', () => undefined)
  return response
}
