import { expect, test } from 'vitest'
import { type Compared, comparisonText } from './comparison-text.ts'
import { englishTranslations } from './testing/english-translations.ts'

const { t } = englishTranslations

const minutes: Omit<Compared, 'value' | 'baseline'> = {
  unit: 'minutes',
  decimals: 1,
  goodDirection: 'down',
  sameWithin: { amount: 0.5, of: 'unit' },
  baselineName: 'the week before',
}

const compared = (value: number | null, baseline: number | null, changes: Partial<Compared> = {}) => {
  const { text, direction } = comparisonText({ ...minutes, value, baseline, ...changes }, 'en', t)
  return [direction, text.replaceAll('\u00a0', ' ')]
}

test('fewer minutes are faster and more are slower', () => {
  expect(compared(31, 33.6)).toEqual(['down', '**2.6 min faster** than the week before'])
  expect(compared(46.2, 45.1)).toEqual(['up', '**1.1 min slower** than the week before'])
})

test('a share moves by points, and the word judges it', () => {
  const percent = { unit: 'percent', goodDirection: 'up' } as const
  expect(compared(96.2, 95.1, percent)).toEqual(['up', '**1.1 points better** than the week before'])
  expect(compared(93.4, 95.2, percent)).toEqual(['down', '**1.8 points worse** than the week before'])
})

test('what hardly changed is about the same, with the figure before', () => {
  const assists = {
    unit: 'assists',
    decimals: 0,
    goodDirection: 'none',
    sameWithin: { amount: 5, of: 'baselinePercent' },
  } as const
  expect(compared(1642, 1629, assists)).toEqual(['level', '**About the same** as the week before (1,629)'])
  expect(compared(1942, 1629, assists)).toEqual(['up', '**313 more** than the week before'])
})

test('more of what should be less is said to be worse', () => {
  const crashes = { unit: 'crashes', decimals: 0, sameWithin: { amount: 0, of: 'unit' } } as const
  expect(compared(9, 4, crashes)).toEqual(['up', '**5 more** than the week before, which is worse'])
  expect(compared(4, 9, crashes)).toEqual(['down', '**5 fewer** than the week before, which is better'])
})

test('nothing is compared with what was not measured, and zero is a measurement', () => {
  expect(compared(31, null)).toEqual([null, 'No comparison with the week before'])
  expect(compared(null, 31)).toEqual([null, 'No comparison with the week before'])
  expect(compared(0, 3)).toEqual(['down', '**3.0 min faster** than the week before'])
})
