import { expect, test } from 'vitest'
import { englishTranslations } from '../../../../tests/builders/english-translations.ts'
import type { Stat } from '../../../contract/stats.ts'
import { comparisonText } from '../../messages/comparison-text.ts'
import { comparedStat } from './key-figures-section.tsx'

const { t } = englishTranslations
const compared = (changes: Partial<Stat>) =>
  comparisonText(comparedStat(aStat(changes), t), 'en', t).text.replaceAll('\u00a0', ' ')

test('a time is compared with the period before, as on Metrics and beside it', () => {
  const mean = { value: 35, weeksMeasured: 52, weeks: 52 }
  for (const meanOf52Weeks of [mean, null])
    expect(compared({ meanOf52Weeks })).toBe('**2.6 min faster** than the week before')
})

test('a share and a count are compared with the period before', () => {
  expect(compared({ unit: 'percent', goodDirection: 'up', value: 96.2, previousValue: 95.1 })).toBe(
    '**1.1 points higher (better)** than the week before',
  )
  expect(
    compared({ unit: 'assists', goodDirection: 'none', decimals: 0, value: 1642, previousValue: 1629 }),
  ).toBe('**About the same** as the week before (1,629)')
})

test('a month is compared with the month before', () => {
  const period = { kind: 'month', start: '2026-10-01', end: '2026-10-31', label: 'October 2026' } as const
  expect(compared({ unit: 'percent', goodDirection: 'up', value: 93.4, previousValue: 95.2, period })).toBe(
    '**1.8 points lower (worse)** than the month before',
  )
})

test('without an earlier figure there is no comparison', () => {
  expect(compared({ previousValue: null })).toBe('No comparison with the week before')
})

function aStat(changes: Partial<Stat>): Stat {
  return {
    key: 'minutesToReopenLanes',
    label: 'Time to reopen lanes',
    value: 31,
    unit: 'minutes',
    previousValue: 33.6,
    period: { kind: 'week', start: '2026-11-08', end: '2026-11-14', label: 'Nov 8–14, 2026' },
    goodDirection: 'down',
    definition: 'Minutes from the first report until all lanes were open.',
    decimals: 1,
    lastYearValue: null,
    meanOf52Weeks: null,
    verdict: 'better',
    n: { measured: 118, of: 131 },
    coveragePercent: 90.1,
    status: 'preliminary',
    source: { table: 'metrics_freeway_weekly', column: 'roadway_clearance_minutes_mean' },
    direction: 'all',
    ...changes,
  }
}
