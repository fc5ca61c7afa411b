import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aPdf } from '../../../tests/builders/a-pdf.ts'
import { aDesk, aRestart } from './testing/a-desk.ts'
import type { ShownPage } from './testing/desk-visitor.ts'

const TITLED = {
  title: 'Annual report, FY 2025',
  category: 'documents_annual',
  language: 'en',
  status: 'final',
}

function draftIn({ view }: ShownPage) {
  if (view.kind !== 'reportDraft') throw new Error(`The page shows ${view.kind}`)
  return { ...view, version: String(view.draft.version) }
}

test('a report is read, corrected next to the field, previewed, and published', async () => {
  const { visitor, url, folder, dataDir } = await aDesk()
  const pat = await visitor('pat@example.gov')
  const draft = await pat.draft('..\\Reports\\Annual report.pdf', aPdf('Annual report of last year'))
  const first = draftIn(draft)
  expect(first.draft.fileName).toBe('Annual report.pdf')
  expect(first).toMatchObject({
    reading: { pages: 1, language: 'en-US' },
    values: { category: 'documents_annual' },
  })
  expect(first.errors.title).toContain('has no title')
  expect((await pat.open(`${draft.path}/preview`)).status).toBe(404)

  const { version } = first
  const saved = draftIn(await pat.submit(`${draft.path}/save`, { ...TITLED, period: 'next year', version }))
  expect(saved.errors.period).toContain('is not a period')
  const fields = { ...TITLED, period: 'FY2025' }
  const right = draftIn(await pat.submit(`${draft.path}/save`, { ...fields, version: saved.version }))
  expect(right).toMatchObject({ errors: {}, plan: { id: 'annual-report-fy2025', doubts: [] } })
  const preview = await pat.request(`${draft.path}/preview`)
  expect(preview.headers.get('content-security-policy')).toMatch(
    /frame-ancestors 'self'; sandbox allow-same-origin$/,
  )
  expect(await preview.text()).toContain('Annual report, FY 2025')
  expect(await readdir(join(folder, 'reports'))).toEqual(['annual-fy2026.yaml'])

  await pat.submit(`${draft.path}/publish`, { ...fields, version: right.version })
  const page = await fetch(`${url}/api/api/Documents/GetReport/annual-report-fy2025`)
  expect(await page.json()).toMatchObject({
    report: { title: 'Annual report, FY 2025', period: { label: 'FY 2025' } },
  })
  expect(await readdir(join(dataDir, 'desk/uploads'))).toEqual([])
  const { view } = await pat.open('/desk/history')
  expect(view).toMatchObject({
    changes: [{ what: 'add report annual-report-fy2025', who: 'pat@example.gov' }],
  })
})

test('a second report of the same period needs confirmation, and can be published as a correction instead', async () => {
  const { visitor, folder } = await aDesk()
  const pat = await visitor('pat@example.gov')
  const draft = await pat.draft('annual.pdf', aPdf('Corrected'))
  const fields = { ...TITLED, title: 'Annual report', period: 'FY2026' }
  const { version, plan } = draftIn(
    await pat.submit(`${draft.path}/save`, { ...fields, version: draftIn(draft).version }),
  )
  expect(plan).toMatchObject({ same: [{ id: 'annual-fy2026' }] })
  const refused = draftIn(await pat.send(`${draft.path}/publish`, { ...fields, version }))
  expect(refused.errors.sure).toContain('check the box')
  const replaces = 'annual-fy2026'
  const noNote = draftIn(
    await pat.send(`${draft.path}/revise`, { ...fields, replaces, version: refused.version }),
  )
  expect(noNote.errors.note).toContain('Say what changed')
  const note = 'Table 3 showed the wrong month.'
  const done = await pat.submit(`${draft.path}/revise`, {
    ...fields,
    replaces,
    note,
    version: noNote.version,
  })
  expect(done).toMatchObject({ view: { kind: 'report' }, frame: { done: 'revised' } })
  expect(await readFile(join(folder, 'reports/annual-fy2026.yaml'), 'utf8')).toContain(note)
})

