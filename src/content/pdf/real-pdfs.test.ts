import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { REAL_PDFS } from '../../../tests/pdf/real-pdfs.ts'
import { isShortRun } from '../../../tools/testing/test-cases.ts'
import type { PdfFacts, PdfReader } from './pdf-facts.ts'
import { createPdfReader } from './pdf-reader.ts'

let reader: PdfReader
let cacheDir = ''

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'real-pdfs-'))
  // On a busy machine the usual limit cuts the longest short, and the cache that tests share would remember that.
  reader = createPdfReader({ cacheDir, timeLimitMs: 120_000 })
})

afterAll(async () => {
  await reader.close()
  await rm(cacheDir, { recursive: true })
})

async function factsOf(path: string): Promise<PdfFacts> {
  const reading = await reader.read(path)
  if (reading.kind === 'unread') throw new Error(reading.reason)
  if (reading.outcome.kind === 'refused') throw new Error(reading.outcome.reason)
  return reading.outcome.facts
}

test.skipIf(isShortRun)('all facts of a tagged report of 42 pages are read', async () => {
  const facts = await factsOf(REAL_PDFS.surveyReport)
  expect(facts).toMatchObject({
    pages: 42,
    title: 'Work Zone Data Survey Report',
    language: 'en-US',
    accessibility: 'tagged',
    warnings: [],
  })
  expect(facts.texts.read()).toHaveLength(42)
  expect(facts.texts.read()[0]).toContain('WORK ZONE DATA SURVEY\nREPORT')
})

test.skipIf(isShortRun)('a tagged leaflet without a title still counts as tagged', async () => {
  const facts = await factsOf(REAL_PDFS.lessonsLearned)
  expect(facts).toMatchObject({ pages: 2, title: null, language: 'en-US', accessibility: 'tagged' })
})

test('an untagged leaflet is untagged, and a blank title counts as none', async () => {
  const facts = await factsOf(REAL_PDFS.adoptersGuide)
  expect(facts).toMatchObject({ pages: 3, title: null, language: null, accessibility: 'untagged' })
})

test('letters that a font does not name are kept as unknown, and staff are warned', async () => {
  const facts = await factsOf(REAL_PDFS.policyGuide)
  expect(facts).toMatchObject({ pages: 4, accessibility: 'untagged' })
  expect(facts.texts.read()[0]).toContain('Curb Data Speci\u{FFFD}cation')
  expect(facts.warnings).toEqual([expect.stringContaining('letters that its font does not name')])
})

test('the first page is rendered as a WebP 320 pixels wide', async () => {
  const { thumbnail } = await factsOf(REAL_PDFS.adoptersGuide)
  expect(thumbnail).toMatchObject({ width: 320, height: 414 })
  const picture = await readFile(thumbnail?.path ?? '')
  expect(picture.subarray(8, 12).toString()).toBe('WEBP')
  // A blank page of this size takes under 1 KB: something was rendered.
  expect(picture.length).toBeGreaterThan(5_000)
})
