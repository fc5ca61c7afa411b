import { expect, test } from 'vitest'
import { englishTranslations, plain } from '../../messages/testing/english-translations.ts'
import { windowSpoken } from './express-chart.tsx'
import { expressLead, hoursText } from './express-model.ts'
import { readRows } from './figures.ts'

const columns = [
  'window',
  'express_mean_speed_mph',
  'general_mean_speed_mph',
  'minutes_saved',
  'mean_toll_usd',
  'cost_per_minute_saved_usd',
]
const read = (rows: (string | number | null)[][]) => readRows({ columns, rows }, ['window'])

test('the hour that saved most comes with its toll', () => {
  const windows = read([
    ['07:00-08:00', 57, 38, 8.4, 5.25, 0.63],
    ['08:00-09:00', 54, 34, 11, 7.25, 0.65],
    ['17:00-18:00', null, null, null, null, null],
  ])
  expect(plain(expressLead(windows, 'in October 2026', englishTranslations))).toBe(
    'From 8 to 9 a.m., a toll of **$7.25** saved **11 minutes**.',
  )
})

test('no time saved is said, and so is nothing measured', () => {
  expect(
    expressLead(read([['07:00-08:00', 57, 58, -0.5, 2, null]]), 'in October 2026', englishTranslations),
  ).toContain('saved no time')
  expect(
    expressLead(read([['07:00-08:00', 57, 58, null, null, null]]), 'in October 2026', englishTranslations),
  ).toContain('were not measured in October 2026')
  expect(expressLead([], 'in October 2026', englishTranslations)).toContain('were not measured')
})

test('hours share their half of the day where they can', () => {
  expect(plain(hoursText('06:00-07:00', englishTranslations))).toBe('6–7 a.m.')
  expect(plain(hoursText('10:00-15:00', englishTranslations))).toBe('10 a.m.–3 p.m.')
  expect(plain(hoursText('22:00-24:00', englishTranslations))).toBe('10 p.m.–12 a.m.')
})

test('a figure not measured stays unmeasured in words', () => {
  const [row] = read([['07:00-08:00', 57, null, null, null, null]])
  expect(row && windowSpoken(row, englishTranslations)).toContain('general lanes not measured mph')
})
