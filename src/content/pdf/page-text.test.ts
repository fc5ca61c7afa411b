import { expect, test } from 'vitest'
import { buildPageText, buildProperty, UNKNOWN_LETTER } from './page-text.ts'

const run = (str: string, hasEOL = false) => ({ str, hasEOL })

test('runs of one line join, and lines stay separate', () => {
  const runs = [run('Freeway '), run('report', true), run('', true), run('  Week of   November 1 ', true)]
  expect(buildPageText(runs)).toEqual({ text: 'Freeway report\nWeek of November 1', isCut: false })
})

test('an accent written as two characters becomes one, so that a search finds it', () => {
  expect(buildPageText([run('reconstruccio\u0301n')]).text).toBe('reconstrucción')
})

test('a letter that the font does not name stays visible as unknown', () => {
  expect(buildPageText([run('speci\0cation')]).text).toBe(`speci${UNKNOWN_LETTER}cation`)
})

test('control characters, symbol-font bullets and odd spaces do not reach the page', () => {
  expect(buildPageText([run('\u{F0B7}\u00A0Lanes\u0007 o\u00ADpen\uFEFF')]).text).toBe('Lanes open')
})

test('words separated by a control character stay separate', () => {
  expect(buildPageText([run('Palm\u0001Beach\u000bCounty\u0085\r\nMartin\u0007 \u0002County')]).text).toBe(
    'Palm Beach County\nMartin County',
  )
  expect(buildProperty('Annual\u0003report')).toBe('Annual report')
})

test('half of a broken character pair does not reach the page', () => {
  expect(buildPageText([run('a\uD800b')]).text.isWellFormed()).toBe(true)
})

test('a page of more than a million characters is cut and says so', () => {
  const { text, isCut } = buildPageText(Array.from({ length: 3 }, () => run('x'.repeat(500_000))))
  expect([text.length, isCut]).toEqual([1_000_000, true])
})

test('a title of spaces is no title', () => {
  expect(buildProperty(' \t\n')).toBeNull()
  expect(buildProperty(' Annual\nreport ')).toBe('Annual report')
  expect(buildProperty(undefined)).toBeNull()
})
