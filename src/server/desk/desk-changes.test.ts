import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aReport } from '../../../tests/builders/a-report.ts'
import { createPdfReader } from '../../content/pdf/pdf-reader.ts'
import { createDatabase } from '../outbox/open-database.ts'
import { aServer } from '../testing/a-server.ts'
import { workCalls } from './desk-routes.ts'
import { listReports } from './report-calls.ts'
import { aDesk, MEMBERS, NO_HISTORY } from './testing/a-desk.ts'
import { openUploads } from './uploads.ts'

test('each route of the desk is only for its roles, and each change requires the token', async () => {
  const { visitor, folder } = await aDesk()
  // Only the calls' definitions are read; nothing is called.
  const context = { folder, dataDir: folder, reader: createPdfReader({ cacheDir: folder }) }
  const database = createDatabase({ dataDir: folder, databaseUrl: null }, () => undefined)
  const uncalled = () => {
    throw new Error('nothing is called')
  }
  const calls = workCalls({
    context: {
      ...context,
      publicUrl: () => '',
      maxUploadBytes: 1,
      uploads: openUploads(folder),
      showChange: async () => undefined,
      renderPage: () => null,
      lock: (work) => work(),
      history: NO_HISTORY,
    },
    inbox: { database, retention: { retentionDays: 30, deadRetentionDays: 90 } },
    site: { state: { kind: 'starting' } },
    health: {
      messages: { readFigures: uncalled, readReadiness: uncalled },
      cameras: { response: uncalled },
      downloads: uncalled,
      warnings: uncalled,
      roads: { now: uncalled },
      weather: { response: uncalled },
    },
  })
  expect(calls.length).toBeGreaterThan(10)
  const people = [
    ...Object.entries(MEMBERS).map(([role, [name = '']]) => [name, role] as const),
    ['nobody@example.gov', 'none'] as const,
    [null, 'not signed in'] as const,
  ]
  for (const [name, role] of people) {
    const person = await visitor(name)
    for (const { method, path: pattern, who } of calls) {
      const path = pattern.replaceAll(/:\w+/g, 'none')
      const { status } = await person.request(
        path,
        method === 'GET' ? {} : person.form({ token: person.token }),
      )
      const isMeant = typeof who === 'string' ? name !== null : who.some((one) => one === role)
      const refused = name === null ? [401] : [403]
      const accepted = method === 'GET' ? [200, 404] : [303, 404, 422]
      expect(isMeant ? accepted : refused, `${method} ${path} as ${role}`).toContain(status)
      if (method === 'POST' && name !== null)
        expect((await person.request(path, person.form({ token: 'x' }))).status, path).toBe(403)
    }
  }
  expect(await readdir(folder)).not.toContain('notices')
})

test('a notice is on the site when the next page opens, and is gone as soon as it is ended', async () => {
  const { visitor, url } = await aDesk()
  const pat = await visitor('pat@example.gov')
  const refused = await pat.send('/desk/notices/add', { level: 'closure', en: ' ', until: 'soon' })
  expect(refused).toMatchObject({ status: 422, view: { values: { level: 'closure', until: 'soon' } } })
  expect(JSON.stringify(refused.view)).toContain('“In English” must not be empty')

  const inForce = async () => (await fetch(`${url}/api/api/Notices/GetNotices`)).json()
  await pat.submit('/desk/notices/add', { level: 'emergency', en: 'Stay off the roads.', es: '', from: '' })
  expect(await inForce()).toMatchObject([{ level: 'emergency', text: { en: 'Stay off the roads.' } }])
  const { view } = await pat.open('/desk/notices')
  expect(view).toMatchObject({ storm: { text: 'Stay off the roads.' } })
  const id = view.kind === 'notices' ? (view.storm?.id ?? '') : ''
  await pat.submit('/desk/notices/end', { id })
  expect(await inForce()).toEqual([])
})

test('a search finds a report among many, and the last published comes first', async () => {
  const reports = Array.from({ length: 60 }, (_, index) => {
    const month = new Date(Date.UTC(2020, index, 1))
    const name = month.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
    const period = { ...aReport().period, label: name }
    const publishedOn = month.toISOString().slice(0, 10)
    return aReport({ id: `freeway-${index}`, title: 'Freeway performance', period, publishedOn })
  })
  const all = listReports(reports, { words: 'freeway' })
  expect(all).toMatchObject({ total: 60, page: 1, pages: 2 })
  expect(all.rows).toHaveLength(50)
  expect(all.rows[0]).toMatchObject({ period: 'December 2024', changedOn: 'Dec 1, 2024' })
  expect(listReports(reports, { page: '9' })).toMatchObject({ page: 2, rows: { length: 10 } })
  const corrected = aReport({ id: 'corrected', publishedOn: '2020-01-01', revisedOn: '2026-01-01' })
  expect(listReports([...reports, corrected], {}).rows[0]).toMatchObject({ id: 'corrected' })

  const { visitor } = await aDesk()
  const pat = await visitor('pat@example.gov')
  const found = await pat.open('/desk/reports?words=2026+ANNUAL')
  expect(found.view).toMatchObject({ total: 1, words: '2026 ANNUAL', rows: [{ id: 'annual-fy2026' }] })
  const none = await pat.open('/desk/reports?words=bicycles')
  expect(none.view).toMatchObject({ total: 0, rows: [], page: 1, pages: 1 })
})

