import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startServer } from '../tools/testing/running-server.ts'
import { sharePdfCache } from '../tools/testing/shared-pdf-cache.ts'

/** More connections than the server may have open files. */
const VISITORS = 80
const SPARE_FILES = 20

test.skipIf(process.platform !== 'linux')(
  'a server that cannot open more files keeps serving open connections, logs little, and recovers',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'exhausted-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const server = await startServer({
      CONTENT_DIR: 'tests/scenarios/tiny',
      DATA_DIR: await sharePdfCache(dataDir),
      CAMERA_WATCH_PER_MINUTE: '0',
    })
    onTestFinished(() => server.stop())
    const { pid } = server.process
    const openFiles = async () => (await readdir(`/proc/${pid}/fd`)).length
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    expect(await statusOf(`${server.url}/healthz`, agent)).toBe(200)

    const most = (await openFiles()) + SPARE_FILES
    expect(spawnSync('prlimit', [`--pid=${pid}`, `--nofile=${most}:${most}`]).status).toBe(0)
    const sockets: Socket[] = []
    const openConnection = () =>
      sockets.push(connect(Number(new URL(server.url).port)).on('error', () => undefined))
    // Files opened at startup may close meanwhile and make room for more.
    await vi.waitFor(async () => {
      for (let visitor = 0; visitor < VISITORS; visitor++) openConnection()
      expect(await openFiles()).toBeGreaterThanOrEqual(most - 1)
    }, 10_000)
    const linesBefore = server.lines.length
    for (const path of ['/healthz', '/app/documents', '/api/api/Documents/GetReports/documents_annual'])
      expect(await statusOf(server.url + path, agent), path).toBe(200)

    for (const socket of sockets) socket.destroy()
    await vi.waitFor(async () => expect(await statusOf(`${server.url}/app/documents`)).toBe(200), 10_000)
    expect(server.process.exitCode).toBe(null)
    expect(server.lines.length - linesBefore).toBeLessThan(10)
  },
)

function statusOf(url: string, agent?: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      text(response).then(() => resolve(response.statusCode), reject)
    }).on('error', reject)
  })
}
