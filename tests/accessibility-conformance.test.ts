import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import product from '../package.json' with { type: 'json' }
import { ALL_VISITS, MATRIX_PATHS, STATE_WIDTHS } from './e2e/accessibility/visits.ts'

const SPECS = new URL('e2e/', import.meta.url)
const report = await readFile(new URL('../docs/accessibility-conformance.md', import.meta.url), 'utf8')

/** The cells of each criterion's row: number and name, conformance, remarks, tests. */
const rows = [...report.matchAll(/^\| (\d\.\d+\.\d+) [^|]+ \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, id = '', claim = '', remark = '', tests = '']) => ({ id, claim, remark, tests }),
)

test('the conformance report has each of the 55 criteria of WCAG 2.2, A and AA, once, with a claim and a remark', () => {
  const [levelA = '', levelAA = ''] = report.split('## Level A\n')[1]?.split('## Level AA\n') ?? []
  const countIn = (part: string) => rows.filter(({ id }) => part.includes(`| ${id} `)).length
  expect([countIn(levelA), countIn(levelAA)]).toEqual([31, 24])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(55)
  for (const { id, claim, remark } of rows)
    expect([id, claim, remark]).toEqual([
      id,
      expect.stringMatching(/^(Supports|Partially Supports|Does Not Support|Not Applicable)$/),
      expect.stringMatching(/\.$/),
    ])
})

test('the conformance report names this version and its review date', () => {
  expect(report).toContain(`* **Product:** traffic operations site ${product.version}, `)
  expect(report).toMatch(/^\* \*\*Reviewed:\*\* 20\d\d-\d\d-\d\d$/m)
})

test('each test named in the conformance report exists', async () => {
  const names = (await readdir(SPECS, { recursive: true })).filter((name) => name.endsWith('.spec.ts'))
  const paths = [...names, '../../src/web/theme/contrast.test.ts']
  const specs = await Promise.all(paths.map((path) => readFile(new URL(path, SPECS), 'utf8')))
  const named = rows.flatMap(({ tests }) => [...tests.matchAll(/“([^”]+) …”/g)].map(([, text = '']) => text))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((text) => !specs.join('\n').includes(text))).toEqual([])
})

test('the conformance report counts the views of a full run', async () => {
  const states = await readFile(new URL('accessibility/states.ts', SPECS), 'utf8')
  const stateCount = states.match(/^ +(\{ )?state: /gm)?.length ?? 0
  const schemes = (visits: typeof ALL_VISITS) => visits.reduce((sum, visit) => sum + visit.schemes.length, 0)
  const ofState = schemes(ALL_VISITS.filter(({ width }) => STATE_WIDTHS.includes(width)))
  const views = MATRIX_PATHS.length * schemes(ALL_VISITS) + stateCount * ofState
  expect(report).toContain(`looks at ${MATRIX_PATHS.length} pages and ${stateCount} states`)
  expect(report).toContain(`${views.toLocaleString('en-US')} views in all`)
})
