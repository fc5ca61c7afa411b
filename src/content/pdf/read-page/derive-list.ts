import type { Inline, ListMarks, ReadableBlock } from '../../../contract/readable-report.ts'
import { isElement, type Kid, type StructureElement } from '../checks/pdf-model.ts'
import { pageStarts, plainText, tidyLine } from './derive-line.ts'

interface ListParts {
  block: (tag: StructureElement) => ReadableBlock[]
  /** `item`: the element around it. */
  label: (tag: StructureElement, item: StructureElement) => Inline[]
  body: (kids: readonly Kid[], item: StructureElement | null) => ReadableBlock[]
}

interface Item {
  label: Inline[]
  blocks: ReadableBlock[]
}

/** Makes an HTML list from one in a structure tree. `before`: its caption. `list` is `null` if empty. */
export function deriveList(
  tag: StructureElement,
  parts: ListParts,
): { before: ReadableBlock[]; list: Extract<ReadableBlock, { kind: 'list' }> | null } {
  const before: ReadableBlock[] = []
  const items: Item[] = []
  for (const kid of tag.kids) {
    const last = items.at(-1)
    if (!isElement(kid)) items.push({ label: [], blocks: parts.body([kid], null) })
    else if (kid.knownType === 'Caption') before.push(...parts.block(kid))
    else if ((kid.knownType === 'L' || kid.knownType === 'TOC') && last !== undefined)
      last.blocks.push(...parts.block(kid))
    else items.push(deriveItem(kid, parts))
  }
  const filled = items.filter(({ label, blocks }) => blocks.length > 0 || plainText(label) !== '')
  if (filled.length === 0) return { before, list: null }
  const labels = filled.map(({ label }) => plainText(label))
  const { marks, start } = chooseMarks(labels, tag.listNumbering)
  const shown = filled.map(({ label, blocks }) => {
    // A number that HTML writes itself may still contain the start of a page.
    const first = marks === 'own' ? [...label, ' '] : pageStarts(label).map((page) => ({ page }))
    return withFirstWords(blocks, first)
  })
  return { before, list: { kind: 'list', marks, start, items: shown } }
}

function deriveItem(item: StructureElement, parts: ListParts): Item {
  const label: Inline[] = []
  const rest: Kid[] = []
  for (const kid of item.kids) {
    if (isElement(kid) && kid.knownType === 'Lbl') label.push(...parts.label(kid, item))
    else rest.push(kid)
  }
  return { label: tidyLine(label), blocks: parts.body(rest, item) }
}

/** Prepends words to the first ones of blocks. */
function withFirstWords(blocks: readonly ReadableBlock[], words: readonly Inline[]): ReadableBlock[] {
  const [first, ...rest] = blocks
  if (words.length === 0) return [...blocks]
  return first?.kind === 'paragraph'
    ? [{ ...first, text: tidyLine([...words, ...first.text]) }, ...rest]
    : [{ kind: 'paragraph', text: tidyLine(words) }, ...blocks]
}

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