test('a published report’s PDF under another category needs confirmation, and is not a correction', async () => {
  const { visitor, folder } = await aDesk()
  const pat = await visitor('pat@example.gov')
  const draft = await pat.draft('again.pdf', await readFile(join(folder, 'files/annual-fy2026.pdf')))
  const fields = { ...TITLED, category: 'metrics_freeway_monthly', title: 'Freeways', period: '2026-10' }
  const { version, plan } = draftIn(
    await pat.submit(`${draft.path}/save`, { ...fields, version: draftIn(draft).version }),
  )
  expect(plan).toMatchObject({
    doubts: [expect.stringContaining('This PDF is already published as "annual-fy2026"')],
    same: [],
  })
  const refused = draftIn(await pat.send(`${draft.path}/publish`, { ...fields, version }))
  expect(refused.errors.sure).toContain('check the box')
  expect(await readdir(join(folder, 'reports'))).toEqual(['annual-fy2026.yaml'])
  await pat.submit(`${draft.path}/publish`, { ...fields, sure: plan?.sure ?? '', version: refused.version })
  expect(await readdir(join(folder, 'reports'))).toContain('freeway-monthly-2026-10.yaml')
})

test('a report is published at its local time, even after a restart, unless somebody cancels', async () => {
  const { visitor, folder, dataDir } = await aDesk()
  const pat = await visitor('pat@example.gov')
  const draft = await pat.draft('annual.pdf', aPdf('Later'))
  const fields = { ...TITLED, period: 'FY2025' }
  const refused = draftIn(
    await pat.send(`${draft.path}/publish`, {
      ...fields,
      at: '2026-01-05T09:00',
      version: draftIn(draft).version,
    }),
  )
  expect(refused.errors.at).toContain('That time has passed')
  const at = '2062-01-05T09:00'
  await pat.submit(`${draft.path}/publish`, { ...fields, at, version: refused.version })
  const list = await pat.open('/desk/publish')
  expect(list.view).toMatchObject({ drafts: [{ scheduledFor: 'Jan 5, 2062, 9:00 AM' }] })
  await pat.submit(`${draft.path}/cancel`)
  const open = draftIn(await pat.open(draft.path))
  expect(open.draft.scheduledFor).toBeNull()
  await pat.submit(`${draft.path}/publish`, { ...fields, at, version: open.version })

  const { reader, start, warnings } = aRestart(folder, dataDir)
  const scheduler = start()
  await scheduler.publishDue(new Date('2062-01-05T13:59:59Z'))
  expect(await readdir(join(folder, 'reports'))).toHaveLength(1)
  await scheduler.publishDue(new Date('2062-01-05T14:00:00Z'))
  await reader.close()
  expect(warnings).toEqual([])
  expect(await readdir(join(folder, 'reports'))).toContain('annual-report-fy2025.yaml')
  expect((await pat.open('/desk/publish')).view).toMatchObject({ drafts: [] })
})

test('a server killed right after publishing a report deletes the draft when it restarts', async () => {
  const { visitor, folder, dataDir } = await aDesk()
  const pat = await visitor('pat@example.gov')
  const draft = await pat.draft('annual.pdf', aPdf('Killed'))
  const uploads = join(dataDir, 'desk/uploads')
  await cp(uploads, `${uploads}.before`, { recursive: true })
  await pat.submit(`${draft.path}/publish`, { ...TITLED, period: 'FY2025', version: draftIn(draft).version })
  expect(await readdir(uploads)).toEqual([])
  // As after a kill before the last step: the draft is left, and the lock of a process with the same id.
  await cp(`${uploads}.before`, uploads, { recursive: true })
  await writeFile(join(folder, '.publishing'), `${hostname()} ${process.pid}\n`)
  const { reader, start, warnings } = aRestart(folder, dataDir)
  await start().publishDue(new Date())
  await reader.close()
  expect(warnings).toEqual([])
  expect(await readdir(uploads)).toEqual([])
  expect((await pat.open('/desk/publish')).view).toMatchObject({ drafts: [] })
})

