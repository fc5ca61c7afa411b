import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aFolder } from '../../src/server/testing/a-folder.ts'
import { writeSmallContent } from '../export/testing/small-content.ts'
import { findFreePort } from '../testing/running-nginx.ts'

const SOURCE = 'src/server/http/security-headers.ts'
const WAIT = { timeout: 60_000, interval: 500 }

test('while developing, pages are drawn from the sources and a changed source of the server restarts it', {
  timeout: 150_000,
}, async () => {
  const place = await aFolder()
  const env = {
    PORT: String(await findFreePort()),
    CONTENT_DIR: join(place, 'content'),
    DATA_DIR: join(place, 'var'),
  }
  await writeSmallContent(env.CONTENT_DIR)
  const url = `http://localhost:${env.PORT}`
  const dev = spawn(process.execPath, ['tools/dev.ts'], {
    env: { ...process.env, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(async () => {
    dev.kill()
    await once(dev, 'exit')
  })
  let told = ''
  dev.stderr.on('data', (chunk: Buffer) => {
    told += chunk.toString()
  })
  await vi.waitFor(() => expect(told).toContain(`Developing at ${url}`), WAIT)
  const page = await (await fetch(`${url}/app/documents`)).text()
  expect(page).toContain('Annual report, FY 2026')
  expect(page).toContain('/@vite/client')
  const reports = await fetch(`${url}/api/api/Documents/GetReports/documents_annual`)
  expect(await reports.json()).toHaveLength(1)

  await vi.waitFor(async () => {
    // Saved again each time, because a machine may miss to tell of a change.
    await utimes(SOURCE, new Date(), new Date())
    expect(told).toMatch(/Server restarted in \d+ ms/)
  }, WAIT)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})
