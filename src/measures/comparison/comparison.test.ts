import { expect, test } from 'vitest'
import { type ComparisonRule, compareFigures } from './compare.ts'

const minutes: ComparisonRule = {
  decimals: 1,
  goodDirection: 'down',
  sameWithin: { amount: 0.5, of: 'unit' },
}

test('31.0 minutes after 33.6 are 2.6 fewer, which is better if less is better', () => {
  expect(compareFigures(31, 33.6, minutes)).toEqual({
    kind: 'measured',
    difference: -2.6,
    differencePercent: (100 * -2.6) / 33.6,
    direction: 'down',
    verdict: 'better',
  })
})

test('more is worse if less is better, better if more is better, and neither if neither is', () => {
  const verdict = (goodDirection: ComparisonRule['goodDirection']) => {
    const compared = compareFigures(46.2, 45.1, { ...minutes, goodDirection })
    return compared.kind === 'measured' ? compared.verdict : null
  }
  expect([verdict('down'), verdict('up'), verdict('none')]).toEqual(['worse', 'better', 'neither'])
})

test('a difference up to the threshold is about the same', () => {
  expect(compareFigures(31.5, 31, minutes)).toMatchObject({
    direction: 'level',
    verdict: 'same',
    difference: 0.5,
  })
  expect(compareFigures(31.6, 31, minutes)).toMatchObject({ direction: 'up', verdict: 'worse' })
})

test('a threshold in percent grows with the compared figures', () => {
  const events: ComparisonRule = {
    decimals: 0,
    goodDirection: 'none',
    sameWithin: { amount: 5, of: 'baselinePercent' },
  }
  expect(compareFigures(105, 100, events)).toMatchObject({ verdict: 'same' })
  expect(compareFigures(106, 100, events)).toMatchObject({ verdict: 'neither', direction: 'up' })
})

test('the difference is the one between the two figures shown', () => {
  // Shown: 31.0 and 33.6. Subtracted before rounding they would differ by 2.7.
  expect(compareFigures(30.96, 33.64, minutes)).toMatchObject({ difference: -2.6 })
})

test('nothing is compared with what was not measured', () => {
  expect(compareFigures(null, 33.6, minutes)).toEqual({ kind: 'notMeasured' })
  expect(compareFigures(31, null, minutes)).toEqual({ kind: 'notMeasured' })
  expect(compareFigures(0, 0, minutes)).toMatchObject({
    kind: 'measured',
    difference: 0,
    differencePercent: null,
  })
})
