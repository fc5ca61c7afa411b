import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aContentFolder } from '../../../tests/builders/a-content-folder.ts'
import { aSiteFile } from '../../../tests/builders/a-site.ts'
import { createContentLoader } from '../../content/load-content.ts'
import { createPdfReader } from '../../content/pdf/pdf-reader.ts'
import { aServer } from '../testing/a-server.ts'
import { DeskVisitor, PLAIN_DESK } from './testing/desk-visitor.ts'

const ROLES = { publisher: ['pat@example.gov'], author: ['lee@example.gov'], inbox: ['kim@example.gov'] }
const SITE = `${aSiteFile({ promo: undefined })}desk: ${JSON.stringify(ROLES)}\n`

/** A desk in front of a folder on the disk, where a proxy says who comes. */
async function aDesk() {
  const { path: folder } = await aContentFolder({ 'site.yaml': SITE })
  const pdfReader = createPdfReader({ cacheDir: join(folder, '..', 'cache') })
  const server = await aServer({
    ...{ folder: createContentLoader({ folder, pdfReader }), deskBundle: PLAIN_DESK },
    config: {
      ...{ contentDir: folder, trustedProxies: ['127.0.0.1'], publicUrl: null },
      desk: { signIn: { kind: 'proxy', header: 'X-User' }, maxUploadBytes: 1_000_000 },
    },
  })
  const visitor = async (name: string | null) => {
    const one = new DeskVisitor(server.url, name === null ? {} : { 'X-User': name })
    await one.open('/desk')
    return one
  }
  return { ...server, folder, visitor }
}

const CALLS: readonly [string, string, readonly string[]][] = [
  ['GET', '/desk', ['publisher', 'author', 'inbox']],
  ['GET', '/desk/notices', ['publisher']],
  ['POST', '/desk/notices/add', ['publisher']],
  ['POST', '/desk/notices/end', ['publisher']],
  ['GET', '/desk/reports', ['publisher']],
  ['GET', '/desk/reports/annual-fy2026', ['publisher']],
  ['POST', '/desk/reports/none/remove', ['publisher']],
  ['POST', '/desk/reports/none/archive', ['publisher']],
  ['GET', '/desk/history', ['publisher', 'author']],
  ['POST', '/desk/history/take-back', ['publisher']],
]

test('each address of the desk is for the roles it is meant for, and each change carries the token', async () => {
  const { visitor, folder } = await aDesk()
  for (const [name, role] of [
    ...Object.entries(ROLES).map(([role, [name = '']]) => [name, role] as const),
    ['nobody@example.gov', 'none'] as const,
    [null, 'not signed in'] as const,
  ]) {
    const person = await visitor(name)
    for (const [method, path, allowed] of CALLS) {
      const shown = method === 'GET' ? await person.open(path) : await person.send(path)
      const accepted = method === 'GET' ? 200 : path.includes('/none/') ? 404 : 422
      const status = allowed.includes(role) ? accepted : name === null ? 401 : 403
      expect(shown.status, `${method} ${path} as ${role}`).toBe(status)
      if (method === 'POST' && name !== null)
        expect((await person.send(path, { token: 'x' })).status, path).toBe(403)
    }
  }
  expect(await readdir(folder)).not.toContain('notices')
})

test('a notice is on the site when the page that follows it opens, and is over as soon as it is ended', async () => {
  const { visitor, url } = await aDesk()
  const pat = await visitor('pat@example.gov')
  const refused = await pat.send('/desk/notices/add', { level: 'closure', en: ' ', until: 'soon' })
  expect(refused).toMatchObject({ status: 422, view: { values: { level: 'closure', until: 'soon' } } })
  expect(JSON.stringify(refused.view)).toContain('text.en must not be empty')

  const inForce = async () => (await fetch(`${url}/api/api/Notices/GetNotices`)).json()
  await pat.submit('/desk/notices/add', { level: 'emergency', en: 'Stay off the roads.', es: '', from: '' })
  expect(await inForce()).toMatchObject([{ level: 'emergency', text: { en: 'Stay off the roads.' } }])
  const { view } = await pat.open('/desk/notices')
  expect(view).toMatchObject({ storm: { text: 'Stay off the roads.' } })
  const id = view.kind === 'notices' ? (view.storm?.id ?? '') : ''
  await pat.submit('/desk/notices/end', { id })
  expect(await inForce()).toEqual([])
})

test('a report that is taken down says why, and history says who did it and brings it back', async () => {
  const { visitor, url, folder, lines } = await aDesk()
  const pat = await visitor('pat@example.gov')
  const { view } = await pat.open('/desk/reports')
  const path = view.kind === 'reports' ? (view.reports[0]?.path ?? '') : ''
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
        canBeTakenBack: true,
      },
    ],
  })
  const key = history.view.kind === 'history' ? (history.view.changes[0]?.key ?? '') : ''
  await pat.submit('/desk/history/take-back', { key })
  expect((await fetch(url + path)).status).toBe(200)
  expect(await readFile(join(folder, 'reports/annual-fy2026.yaml'), 'utf8')).toBe(before)
  // Taking back is a change as well, and the first one can no longer be.
  const after = await pat.open('/desk/history')
  expect(after.view).toMatchObject({ changes: [{ canBeTakenBack: true }, { canBeTakenBack: false }] })
  const again = await pat.send('/desk/history/take-back', { key })
  expect(JSON.stringify(again.view)).toContain('take that back first')
  expect(JSON.stringify(lines)).not.toContain('pat@example.gov')
})

test('an odd name in the address or the form reaches no file', async () => {
  const { visitor } = await aDesk()
  const pat = await visitor('pat@example.gov')
  for (const id of ['..%2Fsite', '%2Fetc%2Fpasswd', 'x%00'])
    for (const verb of ['remove', 'archive'])
      expect((await pat.send(`/desk/reports/${id}/${verb}`, { why: 'x' })).status).toBeGreaterThanOrEqual(400)
  expect((await pat.send('/desk/notices/end', { id: '../site' })).status).toBe(422)
  expect((await pat.send('/desk/history/take-back', { key: '../..' })).status).toBe(422)
})
