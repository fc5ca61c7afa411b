import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { composeReport } from './compose-report.ts'
import { CRITERIA_A } from './criteria-a.ts'
import { CRITERIA_AA } from './criteria-aa.ts'

const criteria = [...CRITERIA_A, ...CRITERIA_AA]
const SPECS = new URL('../../tests/e2e/', import.meta.url)

test('the report speaks of all 55 criteria of WCAG 2.2, A and AA, once', () => {
  expect(new Set(criteria.map(({ id }) => id)).size).toBe(55)
  expect([CRITERIA_A.length, CRITERIA_AA.length]).toEqual([31, 24])
})

test('each test the report names exists', async () => {
  const names = await readdir(SPECS, { recursive: true })
  const specs = await Promise.all(
    names.filter((name) => name.endsWith('.spec.ts')).map((name) => readFile(new URL(name, SPECS), 'utf8')),
  )
  const all = specs.join('\n')
  expect(criteria.flatMap(({ shownBy }) => shownBy).filter((text) => !all.includes(text))).toEqual([])
})

test('what a machine found is told in the report', () => {
  const looks = [
    {
      page: '/app/metrics',
      look: 'dark, 320 px',
      axeVersion: '4.0.0',
      rulesPassed: [],
      violations: ['label: <input>'],
    },
  ]
  const report = composeReport({ version: '1.0.0', axeVersion: '4.0.0', criteria, looks })
  expect(report).toContain('1 faults, listed at the end')
  expect(report).toContain('* /app/metrics, dark, 320 px: label: <input>')
})
