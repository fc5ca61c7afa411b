import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCell } from './row-issues.ts'
import { TABLES } from './tables.ts'

const figure = column('mean_toll_usd')
const word = column('window')

function column(name: string) {
  const found = TABLES.metrics_express_i95.columns.find((one) => one.name === name)
  if (found === undefined) throw new Error(`no column ${name}`)
  return found
}

test('an empty cell is not measured, and a written 0 is measured', () => {
  expect(parseCell(figure, '')).toEqual({ kind: 'value', value: null })
  expect(parseCell(figure, '  ')).toEqual({ kind: 'value', value: null })
  expect(parseCell(figure, '0')).toEqual({ kind: 'value', value: 0 })
  expect(parseCell(figure, '0.00')).toEqual({ kind: 'value', value: 0 })
})

test('figures are digits with a point, and words stay as written', () => {
  expect(parseCell(figure, ' 7.25 ')).toEqual({ kind: 'value', value: 7.25 })
  expect(parseCell(figure, '-2.5')).toEqual({ kind: 'value', value: -2.5 })
  expect(parseCell(word, '08:00-09:00')).toEqual({ kind: 'value', value: '08:00-09:00' })
})

test.each([
  ['7,25', 'has a decimal comma: write a point'],
  ['61,200', 'has commas between thousands: write the digits alone'],
  ['96.2%', 'has a percent sign: write the number alone, 96.2 for 96.2%'],
  ['$7.25', 'has a dollar sign: write the number alone'],
  ['31 min', 'has a unit: the column name already has it, so write the number alone'],
  ['=A1/B1', 'is a formula: save the sheet as values'],
  ['-A1', 'is a formula: save the sheet as values'],
  ['6.12E+04', 'is in scientific notation: write all digits'],
  ['1:30', 'is a clock time: write minutes as a number, 1.5 for 1:30'],
  ['n/a', 'is not a number: leave the cell empty when nothing was measured'],
  ['-', 'is not a number: leave the cell empty when nothing was measured'],
  ['--', 'is not a number: leave the cell empty when nothing was measured'],
  ['#N/A', 'is not a number: leave the cell empty when nothing was measured'],
  ['NaN', 'is not a number: leave the cell empty when nothing was measured'],
  ['Infinity', 'is not a number: write digits, with a point before decimals'],
  ['0x1F', 'has a unit: the column name already has it, so write the number alone'],
  ['.5', 'is not a number: write digits, with a point before decimals'],
])('%s in a column of figures is refused with advice', (text, message) => {
  expect(parseCell(figure, text)).toEqual({ kind: 'problem', message: `"${text}" ${message}` })
})

test('a cell of any length and content is read or refused, and only an empty one is unmeasured', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const read = parseCell(figure, text)
      if (read.kind === 'problem') expect(read.message.length).toBeLessThan(200)
      else expect(read.value === null).toBe(text.trim() === '')
    }),
  )
})

test('a published figure is read back unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (hundredths) => {
      expect(parseCell(figure, (hundredths / 100).toFixed(2))).toEqual({
        kind: 'value',
        value: hundredths / 100 + 0,
      })
    }),
  )
})
