import { expect, test } from 'vitest'
import { splitPeriod } from './cover.tsx'

test('a cover sets the year of its period in large figures, whatever the language', () => {
  expect(splitPeriod('FY 2026')).toEqual({ when: 'FY', year: '2026' })
  expect(splitPeriod('Nov 8–14, 2026')).toEqual({ when: 'Nov 8–14', year: '2026' })
  expect(splitPeriod('octubre de 2026')).toEqual({ when: 'octubre', year: '2026' })
  expect(splitPeriod('2025–2030')).toEqual({ when: '', year: '2025–2030' })
  expect(splitPeriod('Spring')).toEqual({ when: 'Spring', year: '' })
})
