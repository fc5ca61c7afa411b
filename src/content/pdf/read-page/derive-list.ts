import type { Inline, ReadableBlock } from '../../../contract/readable-report.ts'
import { isElement, type Kid, type StructureElement } from '../checks/pdf-model.ts'
import { pageStarts, plainText, tidyLine } from './derive-line.ts'
import { chooseMarks } from './list-marks.ts'

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
