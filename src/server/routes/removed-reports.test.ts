import { expect, test } from 'vitest'
import type { RemovedReport } from '../../content/site-content.ts'
import { aServer, aSharedServer } from '../testing/a-server.ts'
import { aReport, aSiteContent } from '../testing/a-site.ts'
import { aMemoryFolder, ready } from '../testing/memory-folder.ts'
import { buildGonePage, dayText } from './send-gone.ts'

const REMOVED: RemovedReport = {
  id: 'annual-2025',
  title: 'Annual report <2025>',
  language: 'es',
  urls: ['/files/annual-2025.pdf', '/files/annual-2025-r2.pdf'],
  on: '2026-11-21',
  why: 'It showed the figures of another district.',
  replacedBy: 'annual-2026',
}

function aFolderWithout(removed: RemovedReport) {
  return aMemoryFolder(ready({ reports: [aReport({ title: 'Annual report & more' })], removed: [removed] }))
}

const server = aSharedServer(async () => ({ folder: aFolderWithout(REMOVED) }))

test.each([
  '/app/documents/annual-2025',
  '/app/metrics/annual-2025',
  '/app/documents/annual-2025/',
  '/app/documents/annual-2025?from=elsewhere',
])('at %s a person reads that the report is gone, why, and what took its place', async (path) => {
  const { url } = await server()
  const response = await fetch(url + path, { redirect: 'manual' })
  expect(response.status).toBe(410)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(response.headers.get('link')).toBe('</app/documents/annual-2026>; rel="successor-version"')
  const page = await response.text()
  expect(page).toContain('<cite lang="es">Annual report &lt;2025&gt;</cite>')
  expect(page).toContain('was taken down on November 21, 2026.')
  expect(page).toContain('It showed the figures of another district.')
  expect(page).toContain('<a href="/app/documents/annual-2026" lang="en">Annual report &amp; more</a>')
})

test.each([
  '/files/annual-2025.pdf',
  '/files/annual-2025-r2.pdf',
  '/api/api/Documents/GetReport/annual-2025',
  '/api/api/Documents/GetTimReports/annual-2025',
  '/api/api/Metrics/GetTable/annual-2025.reliability',
])('at %s a program reads the same as a problem', async (path) => {
  const { url } = await server()
  const response = await fetch(url + path)
  expect(response.status).toBe(410)
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  expect(response.headers.get('link')).toBe('</app/documents/annual-2026>; rel="successor-version"')
  expect(await response.json()).toMatchObject({
    title: 'Gone',
    status: 410,
    detail:
      '"Annual report <2025>" was taken down on November 21, 2026. It showed the figures of another district. "Annual report & more" took its place: /app/documents/annual-2026',
  })
})

test('below /es the page of a removed report is in Spanish, and only the office’s own words are English', async () => {
  const { url } = await server()
  const response = await fetch(`${url}/es/app/documents/annual-2025`)
  expect(response.status).toBe(410)
  expect(response.headers.get('link')).toBe('</es/app/documents/annual-2026>; rel="successor-version"')
  const page = await response.text()
  expect(page).toContain('<html lang="es">')
  expect(page).toContain('<h1>Este informe fue retirado</h1>')
  expect(page).toContain('fue retirado el 21 de noviembre de 2026')
  expect(page).toContain('<p lang="en">It showed the figures of another district.</p>')
  expect(page).toContain('<a href="/es/app/documents/annual-2026" lang="en">')
  expect(page).toContain('<a href="/es/app/documents">Todos los documentos</a>')
  // The content of this server has no pages in Haitian Creole.
  const other = await fetch(`${url}/ht/app/documents/annual-2025`)
  expect(await other.text()).toContain('<html lang="en">')
})

test('the page of a removed report is in Haitian Creole, and the first of a month is 1ye', () => {
  const page = buildGonePage(REMOVED, aSiteContent(), 'ht')
  expect(page).toContain('<html lang="ht">')
  expect(page).toContain('yo te retire l 21 novanm 2026')
  expect(page).toContain('<p lang="en">It showed the figures of another district.</p>')
  expect(dayText('2026-07-01', 'ht')).toBe('1ye jiyè 2026')
})

test('the page of a removed report that nothing replaced says so', async () => {
  const { url } = await aServer({ folder: aFolderWithout({ ...REMOVED, replacedBy: null }) })
  const page = await fetch(`${url}/app/documents/annual-2025`)
  expect(page.headers.get('link')).toBeNull()
  expect(await page.text()).toContain('No other report took its place.')
})

test('HEAD reports that a report is gone, and other URLs work as before', async () => {
  const { url } = await server()
  expect((await fetch(`${url}/app/documents/annual-2025`, { method: 'HEAD' })).status).toBe(410)
  expect((await fetch(`${url}/app/documents/annual-2024`, { redirect: 'manual' })).status).toBe(404)
  expect((await fetch(`${url}/files/annual-2024.pdf`)).status).toBe(404)
  expect((await fetch(`${url}/api/api/Documents/GetReport/annual-2024`)).status).toBe(404)
})
