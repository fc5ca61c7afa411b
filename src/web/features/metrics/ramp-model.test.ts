import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { RampFigures, RampOverview } from '../../../contract/metrics-overview.ts'
import { render } from '../../charts/testing/render.tsx'
import { englishTranslations, plain } from '../../messages/testing/english-translations.ts'
import { associationText, corridorsOf, rampFacts, rampFigures, rampLead, sinceText } from './ramp-model.ts'
import { RampLine } from './ramp-tab.tsx'
import { aRamp } from './testing/a-ramp.ts'

const overview = (ramps: RampFigures[]): RampOverview & { period: NonNullable<RampOverview['period']> } => ({
  period: {
    kind: 'month',
    start: '2026-10-01',
    end: '2026-10-31',
    status: 'final',
    previous: null,
    lastYear: null,
    meanPeriods: 12,
  },
  starts: ['2026-10-01'],
  columns: [],
  tableRows: 0,
  ramps,
})

test('signals that metered and that did not, and those of each status today, add up to all', () => {
  const some = overview([
    aRamp(),
    aRamp({ figures: { active_hours: 12 }, status: 'inactive' }),
    aRamp({ figures: null, status: 'notYetActivated' }),
  ])
  expect(plain(rampLead(some, englishTranslations))).toBe(
    '**2 of 3 ramp signals** metered traffic in October 2026; 1 did not.',
  )
  expect(plain(rampFacts(some, englishTranslations).join(' '))).toContain(
    '2 of the 3 are not on today; 1 of them ran earlier in the month. Status today: On 1, Off 1, Not yet on 1.',
  )
  expect(plain(rampLead(overview([aRamp({ figures: null })]), englishTranslations))).toBe(
    'No ramp signal metered traffic in October 2026.',
  )
})

test('zero hours are a figure, and what was not measured is none', () => {
  const figuresOf = (figures: RampFigures['figures']) =>
    rampFigures(aRamp({ figures }), englishTranslations).map(({ text }) => text)
  expect(figuresOf({ active_hours: 0, queue_override_minutes: null })[0]).toBe('0')
  expect(figuresOf({ active_hours: 0, queue_override_minutes: null })[1]).toBeNull()
  expect(figuresOf(null)).toEqual([null, null, null, null])
})

test('speeds before and while metering are shown side by side, never one alone', () => {
  const speedOf = (figures: RampFigures['figures']) =>
    rampFigures(aRamp({ figures }), englishTranslations).at(-1)?.text
  expect(speedOf({ mainline_speed_before_mph: 47.2, mainline_speed_active_mph: 52 })).toBe('47 to **52** mph')
  expect(speedOf({ mainline_speed_before_mph: null, mainline_speed_active_mph: 52 })).toBeNull()
})

test('a ramp that is off says since when, with the office’s reason as it was written', () => {
  const ramp = aRamp({
    status: 'inactive',
    lastMetered: '2026-05-01',
    note: 'The queue blocked the street.',
  })
  expect(plain(sinceText(ramp, englishTranslations))).toBe('last metered in May 2026')
  expect(render(createElement(RampLine, { ramps: [ramp], note: '' }))).toContain(
    '>The queue blocked the street.</p>',
  )
})

test('every comparison of speeds says its n and that it proves nothing', () => {
  const ramps = [aRamp({ figures: { weekdays_measured: 19 } }), aRamp({ figures: { weekdays_measured: 22 } })]
  expect(plain(associationText(ramps, 'October 2026', englishTranslations))).toMatch(
    /October 2026, n = 19 to 22 weekdays\. This is association, not proof/,
  )
  expect(associationText([aRamp({ figures: null })], 'October 2026', englishTranslations)).toContain(
    'n not given',
  )
})

test('ramps are drawn by road and direction', () => {
  const ramps = [aRamp({ id: 'a' }), aRamp({ id: 'b', direction: 'southbound' }), aRamp({ id: 'c' })]
  expect(corridorsOf(ramps).map((corridor) => corridor.map(({ id }) => id))).toEqual([['a', 'c'], ['b']])
})