test('when two people edit one draft, neither silently overwrites the other, and nothing typed is lost', async () => {
  const { visitor } = await aDesk()
  const [pat, lee] = [await visitor('pat@example.gov'), await visitor('lee@example.gov')]
  const draft = await lee.draft('annual.pdf', aPdf('Two'))
  const { version } = draftIn(draft)
  await lee.submit(`${draft.path}/save`, { ...TITLED, period: 'FY2025', summary: 'Of Lee.', version })
  const clash = draftIn(await pat.send(`${draft.path}/save`, { ...TITLED, summary: 'Of Pat.', version }))
  expect(clash.problem).toContain('lee@example.gov changed this draft while you were working on it')
  expect(clash.values.summary).toBe('Of Pat.')
  expect(draftIn(await pat.open(draft.path)).values.summary).toBe('Of Lee.')
})

const REFUSED: readonly [string, Uint8Array, string][] = [
  ['large.pdf', aPdf('x'.repeat(1_000_100)), 'larger than the 1 MB'],
  ['page.pdf', Buffer.from('<script>alert(1)</script>'), 'is not a PDF'],
  ['empty.pdf', Buffer.alloc(0), 'is empty'],
  ['damaged.pdf', Buffer.from('%PDF-1.7 and nothing'), 'is damaged'],
  ['<img src=x onerror=alert(1)>.pdf', Buffer.from('x'), '“<img src=x onerror=alert(1)>.pdf” is not'],
]

test('a file that cannot be a report is refused with a message, and nothing of it is stored', async () => {
  const { visitor, dataDir } = await aDesk()
  const pat = await visitor('pat@example.gov')
  for (const [name, bytes, message] of REFUSED) {
    const refused = await pat.upload(name, bytes, pat.token, { Accept: 'application/json' })
    expect(refused.status, name).toBe(422)
    expect(await refused.json()).toEqual({ problem: expect.stringContaining(message) })
  }
  expect(await readdir(join(dataDir, 'desk/uploads'))).toEqual([])
})

test('a file is accepted only from editors, with the session’s own token, from this site, and complete', async () => {
  const { visitor, dataDir, url } = await aDesk()
  const [pat, lee, kim] = await Promise.all(
    ['pat', 'lee', 'kim'].map((name) => visitor(`${name}@example.gov`)),
  )
  const nobody = await visitor(null).catch(() => null)
  expect(nobody).not.toBeNull()
  const pdf = aPdf('x')
  await mkdir(join(dataDir, 'desk/uploads'), { recursive: true })
  const statuses = async () => [
    (await kim?.upload('a.pdf', pdf))?.status,
    (await nobody?.upload('a.pdf', pdf))?.status,
    (await pat?.upload('a.pdf', pdf, lee?.token))?.status,
    (await pat?.upload('a.pdf', pdf, ''))?.status,
    (await pat?.upload('a.pdf', pdf, pat.token, { Origin: 'https://evil.example' }))?.status,
  ]
  expect(await statuses()).toEqual([403, 401, 403, 403, 403])
  // A form that ends in the middle of the file.
  const broken = request(`${url}/desk/publish/upload`, {
    method: 'POST',
    headers: {
      'X-User': 'pat@example.gov',
      Origin: url,
      Cookie: `desk=${pat?.cookie('desk')}`,
      'Content-Type': 'multipart/form-data; boundary=b',
      'Content-Length': '100000',
    },
  })
  broken.on('error', () => undefined)
  broken.write(
    `--b\r\nContent-Disposition: form-data; name="token"\r\n\r\n${pat?.token}\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="../../../site.yaml"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7`,
  )
  await expect.poll(() => readdir(join(dataDir, 'desk/uploads'))).toHaveLength(1)
  broken.destroy()
  await expect.poll(() => readdir(join(dataDir, 'desk/uploads'))).toEqual([])
})
