import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compareWords } from './compare-words.ts'
import { aDesk } from './testing/a-desk.ts'
import type { DeskVisitor } from './testing/desk-visitor.ts'

const NOTICE = { level: 'closure', en: 'The ramp is closed.' }

/** Changes that wait for a publisher, as a person sees them. */
async function waiting(visitor: DeskVisitor) {
  const { view } = await visitor.open('/desk/review')
  return view.kind === 'reviews' ? view.proposals : []
}

test('an author’s change waits until a publisher has seen the difference and publishes it', async () => {
  const { visitor, url, folder } = await aDesk()
  const [lee, robin, pat] = [
    await visitor('lee@example.gov'),
    await visitor('robin@example.gov'),
    await visitor('pat@example.gov'),
  ]
  const notices = async () => (await fetch(`${url}/api/api/Notices/GetNotices`)).json()
  expect((await lee.submit('/desk/notices/add', NOTICE)).frame.done).toBe('submitted')
  expect(await notices()).toEqual([])
  const [own] = await waiting(lee)
  expect(own).toMatchObject({ isOwn: true, mayPublish: false, who: 'lee@example.gov' })
  const path = `/desk/review/${own?.key}`
  expect((await pat.open('/desk')).view).toMatchObject({ waiting: { review: 1 } })
  expect((await lee.open('/desk')).view).toMatchObject({ waiting: { review: 0 } })
  // Other authors do not see it.
  expect(await waiting(robin)).toEqual([])
  expect((await robin.open(path)).status).toBe(404)
  expect((await lee.send(`${path}/publish`)).status).toBe(403)

  const shown = await pat.open(path)
  expect(shown.view).toMatchObject({ files: [{ kind: 'added', parts: [{ kind: 'added' }] }] })
  expect(JSON.stringify(shown.view)).toContain('The ramp is closed.')
  expect((await pat.send(`${path}/return`, { note: ' ' })).status).toBe(422)
  await pat.submit(`${path}/return`, { note: 'Which ramp?' })
  expect(await waiting(lee)).toMatchObject([{ returned: { who: 'pat@example.gov', note: 'Which ramp?' } }])

  expect((await pat.open('/desk')).view).toMatchObject({ waiting: { review: 0 } })
  expect((await lee.open('/desk')).view).toMatchObject({ waiting: { review: 1 } })

  await lee.submit('/desk/notices/add', NOTICE)
  const next = (await waiting(pat)).find(({ returned }) => returned === null)
  await pat.submit(`/desk/review/${next?.key}/publish`)
  expect(await notices()).toMatchObject([{ text: { en: 'The ramp is closed.' } }])
  const history = await pat.open('/desk/history')
  expect(history.view).toMatchObject({ changes: [{ who: 'lee@example.gov, published by pat@example.gov' }] })
  expect(await readFile(join(folder, 'site.yaml'), 'utf8')).toContain('desk:')
})

test('when review is required no publisher publishes alone, except in a storm', async () => {
  const { visitor } = await aDesk({ isReviewRequired: true })
  const [pat, quinn] = [await visitor('pat@example.gov'), await visitor('quinn@example.gov')]
  const storm = { level: 'emergency', en: 'Stay off the roads.' }
  expect((await pat.submit('/desk/notices/add', storm)).frame.done).toBe('noticePublished')

  expect((await pat.submit('/desk/notices/add', NOTICE)).frame.done).toBe('submitted')
  const path = `/desk/review/${(await waiting(pat))[0]?.key}`
  const refused = await pat.send(`${path}/publish`)
  expect(refused).toMatchObject({ status: 422, view: { problem: expect.stringContaining('somebody else') } })
  expect((await quinn.submit(`${path}/publish`)).frame.done).toBe('published')
})

test('a change does not overwrite somebody else’s newer one, and its text is not lost', async () => {
  const { visitor, folder } = await aDesk()
  const [lee, pat] = [await visitor('lee@example.gov'), await visitor('pat@example.gov')]
  const entry = join(folder, 'reports/annual-fy2026.yaml')
  await lee.submit('/desk/reports/annual-fy2026/archive', { reason: 'Two years old' })
  const before = `${await readFile(entry, 'utf8')}# looked at\n`
  await writeFile(entry, before)
  const [proposal] = await waiting(pat)
  expect(proposal?.changedSince).toEqual(['reports/annual-fy2026.yaml'])
  expect((await pat.send(`/desk/review/${proposal?.key}/publish`)).status).toBe(422)
  expect(await readFile(entry, 'utf8')).toBe(before)
  expect(await waiting(lee)).toHaveLength(1)
  await lee.submit(`/desk/review/${proposal?.key}/withdraw`)
  expect(await waiting(lee)).toEqual([])
})

test('texts are compared word by word, and unchanged parts are shortened', () => {
  expect(compareWords('The ramp is closed.', 'The ramp is open.')).toEqual([
    { kind: 'same', text: 'The ramp is ' },
    { kind: 'removed', text: 'closed' },
    { kind: 'added', text: 'open' },
    { kind: 'same', text: '.' },
  ])
  const long = 'word '.repeat(500)
  const parts = compareWords(`${long}a${long}`, `${long}b${long}`)
  expect(parts.map(({ kind }) => kind)).toEqual(['skipped', 'same', 'removed', 'added', 'same', 'skipped'])
  expect(compareWords(long, [...long].toReversed().join('!'))).toHaveLength(2)
})

test('adjacent changed words are shown as one change', () => {
  expect(compareWords('title: About us\nlead: x', 'title: Who we are\nlead: x')).toEqual([
    { kind: 'same', text: 'title: ' },
    { kind: 'removed', text: 'About us' },
    { kind: 'added', text: 'Who we are' },
    { kind: 'same', text: '\nlead: x' },
  ])
})
