import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SHARED_PDF_CACHE } from '../../tools/testing/shared-pdf-cache.ts'
import { CATEGORIES } from '../contract/category.ts'
import { endpoints } from '../contract/endpoints.ts'
import { LANGUAGES } from '../contract/language.ts'
import { PAGES } from '../contract/pages.ts'
import { loadContent } from './load-content.ts'
import type { PdfReader } from './pdf/pdf-facts.ts'
import { createPdfReader } from './pdf/pdf-reader.ts'
import { responseFrom } from './respond.ts'
import { formatProblem, type SiteContent } from './site-content.ts'

const SCENARIOS = join(import.meta.dirname, '..', '..', 'tests', 'scenarios')

let pdfReader: PdfReader

beforeAll(() => {
  pdfReader = createPdfReader({ cacheDir: SHARED_PDF_CACHE })
})

afterAll(() => pdfReader.close())

async function load(scenario: string) {
  return loadContent(join(SCENARIOS, scenario), pdfReader)
}

async function loadReady(scenario: string): Promise<SiteContent> {
  const outcome = await load(scenario)
  if (outcome.kind === 'broken') throw new Error(outcome.problems.map(formatProblem).join('\n'))
  return outcome.content
}

test('the smallest folder goes live with its report, its pages and the facts of its PDF', async () => {
  const content = await loadReady('tiny')
  expect(content.reports.map(({ id }) => id)).toEqual(['annual-fy2026'])
  expect(content.pages.map(({ page }) => page)).toEqual([...PAGES])
  const [report] = content.reports
  expect(report?.file).toMatchObject({ pages: 1, accessibility: 'tagged', languageInFile: 'en-US' })
  expect(content.pageTexts.get('annual-fy2026')?.read().join('')).toContain('cleared 12 incidents')
  expect([...content.files.keys()]).toEqual([report?.file.url, report?.thumbnail?.url])
})

test('each call over the full folder returns what the contract promises', async () => {
  const content = await loadReady('full')
  const response = responseFrom(content)
  for (const category of CATEGORIES) {
    const reports = v.parse(endpoints.getReports.response, response('getReports', { category }))
    expect(reports.length > 0, category).toBe(category !== 'none')
  }
  for (const language of content.site.languages) {
    for (const page of PAGES) {
      const prose = v.parse(endpoints.getPage.response, response('getPage', { language, page }))
      expect([prose.language, prose.page]).toEqual([language, page])
    }
  }
  v.parse(endpoints.getNewestReports.response, response('getNewestReports', {}))
  v.parse(endpoints.getTimReports.response, response('getTimReports', { id: 'tim-2026-10' }))
})

test('the full folder has no warnings', async () => {
  expect(await load('full')).toMatchObject({ kind: 'ready', warnings: [] })
})

test('a name with spaces and accents is published at an encoded address', async () => {
  const { files } = await loadReady('full')
  expect(files.get('/files/Plan%20maestro%20(espa%C3%B1ol).pdf')?.mediaType).toBe('application/pdf')
})

test('every problem of the broken folder is reported with its line', async () => {
  const outcome = await load('broken')
  if (outcome.kind === 'ready') throw new Error('The broken folder went live')
  const expected = await readFile(join(SCENARIOS, 'broken.txt'), 'utf8')
  expect(`${outcome.problems.map(formatProblem).join('\n')}\n`).toBe(
    expected.replace('{languages}', LANGUAGES.join(', ')),
  )
})
