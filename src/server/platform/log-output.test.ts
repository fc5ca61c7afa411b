import { closeSync, openSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../start-server.ts'
import { aFolder } from '../testing/a-folder.ts'
import { renderPlainly } from '../testing/a-site.ts'
import { aMemoryFolder, CONFIG } from '../testing/memory-folder.ts'
import { openLogOutput } from './log-output.ts'

test('a site whose log is on a full disk starts and responds as usual', async () => {
  const server = await startServer({
    config: { ...CONFIG, publicUrl: null, dataDir: await aFolder() },
    web: { render: renderPlainly, assets: [] },
    loader: aMemoryFolder(),
    // Stays open: buffered lines are retried.
    logTo: openLogOutput(await aFullFile()),
  })
  onTestFinished(server.close)
  await server.started
  expect((await fetch(`${server.url}/app/documents`)).status).toBe(200)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

test('lines that could not be written follow once there is room, and do not pile up forever', async () => {
  const path = join(await aFolder(), 'site.log')
  const full = await aFullFile()
  const output = openLogOutput(full)
  const line = `${'x'.repeat(1023)}\n`
  for (let count = 0; count < 2000; count++) output.write(line)
  // Room again, under the same number.
  closeSync(full)
  const file = openSync(path, 'w')
  onTestFinished(() => closeSync(file))
  expect(file).toBe(full)
  await expect.poll(() => statSync(path).size, { timeout: 5000 }).toBe(1024 * 1024)
  output.write('room\n')
  expect(statSync(path).size).toBe(1024 * 1024 + 5)
})

/** Every write to it fails, as on a full disk. */
async function aFullFile(): Promise<number> {
  const path = join(await aFolder(), 'full.log')
  writeFileSync(path, '')
  return openSync(path, 'r')
}
