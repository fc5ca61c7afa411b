import type { ListMarks } from '../../../contract/readable-report.ts'

interface ChosenMarks {
  marks: ListMarks
  /** Number of the first item. */
  start: number
}

const BULLETS: ChosenMarks = { marks: 'bullet', start: 1 }

/**
 * How HTML marks the items of a list. Labels that count up become numbers, those without a letter or digit bullets, and
 * all others stay part of their items' text. Pure.
 *
 * @param labels as the PDF has them; empty for an item without one
 * @param numbering `ListNumbering` of ISO 32000-1, table 347
 */
export function chooseMarks(labels: readonly string[], numbering: string | null): ChosenMarks {
  if (labels.every((label) => label === '')) return { marks: MARKS.get(numbering ?? '') ?? 'none', start: 1 }
  if (labels.every((label) => !/[\p{L}\p{N}]/u.test(label))) return BULLETS
  for (const [marks, write] of Object.entries(WRITTEN) as [keyof typeof WRITTEN, (n: number) => string][]) {
    const start = firstNumber(labels[0] ?? '', write)
    if (start !== null && labels.every((label, index) => bare(label) === write(start + index)))
      return { marks, start }
  }
  return { marks: 'own', start: 1 }
}

const MARKS = new Map<string, ListMarks>([
  ['Decimal', 'decimal'],
  ['Ordered', 'decimal'],
  ['UpperAlpha', 'upperAlpha'],
  ['LowerAlpha', 'lowerAlpha'],
  ['UpperRoman', 'upperRoman'],
  ['LowerRoman', 'lowerRoman'],
  ['Disc', 'bullet'],
  ['Circle', 'bullet'],
  ['Square', 'bullet'],
  ['Unordered', 'bullet'],
])

/** Numbers as HTML writes them in front of items. */
const WRITTEN = {
  decimal: String,
  lowerRoman: (number: number) => roman(number),
  upperRoman: (number: number) => roman(number).toUpperCase(),
  lowerAlpha: (number: number) => letterOf(number),
  upperAlpha: (number: number) => letterOf(number).toUpperCase(),
} satisfies Partial<Record<ListMarks, (number: number) => string>>

// Few lists continue from a number higher than this.
const MAX_STARTS = 500

function firstNumber(label: string, write: (number: number) => string): number | null {
  const wanted = bare(label)
  for (let number = 0; number <= MAX_STARTS; number++) if (write(number) === wanted) return number
  return null
}

/** "1" of "1.", "(1)" and "1)". */
function bare(label: string): string {
  return label.replace(/^[([]/, '').replace(/[.)\]:]{1,3}$/, '')
}

function letterOf(number: number): string {
  return number >= 1 && number <= 26 ? String.fromCodePoint(96 + number) : ''
}

const ROMAN = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const

function roman(number: number): string {
  let rest = number
  let text = ''
  for (const [value, sign] of ROMAN) {
    while (rest >= value) {
      text += sign
      rest -= value
    }
  }
  return text
}
