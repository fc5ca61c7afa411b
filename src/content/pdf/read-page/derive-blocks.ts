import type { Inline, ReadableBlock } from '../../../contract/readable-report.ts'
import { isElement, type Kid, type MarkedPiece, type StructureElement } from '../checks/pdf-model.ts'
import {
  type Around,
  enter,
  inside,
  isInline,
  langOf,
  MEANINGS,
  outerSpaces,
  pageStarts,
  plainText,
  tidyLine,
} from './derive-line.ts'
import { deriveList } from './derive-list.ts'
import { deriveTable } from './derive-table.ts'
import type { DerivationSource, Derived, UsedPiece } from './derived.ts'

const SECTIONS = new Set(['Part', 'Art', 'Sect'])
const CSS_PIXELS_IN_A_POINT = 4 / 3

/**
 * Derives the blocks of an HTML page from the structure tree of a PDF: elements across pages stay whole, and content
 * outside elements, such as running headers, is left out. Pure.
 *
 * @see https://pdfa.org/resource/deriving-html-from-pdf/
 */
export function deriveBlocks(source: DerivationSource): Derived {
  return new Derivation(source).derive()
}

class Derivation {
  readonly #source: DerivationSource
  readonly #derived: Derived = {
    blocks: [],
    figures: [],
    used: [],
    irregularTables: [],
    figuresWithoutAlt: [],
  }
  readonly #started = new Set<number>()
  readonly #seen = new Set<string>()
  readonly #filled = new Set<number>()
  /** Blocks found within a line of text; they follow it. */
  #lifted: ReadableBlock[] = []
  #line = 0
  #last: UsedPiece | null = null

  constructor(source: DerivationSource) {
    this.#source = source
  }

  derive(): Derived {
    const { tags, language, pageCount } = this.#source
    for (const page of pagesOf(tags)) this.#filled.add(page)
    const around: Around = { language, shown: language, href: null, isTop: true, depth: 0 }
    const { blocks } = this.#derived
    blocks.push(...this.#flow(tags, around))
    for (let page = 1; page <= pageCount; page++) blocks.push(...this.#startPages(page))
    return this.#derived
  }

  /** Blocks, with whatever is between them as lines of text. */
  #flow(
    kids: readonly Kid[],
    around: Around,
    ofElement?: (text: Inline[]) => ReadableBlock,
  ): ReadableBlock[] {
    const wrap = ofElement ?? ((text: Inline[]) => ({ kind: 'paragraph' as const, text, ...langOf(around) }))
    const isLine = ofElement !== undefined
    const blocks: ReadableBlock[] = []
    let line: Inline[] = []
    const lineInside = inside(around)
    const flush = () => {
      const text = tidyLine(line)
      line = []
      this.#line += 1
      if (plainText(text) !== '') blocks.push(wrap(text))
      // A page that begins with an empty line begins with the next words instead.
      else for (const page of pageStarts(text)) this.#started.delete(page)
      blocks.push(...this.#lifted.splice(0))
    }
    for (const kid of kids) {
      const isBlock = isElement(kid) && !isInline(kid, isLine)
      if (isBlock) flush()
      if (around.isTop && line.length === 0)
        blocks.push(...this.#startPages(isElement(kid) ? kid.firstPage : kid.page))
      if (isBlock) blocks.push(...this.#block(kid, enter(kid, around)))
      else {
        line.push(...this.#inline(kid, lineInside))
        if (this.#lifted.length > 0) flush()
      }
    }
    flush()
    return blocks
  }

  #block(tag: StructureElement, around: Around): ReadableBlock[] {
    const lang = langOf(around)
    const within = inside(around)
    const [, level] = /^H([1-6])$/.exec(tag.knownType ?? '') ?? []
    if (level !== undefined) return this.#heading(tag, Number(level), around)
    switch (tag.knownType) {
      case 'H':
        return this.#heading(tag, Math.min(6, Math.max(1, around.depth)), around)
      case 'Title':
        return this.#heading(tag, 1, around)
      case 'Caption':
        return this.#text(tag, around, (text) => ({ kind: 'paragraph', text, as: 'caption', ...lang }))
      case 'BlockQuote':
        return wrapped('quote', this.#flow(tag.kids, within), lang)
      case 'Note':
      case 'FENote':
      case 'Aside':
        return wrapped('note', this.#flow(tag.kids, within), lang)
      case 'L':
      case 'TOC':
        return this.#list(tag, around)
      case 'Table':
        return this.#table(tag, around)
      case 'Figure':
      case 'Formula':
        return this.#figure(tag, around)
      case 'Artifact':
        this.#inline(tag, within)
        this.#lifted = []
        return []
      case 'P':
      case 'Sub':
        return this.#text(tag, around, (text) => ({ kind: 'paragraph', text, ...lang }))
      default: {
        if (tag.knownType === null && isInline(tag, true))
          return this.#text(tag, around, (text) => ({ kind: 'paragraph', text, ...lang }))
        const depth = around.depth + (SECTIONS.has(tag.knownType ?? '') ? 1 : 0)
        return this.#flow(tag.kids, { ...around, depth })
      }
    }
  }

  /** An element with one line of text. */
  #text(tag: StructureElement, around: Around, wrap: (text: Inline[]) => ReadableBlock): ReadableBlock[] {
    if (tag.actualText === null) return this.#flow(tag.kids, inside(around), wrap)
    const text = tidyLine(this.#inline(tag, inside(around)))
    return plainText(text) === '' ? [] : [wrap(text)]
  }

  #heading(tag: StructureElement, level: number, around: Around): ReadableBlock[] {
    return this.#text(tag, around, (text) => ({ kind: 'heading', level, text, ...langOf(around) }))
  }

  #list(tag: StructureElement, around: Around): ReadableBlock[] {
    const within = inside(around)
    const { before, list } = deriveList(tag, {
      block: (kid) => this.#block(kid, enter(kid, kid.knownType === 'Caption' ? around : within)),
      label: (kid, item) => this.#inline(kid, enter(item, within)),
      body: (kids, item) => {
        this.#line += 1
        return this.#flow(kids, item === null ? within : enter(item, within))
      },
    })
    return list === null ? before : [...before, { ...list, ...langOf(around) }]
  }

  #table(tag: StructureElement, around: Around): ReadableBlock[] {
    const within = inside(around)
    const { table, isRegular } = deriveTable(tag, {
      caption: (caption) => tidyLine(this.#everyWord(caption, enter(caption, within))),
      cell: (cell) => {
        const cellAround = enter(cell, within)
        return { blocks: this.#flow(cell.kids, inside(cellAround)), ...langOf(cellAround) }
      },
    })
    if (table.rows.length === 0) return this.#flow(tag.kids, around)
    if (!isRegular && tag.firstPage !== null) this.#derived.irregularTables.push(tag.firstPage)
    return [{ ...table, ...langOf(around) }]
  }

  #figure(tag: StructureElement, around: Around): ReadableBlock[] {
    const { figures, figuresWithoutAlt } = this.#derived
    const within = inside(around)
    const alt = wordsOf(tag.alt) ?? tag.actualText ?? ''
    if (tag.firstPage === null)
      return alt === '' ? [] : [{ kind: 'paragraph', text: [alt], ...langOf(around) }]
    if (alt === '') figuresWithoutAlt.push(tag.firstPage)
    const area = this.#source.areaOf(tag.firstPage, tag.box)
    figures.push({ page: tag.firstPage, ...area })
    const figure = figures.length
    const starts = around.isTop ? [] : this.#startPages(tag.firstPage)
    let caption: Inline[] | null = null
    const words: Inline[] = []
    for (const kid of tag.kids) {
      if (isElement(kid) && kid.knownType === 'Caption') caption ??= this.#everyWord(kid, within)
      else words.push(...this.#everyWord(kid, within), ' ')
    }
    return [
      ...starts,
      {
        kind: 'figure',
        figure,
        page: tag.firstPage,
        alt,
        width: pixels(area.width),
        height: pixels(area.height),
        caption: caption === null ? null : tidyLine(caption),
        words: plainText(words),
        ...(around.href === null ? {} : { href: around.href }),
        ...langOf(around),
      },
    ]
  }

  /** All words of an element in one line, whatever it contains. */
  #everyWord(kid: Kid, around: Around): Inline[] {
    if (!isElement(kid) || isInline(kid, true)) return this.#inline(kid, around)
    this.#line += 1
    return kid.kids.flatMap((one) => [...this.#everyWord(one, enter(kid, around)), ' '])
  }

  /** Part of a line. A block inside is set aside to follow the line. */
  #inline(kid: Kid, around: Around): Inline[] {
    if (!isElement(kid)) return this.#piece(kid)
    const own = enter(kid, around)
    if (!isInline(kid, true) && kid.actualText === null) {
      this.#lifted.push(...this.#block(kid, own))
      return []
    }
    const within = inside(own)
    const inner = kid.kids.flatMap((one) => this.#inline(one, within))
    const places = pageStarts(inner).map((page) => ({ page }))
    const text = kid.actualText === null ? tidyLine(inner) : [...places, kid.actualText.trim()]
    if (plainText(text) === '') return inner
    // Spaces at the ends are not part of links or emphasis.
    const [before, after] = outerSpaces(inner)
    const meaning = wordsOf(kid.expansion)
    const stretch = {
      ...MEANINGS.get(kid.knownType),
      ...(own.href === null || own.href === around.href ? {} : { href: own.href }),
      ...(meaning === null ? {} : { meaning }),
      ...langOf(own),
    }
    return [before, ...(Object.keys(stretch).length === 0 ? text : [{ text, ...stretch }]), after]
  }

  #piece(piece: MarkedPiece): Inline[] {
    const { page, mcid } = piece
    const key = `${page} ${mcid}`
    const marked = this.#source.pieceOf(piece)
    if (marked === undefined || this.#seen.has(key)) return []
    this.#seen.add(key)
    const used = { page, order: marked.order, text: marked.text, line: this.#line }
    const last = this.#last
    this.#last = used
    this.#derived.used.push(used)
    const starts = this.#pageStarts(page).map((one) => ({ page: one }))
    const isNext = last?.line === used.line && last.page === page && last.order + 1 === used.order
    return [...starts, isNext ? marked.text : ` ${marked.text}`]
  }

  #startPages(page: number | null): ReadableBlock[] {
    return this.#pageStarts(page).map((one) => ({ kind: 'page', page: one }))
  }

  /** The page and blank ones before it, unless already started. */
  #pageStarts(page: number | null): number[] {
    if (page === null || this.#started.has(page)) return []
    const starts = [page]
    for (let one = page - 1; one > 0 && !this.#filled.has(one) && !this.#started.has(one); one--)
      starts.unshift(one)
    for (const one of starts) this.#started.add(one)
    return starts
  }
}

function* pagesOf(kids: readonly Kid[]): Generator<number> {
  for (const kid of kids) {
    if (isElement(kid)) yield* pagesOf(kid.kids)
    else yield kid.page
  }
}

function wrapped(kind: 'quote' | 'note', blocks: ReadableBlock[], lang: { lang?: string }): ReadableBlock[] {
  return blocks.length === 0 ? [] : [{ kind, blocks, ...lang }]
}

function wordsOf(text: string | null): string | null {
  const words = (text ?? '').replace(/\s+/g, ' ').trim()
  return words === '' ? null : words
}

function pixels(points: number): number {
  return Math.max(1, Math.round(points * CSS_PIXELS_IN_A_POINT))
}
