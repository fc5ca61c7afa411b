import { spawnSync } from 'node:child_process'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../src/server/testing/a-folder.ts'
import { SHARED_DATA_DIR } from '../testing/shared-pdf-cache.ts'
import { isShortRun } from '../testing/test-cases.ts'
import { continueTable } from './continue-table.ts'

const names = ['period_start', 'period_end', 'road', 'events', 'row_status']
const week = (start: string, end: string, events: string, status = 'final') => [
  [start, end, 'I-95', events, status],
  [start, end, 'I-595', `${events}0`, status],
]
const rows = [
  ...week('2025-11-02', '2025-11-08', '11'),
  ...week('2025-11-09', '2025-11-15', '12'),
  ...week('2026-05-03', '2026-05-09', '99'),
  ...week('2026-11-01', '2026-11-07', '13', 'revised'),
]

test('each made-up week repeats a whole week of the same season, and the newest one is preliminary', () => {
  const added = continueTable({ names, rows }, ['week'], { until: '2026-11-25', seed: 'a' })
  expect(added.map(([start, end, , , status]) => [start, end, status])).toEqual([
    ...Array(2).fill(['2026-11-08', '2026-11-14', 'final']),
    ...Array(2).fill(['2026-11-15', '2026-11-21', 'preliminary']),
  ])
  for (const [first, second] of [added.slice(0, 2), added.slice(2)]) {
    expect(['11', '12', '13']).toContain(first?.[3])
    expect(second?.[3]).toBe(`${first?.[3]}0`)
  }
})

test('the same seed makes up the same figures, and another seed different ones', () => {
  const make = (seed: string) => continueTable({ names, rows }, ['week'], { until: '2026-12-31', seed })
  expect(make('a')).toEqual(make('a'))
  expect(make('b')).not.toEqual(make('a'))
})

// Only people who change the sample run into this.
test.skipIf(isShortRun)(
  'the sample continued by half a year keeps its rows and passes the content check',
  { timeout: 300_000 },
  async () => {
    const content = join(await aFolder(), 'content')
    await cp('content', content, { recursive: true })
    const run = (script: string, ...args: string[]) =>
      spawnSync(process.execPath, [script, ...args], {
        encoding: 'utf8',
        env: { ...process.env, DATA_DIR: SHARED_DATA_DIR },
      })
    expect(run('tools/sample.ts', '--content', content, '--until', '2027-05-16')).toMatchObject({ status: 0 })
    const before = await readFile('content/metrics/metrics_freeway_weekly.csv', 'utf8')
    const after = await readFile(join(content, 'metrics', 'metrics_freeway_weekly.csv'), 'utf8')
    expect(after.startsWith(before)).toBe(true)
    expect(after).toContain('\n2027-05-09,2027-05-15,')
    const checked = run('tools/content.ts', 'check', content)
    expect(checked.stdout).toContain('63 reports')
    expect(checked.status).toBe(0)
  },
)
