import { expect, test } from 'vitest'
import { englishTranslations, plain } from '../../../../tests/builders/english-translations.ts'
import type { ComparedFigure, OverviewPeriod } from '../../../contract/metrics-overview.ts'
import { comparisonText } from '../../messages/comparison-text.ts'
import { minutesText } from './figures.ts'
import { LANES_OPEN } from './freeway-model.ts'
import { basisFor, freewayLead, timeToAllowText } from './freeway-text.ts'
import type { TripTimes } from './trips.ts'

const MINUTES = {
  name: LANES_OPEN,
  unit: 'minutes',
  decimals: 1,
  goodDirection: 'down',
  sameWithin: { amount: 0.5, of: 'unit' },
} as const

const period: OverviewPeriod = {
  kind: 'week',
  start: '2026-11-08',
  end: '2026-11-14',
  status: 'final',
  previous: null,
  lastYear: null,
  meanPeriods: 52,
}

const t = (changes: Partial<ComparedFigure>, road = 'all') => {
  const lanesOpen = { value: 31, previous: 33.6, lastYear: null, mean: 35, meanOf: 52, ...changes }
  const figures = { [LANES_OPEN]: lanesOpen }
  return plain(freewayLead({ period, columns: [MINUTES], road, figures }, englishTranslations))
}

test('lanes that reopened sooner than usual beat the 52-week mean', () => {
  expect(t({})).toBe(
    'Time to reopen lanes averaged **31 minutes** in the week of Nov 8–14, 2026, **4.0 min faster** than the 52-week mean.',
  )
})

test('lanes that reopened later are slower, and one road is named', () => {
  expect(t({ value: 36.6 }, 'I-95')).toBe(
    'Time to reopen lanes on I-95 averaged **36.6 minutes** in the week of Nov 8–14, 2026, **1.6 min slower** than the 52-week mean.',
  )
})

test('the sentence compares like the key figures do', () => {
  const compared = comparisonText(
    { ...MINUTES, value: 36.6, baseline: 35, baselineName: 'the 52-week mean' },
    'en',
    englishTranslations.t,
  )
  expect(t({ value: 36.6 })).toContain(plain(compared.text))
})

test('half a minute more or less is about the same', () => {
  expect(t({ value: 35.4 })).toBe(
    'Time to reopen lanes averaged **35.4 minutes** in the week of Nov 8–14, 2026, **about the same** as the 52-week mean (35.0 min).',
  )
})

test('without a mean the comparison is with the week before, and without that there is none', () => {
  expect(t({ mean: null })).toContain('**2.6 min faster** than the week before')
  expect(t({ mean: null, previous: null })).toBe(
    'Time to reopen lanes averaged **31 minutes** in the week of Nov 8–14, 2026.',
  )
})

test('a figure not measured is called that, and is not a zero', () => {
  expect(t({ value: null })).toBe('Time to reopen lanes was not measured in the week of Nov 8–14, 2026.')
  expect(t({ value: 0 })).toContain('**0 minutes**')
})

test('a single minute is in the singular', () => {
  expect(plain(minutesText(1, englishTranslations))).toBe('1 minute')
  expect(plain(minutesText(1.5, englishTranslations))).toBe('1.5 minutes')
})
const morning: TripTimes = {
  meanMinutes: 31,
  p95Minutes: 51.9,
  freeFlowMinutes: 22,
  coveragePercent: 98.8,
  stretches: 1,
}

test('the time to allow is in whole minutes, rounded up', () => {
  expect(plain(timeToAllowText(morning, 'in May', englishTranslations))).toBe(
    'This trip typically takes **31 minutes**. Allow **52 minutes** to be on time 19 times in 20.',
  )
  expect(plain(basisFor(morning, 'Nov 8–14, 2026', englishTranslations))).toMatch(
    /^Measured Nov 8–14, 2026; 98\.8% of intervals had data\. With no traffic the trip takes 22 minutes\.$/,
  )
})

test('over several segments only the typical time is given, as a sum', () => {
  const several = { ...morning, meanMinutes: 42.3, p95Minutes: null, stretches: 2 }
  expect(plain(timeToAllowText(several, 'in May', englishTranslations))).toBe(
    'This trip typically takes **42 minutes**.',
  )
  expect(basisFor(several, 'Nov 8–14, 2026', englishTranslations)).toContain(
    'This adds up the typical times of its 2 segments.',
  )
})

test('a trip that was not measured has no advice', () => {
  const dark = { ...morning, meanMinutes: null, coveragePercent: null }
  expect(timeToAllowText(dark, 'in May', englishTranslations)).toBe('This trip was not measured in May.')
  expect(timeToAllowText({ ...dark, stretches: 3 }, 'in May', englishTranslations)).toContain('not measured')
  expect(basisFor(dark, 'Nov 8–14, 2026', englishTranslations)).toContain('coverage not given')
})
