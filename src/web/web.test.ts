import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aReport } from '../../tests/builders/a-report.ts'
import { aSiteInfo } from '../../tests/builders/a-site.ts'
import { USUAL_APPEARANCE } from '../contract/appearance.ts'
import type { PageSource, ResponseSource } from '../contract/page-source.ts'
import type { Report } from '../contract/report.ts'
import { siteInLanguage } from '../contract/site-in-language.ts'
import { jsonElement } from './markup.ts'
import { callsOfReport, queriesOf } from './page-queries.ts'

describe('class names', () => {
  const WEB = import.meta.dirname

  /** The classes that a component uses from its style sheet, such as `styles.title`. */
  async function usesOf(path: string): Promise<{ sheet: string; name: string }[]> {
    const text = await readFile(join(WEB, path), 'utf8')
    return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, styles, sheet = '']) =>
      [...text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))]
        .filter(([, name]) => name !== 'module' && name !== 'tsx')
        .map(([, name = '']) => ({ sheet: join(dirname(path), sheet), name })),
    )
  }

  test('every class a component uses is in its style sheet', async () => {
    const paths = await Array.fromAsync(glob('**/*.tsx', { cwd: WEB }))
    const uses = (await Promise.all(paths.map(usesOf))).flat()
    const sheets = new Map(
      await Promise.all(
        [...new Set(uses.map(({ sheet }) => sheet))].map(
          async (sheet) => [sheet, await readFile(join(WEB, sheet), 'utf8')] as const,
        ),
      ),
    )
    const isMissing = ({ sheet, name }: { sheet: string; name: string }) =>
      !new RegExp(`\\.${name}(?![\\w-])`).test(sheets.get(sheet) ?? '')
    expect(uses.filter(isMissing)).toEqual([])
  })
})

describe('markup', () => {
  // By the HTML standard, only these end a script element or make a parser read past its end.
  test.each(['</script><img src=x>', '</SCRIPT ><img>', '<!--<script>', '<!-- <ScRiPt </script -->'])(
    'a value with %s is read back as it was and cannot end its element',
    (text) => {
      const element = jsonElement('application/json', { text }, 'boot')
      const [, json = ''] = /^<script type="application\/json" id="boot">(.*)<\/script>$/.exec(element) ?? []
      expect(json).not.toMatch(/<!--|<\/?script/i)
      expect(JSON.parse(json)).toEqual({ text })
    },
  )

  test('ordinary markup in a value is written as it is in the page, so that the two compress well together', () => {
    const text = '<p>An <strong>ordinary</strong> paragraph</p>'
    expect(jsonElement('application/json', { text })).toContain(text)
  })
})

describe('page queries', () => {
  /** A site that has published only these annual reports. */
  function aSource(reports: readonly Report[]): PageSource {
    // The only call below is `getReports`, whose response is a list of reports.
    const response = ((id) => (id === 'getReports' ? [...reports] : null)) as ResponseSource
    return {
      site: aSiteInfo(),
      appearance: USUAL_APPEARANCE,
      publicUrl: 'https://traffic.example.gov',
      analyticsId: null,
      response,
    }
  }

  const annual = { id: 'getReports', params: { category: 'documents_annual' } } as const
  const reports = (count: number, archived = 0) =>
    Array.from({ length: count }, (_, index) =>
      aReport({ id: `report-${index}`, archived: index < archived }),
    )

  test('a page contains a whole list of up to a hundred reports', () => {
    const [[key, response] = [[], null]] = queriesOf([annual], aSource(reports(100)))
    expect(key).toEqual(['getReports', annual.params])
    expect(response).toHaveLength(100)
  })

  test('a page contains the first thirty reports of a longer list, and how many are not archived', () => {
    const [[key, page] = [[], null]] = queriesOf([annual], aSource(reports(101, 1)))
    expect(key).toEqual(['getReports', annual.params, 'first'])
    expect(page).toMatchObject({ total: 100, response: { length: 30, 0: { id: 'report-1' } } })
  })

  test('a call without a response is left to the browser', () => {
    expect(queriesOf([{ id: 'getStats', params: {} }], aSource([]))).toEqual([])
  })

  test('the page of an annual report contains the year’s quarters only if the site shows quarterly figures', () => {
    const report = aReport({
      category: 'documents_annual',
      period: { kind: 'fiscalYear', start: '2025-07-01', end: '2026-06-30', label: 'FY 2026' },
    })
    const site = siteInLanguage(aSiteInfo(), 'en')
    const calls = (categories: typeof site.categories) =>
      callsOfReport(report, { ...site, categories }).map(({ id }) => id)
    expect(calls({ documents_annual: {}, metrics_freeway_quarterly: {} })).toEqual([
      'getReport',
      'getFreewayOverview',
    ])
    expect(calls({ documents_annual: {} })).toEqual(['getReport'])
  })
})
