import { createElement } from 'react'
import { expect, test } from 'vitest'
import { csvOfTable } from './save-picture.ts'

test('the file of a chart holds its rows alone, and a figure not measured is an empty cell', () => {
  const columns = [
    { key: 'period', title: 'Period' },
    { key: 'minutes', title: 'Time to reopen lanes, min' },
    { key: 'bars', title: null, holds: 'bars' as const },
  ]
  const rows = [
    { key: '1', cells: ['Nov 8–14, 2026', createElement('strong', null, '36.6'), null] },
    { key: '2', cells: ['Nov 1–7, 2026', null, null] },
  ]
  expect(csvOfTable({ columns, rows })).toBe(
    'Period,"Time to reopen lanes, min"\r\n"Nov 8–14, 2026",36.6\r\n"Nov 1–7, 2026",\r\n',
  )
})