test('a report that was taken down shows why; history shows who did it and can restore it', async () => {
  const { visitor, url, folder, lines } = await aDesk()
  const pat = await visitor('pat@example.gov')
  const { view } = await pat.open('/desk/reports')
  const path = view.kind === 'reports' ? (view.rows[0]?.path ?? '') : ''
  const before = await readFile(join(folder, 'reports/annual-fy2026.yaml'), 'utf8')
  const remove = '/desk/reports/annual-fy2026/remove'
  expect((await pat.send(remove, { why: '' })).status).toBe(422)
  await pat.submit(remove, { why: 'It was the wrong year.' })
  const gone = await fetch(url + path)
  expect(gone.status).toBe(410)
  expect(await gone.text()).toContain('It was the wrong year.')

  const history = await pat.open('/desk/history')
  expect(history.view).toMatchObject({
    changes: [
      {
        what: 'remove report annual-fy2026',
        who: 'pat@example.gov',
        why: 'It was the wrong year.',
        canUndo: true,
      },
    ],
  })
  const key = history.view.kind === 'history' ? (history.view.changes[0]?.key ?? '') : ''
  await pat.submit('/desk/history/undo', { key })
  expect((await fetch(url + path)).status).toBe(200)
  expect(await readFile(join(folder, 'reports/annual-fy2026.yaml'), 'utf8')).toBe(before)
  // Undoing is also a change, and the first change can no longer be undone.
  const after = await pat.open('/desk/history')
  expect(after.view).toMatchObject({ changes: [{ canUndo: true }, { canUndo: false }] })
  const again = await pat.send('/desk/history/undo', { key })
  expect(JSON.stringify(again.view)).toContain('undo that first')
  expect(JSON.stringify(lines)).not.toContain('pat@example.gov')
})

test('an odd name in the URL or the form reaches no file', async () => {
  const { visitor } = await aDesk()
  const pat = await visitor('pat@example.gov')
  for (const id of ['..%2Fsite', '%2Fetc%2Fpasswd', 'x%00'])
    for (const verb of ['remove', 'archive'])
      expect((await pat.send(`/desk/reports/${id}/${verb}`, { why: 'x' })).status).toBeGreaterThanOrEqual(400)
  expect((await pat.send('/desk/notices/end', { id: '../site' })).status).toBe(422)
  expect((await pat.send('/desk/history/undo', { key: '../..' })).status).toBe(422)
})

test('a report’s text is corrected where it was published, and never overwrites somebody else’s correction', async () => {
  const { visitor, url, folder } = await aDesk()
  const pat = await visitor('pat@example.gov')
  const path = '/desk/reports/annual-fy2026'
  const openReport = async () => {
    const { view } = await pat.open(path)
    if (view.kind !== 'report') throw new Error(view.kind)
    return view
  }
  const { version, values } = await openReport()
  const sent = { ...values, version, title: 'The right title' }
  await pat.submit(`${path}/correct`, { ...sent, reason: 'A slip' })
  const entry = await readFile(join(folder, 'reports/annual-fy2026.yaml'), 'utf8')
  expect(entry).toContain('title: The right title')
  expect(
    JSON.stringify(await (await fetch(`${url}/api/api/Documents/GetReports/documents_annual`)).json()),
  ).toContain('The right title')
  const refused = await pat.send(`${path}/correct`, { ...sent, title: 'Another title' })
  expect(refused).toMatchObject({ status: 422, view: { values: { title: 'Another title' } } })
  expect(refused.view.kind === 'report' ? refused.view.conflict : null).not.toBeNull()
  const history = await pat.open('/desk/history')
  const key = history.view.kind === 'history' ? (history.view.changes[0]?.key ?? '') : ''
  expect((await pat.open(`/desk/history/${key}`)).view).toMatchObject({
    kind: 'change',
    why: 'A slip',
    later: [],
    files: [{ name: 'reports/annual-fy2026.yaml', kind: 'changed' }],
  })
  expect((await pat.submit(`/desk/history/${key}/restore`)).frame.done).toBe('restored')
  expect((await openReport()).values.title).toBe(values.title)
})

test('visitors get the same bytes with a desk and without one', async () => {
  const withDesk = await aDesk()
  const without = await aServer({
    folder: withDesk.loader,
    render: withDesk.render,
    config: { publicUrl: null },
  })
  for (const path of [
    '/',
    '/app/about-us',
    '/app/documents',
    '/sitemap.xml',
    '/robots.txt',
    '/api/openapi.json',
  ]) {
    const [one, other] = await Promise.all(
      [withDesk.url, without.url].map(async (url) => {
        const response = await fetch(url + path)
        const { status, headers } = response
        const text = (await response.text()).replaceAll(url, '')
        return {
          status,
          text,
          policy: headers.get('content-security-policy'),
          cookies: headers.getSetCookie(),
        }
      }),
    )
    expect(one, path).toEqual(other)
    expect(one?.text, path).not.toContain('/desk')
  }
})
