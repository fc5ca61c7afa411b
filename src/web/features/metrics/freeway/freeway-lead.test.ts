import { expect, test } from 'vitest'
import type { ComparedFigure } from '../../../../contract/metrics-overview.ts'
import { englishTranslations, plain } from '../../../messages/testing/english-translations.ts'
import { freewayLead, minutesText } from './freeway-lead.ts'

const t = (lanesOpen: Partial<ComparedFigure>, road: string | null = null) =>
  plain(
    freewayLead(
      {
        lanesOpen: { value: 31, previous: 33.6, lastYear: null, mean: 35, meanOf: 52, ...lanesOpen },
        rule: { decimals: 1, goodDirection: 'down', sameWithin: { amount: 0.5, of: 'unit' } },
        road,
        when: 'this week',
        names: { mean: 'the 52-week mean', previous: 'the week before' },
      },
      englishTranslations,
    ),
  )

test('lanes that reopened sooner than usual are faster than the 52-week mean', () => {
  expect(t({})).toBe(
    'Lanes reopened in **31 minutes** on average this week, **4 minutes faster** than the 52-week mean.',
  )
})

test('lanes that reopened later are slower, and one road is named', () => {
  expect(t({ value: 36.6 }, 'I-95')).toBe(
    'Lanes on I-95 reopened in **36.6 minutes** on average this week, **1.6 minutes slower** than the 52-week mean.',
  )
})

test('half a minute more or less is about the same', () => {
  expect(t({ value: 35.4 })).toBe(
    'Lanes reopened in **35.4 minutes** on average this week, **about the same** as the 52-week mean.',
  )
})

test('without a mean the week before is what it is compared with, and without that nothing is', () => {
  expect(t({ mean: null })).toContain('**2.6 minutes faster** than the week before')
  expect(t({ mean: null, previous: null })).toBe('Lanes reopened in **31 minutes** on average this week.')
})

test('what was not measured is said to be, and is no zero', () => {
  expect(t({ value: null })).toBe('How long it took to reopen lanes was not measured this week.')
  expect(t({ value: 0 })).toContain('**0 minutes**')
})

test('a single minute has its own word', () => {
  expect(plain(minutesText(1, englishTranslations))).toBe('1 minute')
  expect(plain(minutesText(1.5, englishTranslations))).toBe('1.5 minutes')
})
