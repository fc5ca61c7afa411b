import { expect, test } from 'vitest'
import { TABLE_IDS } from '../../src/contract/metrics-table.ts'
import { headerIssues } from '../../src/measures/columns/header.ts'
import { TABLES } from '../../src/measures/columns/tables.ts'
import { aContentFolder } from '../../tests/builders/a-content-folder.ts'
import { aSiteInfo } from '../../tests/builders/a-site.ts'
import { describeTable } from './list-columns.ts'
import { runContent } from './testing/run-command.ts'

test('the columns of a category are listed as the first line of a file, and with what their cells hold', async () => {
  const { path } = await aContentFolder()
  const { code, out } = await runContent(['columns', 'metrics_freeway_weekly', '--folder', path])
  expect(code).toBe(0)
  expect(out).toContain('metrics/metrics_freeway_weekly.csv: one row for each period, county, road,')
  expect(out).toContain('metrics/metrics_freeway_weekly.reliability.csv')
  expect(out).toMatch(/^period_start +.*: a day, such as 2026-11-15$/m)
  expect(out).toMatch(/^direction +Direction: one of .*northbound.*, all$/m)
  expect(out).toMatch(/^verification_minutes_mean +.*: minutes; empty: not measured$/m)
  expect(out).toMatch(/^coverage_percent +Coverage: percent, 0 to 100; may be left out$/m)
  const unknown = await runContent(['columns', 'documents_annual', '--folder', path])
  expect(unknown).toMatchObject({ code: 1, err: 'Reports of "documents_annual" have no table of figures.\n' })
})

test('the columns of incidents say which time is which, and name the district’s areas and helpers', async () => {
  const { path } = await aContentFolder()
  const { out } = await runContent(['columns', 'services_incidentManagement_tim', '--folder', path])
  expect(out).toMatch(/^t3 +Help dispatched: a time, such as 2026-11-15 7:30 AM/m)
  expect(out).toMatch(/^area +.*: one of broward, palmBeach, treasureCoast$/m)
  expect(out).not.toContain('{')
})

test.each(TABLE_IDS)('a file with the listed first line fits the table %s', (id) => {
  const line = describeTable(TABLES[id], aSiteInfo()).split('\n')[2] ?? ''
  expect(headerIssues(TABLES[id], line.split(','))).toEqual([])
})
