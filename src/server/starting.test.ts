import { expect, onTestFinished, test } from 'vitest'
import { startServer } from './start-server.ts'
import { aFolder } from './testing/a-folder.ts'
import { renderPlainly } from './testing/a-site.ts'
import { ASSETS, aMemoryFolder, CONFIG, ready } from './testing/memory-folder.ts'

/** A server whose first reading takes until `finish` is called. */
async function aStartingServer({ firstReadingMs = 0 } = {}) {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const folder = aMemoryFolder()
  const starting = startServer({
    config: { ...CONFIG, logLevel: 'silent', dataDir: await aFolder() },
    web: { render: renderPlainly, assets: ASSETS },
    loader: { ...folder, load: () => finished.then(() => ready()) },
    firstReadingMs,
    pollMs: 5,
  })
  onTestFinished(async () => {
    finish()
    await (await starting).close()
  })
  return { starting, finish }
}

test('a server that reads its content in time listens only once it can respond', async () => {
  const { starting, finish } = await aStartingServer({ firstReadingMs: 60_000 })
  let isListening = false
  void starting.then(() => {
    isListening = true
  })
  await new Promise(setImmediate)
  expect(isListening).toBe(false)
  finish()
  const { url } = await starting
  expect((await fetch(`${url}/app/documents`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})

test.each([
  ['/', {}, 'en', 'This site is starting'],
  ['/app/documents', { 'accept-language': 'fr, es;q=0.8' }, 'es', 'Este sitio se está iniciando'],
  ['/es/app/documents', { 'accept-language': 'en' }, 'es', 'Este sitio se está iniciando'],
  ['/ht/', {}, 'ht', 'Sit sa a ap demare'],
  ['/app/cameras', {}, 'en', 'This site is starting'],
  ['/app/contact-us', {}, 'en', 'This site is starting'],
  ['/app/documents?q=road', {}, 'en', 'This site is starting'],
] as const)(
  'during a slow first reading, a visitor of %s (%o) gets a page that explains this and reloads itself',
  async (path, headers, language, heading) => {
    const { url } = await (await aStartingServer()).starting
    const response = await fetch(url + path, { headers })
    expect(response.status).toBe(503)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '5',
      'cache-control': 'no-store',
    })
    const html = await response.text()
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`<h1>${heading}</h1>`)
    expect(html).toContain('<meta http-equiv="refresh" content="5">')
  },
)

test('during a slow first reading, programs get problems, and monitors see that the process is alive', async () => {
  const { starting, finish } = await aStartingServer()
  const { url, started } = await starting
  for (const path of ['/api/api/Documents/GetStats', '/files/a.pdf', '/assets/a.js', '/feeds/reports.atom']) {
    const response = await fetch(url + path)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await response.json()).toMatchObject({ status: 503, detail: expect.stringContaining('starting') })
  }
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  finish()
  await started
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect((await fetch(url)).status).toBe(200)
})
