import { hash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aReportEntry } from '../../../tests/builders/a-report.ts'
import type { Parsed } from '../issue.ts'
import { parseReportEntry } from '../reports/report-entry.ts'
import { parseYaml, type YamlRecord } from './parse-yaml.ts'
import { openYamlCache } from './yaml-cache.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaml-cache-'))
  file = join(folder, 'entries.cache')
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

/** Reads as a process does that has just started and stops afterwards. */
async function readAnew(text: string): Promise<Parsed<YamlRecord>> {
  const cache = await openYamlCache(folder)
  const read = cache.parse(text)
  await cache.flush()
  return read
}

/** A value and the lines of all it is made of. */
function told(read: Parsed<YamlRecord>) {
  return read.kind === 'parsed' ? [read.value.value, read.value.lines] : read
}

/** Writes other words in place of some and vouches for them: who reads those did not parse. */
async function forge(from: string, to: string): Promise<void> {
  const [head = '', ...body] = (await readFile(file, 'latin1')).split('\n')
  const forged = body.join('\n').replaceAll(from, to)
  await writeFile(file, `${head.slice(0, -64)}${hash('sha256', forged)}\n${forged}`)
}

const text = aReportEntry({ title: 'Rapò “Kreyòl” 😀' })

test('an entry comes from the cache as parsing gives it, with its lines', async () => {
  expect(told(await readAnew(text))).toEqual(told(parseYaml(text)))
  expect(told(await readAnew(text))).toEqual(told(parseYaml(text)))
  await forge('Krey', 'Cre')
  expect(told(await readAnew(text))).toMatchObject([{ title: expect.stringContaining('Cre') }, {}])
})

test('a changed entry is read anew', async () => {
  await readAnew(text)
  expect(told(await readAnew(text.replace('Rapò', 'Nouvo')))).toMatchObject([
    { title: 'Nouvo “Kreyòl” 😀' },
    {},
  ])
})

test('what is wrong with an entry is told at its line, from the cache as without it', async () => {
  const wrong = [
    aReportEntry({ category: 'anual' }),
    text.replace('status: final', 'status: final\nstatus: final'),
    text.replace('status: final', 'status: .inf'),
    `${text}colour: blue\n`,
    'title: "open',
  ]
  for (const entry of wrong) {
    await readAnew(entry)
    const cache = await openYamlCache(folder)
    const found = parseReportEntry(entry, cache.parse)
    expect(found.kind).toBe('faulty')
    expect(found).toEqual(parseReportEntry(entry))
  }
})

test.each([
  ['damaged', (cache: string) => cache.replace('Krey', 'Cre')],
  ['cut short', (cache: string) => cache.slice(0, -20)],
  ['of another version', (cache: string) => cache.replace(/^\d+/, '0')],
  ['of another program', () => '{"version":1}\n'],
  ['empty', () => ''],
])('a cache that is %s is put aside and written anew', async (_what, spoil) => {
  await readAnew(text)
  const whole = await readFile(file, 'latin1')
  await writeFile(file, spoil(whole))
  expect(told(await readAnew(text))).toEqual(told(parseYaml(text)))
  expect(await readFile(file, 'latin1')).toBe(whole)
})

test('a number that JSON cannot hold is not kept', async () => {
  await readAnew('share: .inf')
  expect(told(await readAnew('share: .inf'))).toMatchObject([{ share: Number.POSITIVE_INFINITY }, {}])
})
