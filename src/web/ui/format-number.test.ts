import { expect, test } from 'vitest'
import { formatBytes, formatNumber } from './format-number.ts'

const NBSP = '\u00a0'

test('a file size reads in decimal units and never breaks over two lines', () => {
  expect(formatBytes(482_113, 'en')).toBe(`482${NBSP}KB`)
  expect(formatBytes(6_104_000, 'en')).toBe(`6.1${NBSP}MB`)
  expect(formatBytes(12, 'en')).toBe(`1${NBSP}KB`)
  expect(formatBytes(999_600, 'en')).toBe(`1.0${NBSP}MB`)
})

test('numbers carry thousands separators', () => {
  expect(formatNumber(84_310, 'en')).toBe('84,310')
  expect(formatNumber(93.44, 'en', 1)).toBe('93.4')
})
