import type { Inline, ReadableBlock } from '../../../contract/readable-report.ts'
import { pageStarts, plainText, tidyLine } from './derive-line.ts'
import { chooseMarks } from './list-marks.ts'
import { isTag, type MarkedPiece, type Tag } from './read-tags.ts'

interface ListParts {
  block: (tag: Tag) => ReadableBlock[]
  /** `item`: the element around it. */
  label: (tag: Tag, item: Tag) => Inline[]
  body: (kids: Tag['kids'], item: Tag | null) => ReadableBlock[]
}

interface Item {
  label: Inline[]
  blocks: ReadableBlock[]
}

/** Makes an HTML list from one in a structure tree. `before`: its caption. `list` is `null` if empty. */
export function deriveList(
  tag: Tag,
  parts: ListParts,
): { before: ReadableBlock[]; list: Extract<ReadableBlock, { kind: 'list' }> | null } {
  const before: ReadableBlock[] = []
  const items: Item[] = []
  for (const kid of tag.kids) {
    const last = items.at(-1)
    if (!isTag(kid)) items.push({ label: [], blocks: parts.body([kid], null) })
    else if (kid.type === 'Caption') before.push(...parts.block(kid))
    else if ((kid.type === 'L' || kid.type === 'TOC') && last !== undefined)
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

function deriveItem(item: Tag, parts: ListParts): Item {
  const label: Inline[] = []
  const rest: (Tag | MarkedPiece)[] = []
  for (const kid of item.kids) {
    if (isTag(kid) && kid.type === 'Lbl') label.push(...parts.label(kid, item))
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
