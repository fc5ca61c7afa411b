import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aReport } from '../testing/a-site.ts'
import { openPageIndex } from './page-index.ts'
import { facetsOf, type Holding } from './stored-reports.ts'
import { aQuery } from './testing/a-published-site.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-index-'))
  file = join(folder, 'search-index', 'pages.sqlite')
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

const holding: Holding = {
  facets: facetsOf(aReport(), { fiscalYearFirstMonth: 7, weekFirstDay: 'sunday' }),
  title: 'Road Ranger',
  summary: '',
  textsSha256: 'a'.repeat(64),
}

/** What a server finds right after its start. Stops it again. */
function reopen() {
  const index = openPageIndex(file)
  const { hits } = index.find(aQuery('ranger'))
  const { holdings, place } = index.list()
  const held = Object.fromEntries(holdings)
  index.close()
  return { place, held, hits: hits.map(({ reportId, pageNumber }) => `${reportId} ${pageNumber}`) }
}

function fill(): void {
  const index = openPageIndex(file)
  index.store([
    { id: 'a', holding, pages: ['Contents', 'The ranger came.'] },
    { id: 'b', holding: { ...holding, title: 'Gone' }, pages: ['ranger'] },
  ])
  index.forget(['b'])
  index.close()
}

const EMPTY = { place: 'disk', held: {}, hits: [] }
const FILLED = { place: 'disk', held: { a: holding }, hits: ['a 2'] }

test('the next start finds what was indexed, and nothing that was removed', () => {
  fill()
  expect(reopen()).toEqual(FILLED)
})

test('reports stored after a start are added to the existing ones', () => {
  fill()
  const index = openPageIndex(file)
  index.store([
    { id: 'c', holding: { ...holding, title: '' }, pages: ['ranger'] },
    { id: 'a', holding: { ...holding, facets: { ...holding.facets, isArchived: true } }, pages: null },
  ])
  index.close()
  const { held, hits } = reopen()
  expect(held).toMatchObject({ a: { facets: { isArchived: true } }, c: { title: '' } })
  expect(hits).toEqual(['c 1'])
})

test('while one server has the index open, another uses one in memory', () => {
  fill()
  const index = openPageIndex(file)
  expect(reopen()).toEqual({ ...EMPTY, place: 'memory' })
  index.close()
  expect(reopen()).toEqual(FILLED)
})

test.each([
  ['cut short', async () => writeFile(file, (await readFile(file)).subarray(0, 5000))],
  ['no database', () => writeFile(file, 'x'.repeat(10_000))],
  ['another database', () => change('DROP TABLE reports; DROP TABLE version')],
  ['of another version', () => change("UPDATE version SET version = '0'")],
  ['of unreadable facts', () => change("UPDATE reports SET holding = '{'")],
])('an index that is %s is rebuilt', async (_what, spoil) => {
  fill()
  await spoil()
  expect(reopen()).toEqual(EMPTY)
  fill()
  expect(reopen()).toEqual(FILLED)
})

test('where nothing can be written, the index is in memory', async () => {
  await writeFile(join(folder, 'search-index'), 'a file where a folder should be')
  expect(reopen()).toEqual({ ...EMPTY, place: 'memory' })
  expect(existsSync(file)).toBe(false)
})

function change(sql: string): void {
  const database = new DatabaseSync(file)
  database.exec(sql)
  database.close()
}
