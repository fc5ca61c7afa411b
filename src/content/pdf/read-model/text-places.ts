import { type Color, contrastOf, neededContrast } from '../checks/contrast.ts'
import type { DoubtfulText, StructureElement, TextBlock } from '../checks/pdf-model.ts'
import type { ContentOperator, Operand } from './content-operators.ts'
import type { Box } from './cos.ts'
import { type Matrix, type State, transform } from './text-state.ts'

// A few samples of each color on each page are enough to tell that the color is too faint.
const MAX_SAMPLES_PER_COLOR = 8
const MAX_SAMPLES_PER_PAGE = 40
// A chart has a few hundred; a page with more is a map. Rendering decides in the end.
const MAX_SHAPES = 2_000
const PATH_OPERATORS: ReadonlySet<string> = new Set('re m l c v y'.split(' '))
const PATH_ENDS: ReadonlySet<string> = new Set('S s f F f* B B* b b* n'.split(' '))
const WHITE: Color = [255, 255, 255]

const TEXT_TYPES = /^(?:P|H[1-6]?|LI|LBody|BlockQuote)$/
const INLINE_TYPES =
  /^(?:Span|Link|Em|Strong|Reference|Quote|BibEntry|Code|Annot|Lbl|Ruby|RB|RT|RP|Warichu|WT|WP)$/
// What may be beside the text read before or after it, or has its own order.
const FREE_TYPES = /^(?:Table|Figure|Formula|Caption|Note|Aside|Form|TOC|Index|Artifact|NonStruct|Private)$/

/** Records where text is on pages, and which of it could be hard to see. */
export class TextPlaces {
  readonly #orderOf: ReadonlyMap<StructureElement, number>
  readonly #blocks = new Map<StructureElement, Map<number, TextBlock>>()
  readonly doubtful: DoubtfulText[] = []
  #samples: DoubtfulText[] = []
  /** What fills parts of the page, bottom layer first. */
  #shapes: Shape[] = []
  #path: Box | null = null
  #isUpright = true

  constructor(elements: readonly StructureElement[]) {
    this.#orderOf = new Map(elements.map((element, index) => [element, index]))
  }

  /** In the order of the structure. */
  get blocks(): TextBlock[] {
    return [...this.#blocks]
      .toSorted(([one], [other]) => (this.#orderOf.get(one) ?? 0) - (this.#orderOf.get(other) ?? 0))
      .flatMap(([, pages]) => [...pages.values()])
  }

  beginPage(isUpright: boolean): void {
    this.#samples = []
    this.#shapes = []
    this.#path = null
    this.#isUpright = isUpright
  }

  endPage(): void {
    for (const sample of this.#samples) this.doubtful.push(sample)
  }

  /** Records only the bounding box of a path; every operator that paints or drops the path ends it. */
  followPath({ operator, operands }: ContentOperator, state: State): void {
    if (PATH_OPERATORS.has(operator)) this.#addToPath(operator, operands, state)
    else if (PATH_ENDS.has(operator)) {
      const isFilled = !/^[Ssn]$/.test(operator)
      if (isFilled && this.#path !== null) this.#addShape(this.#path, state.fill)
      this.#path = null
    }
  }

  #addToPath(operator: string, operands: readonly Operand[], { matrix }: State): void {
    const numbers = operands.filter((operand) => typeof operand === 'number')
    const [x = 0, y = 0, width = 0, height = 0] = numbers
    const points = operator === 're' ? [x, y, x + width, y + height] : numbers
    for (let at = 0; at + 1 < points.length; at += 2)
      this.#path = extend(this.#path, placeOf(points[at] ?? 0, points[at + 1] ?? 0, matrix))
  }

  paintPicture({ matrix }: State): void {
    this.#addShape(extend(extend(null, placeOf(0, 0, matrix)), placeOf(1, 1, matrix)), null)
  }

  #addShape(corners: Box, color: Color | null): void {
    if (this.#shapes.length < MAX_SHAPES) this.#shapes.push({ corners, color })
  }

  /** `element`: what the text belongs to, or `null`. */
  show(
    { state, letters, page }: { state: State; letters: number; page: number },
    element: StructureElement | null,
    isArtifact: boolean,
  ): void {
    const [a, b, c, d, x, y] = transform(state.line, state.matrix)
    const size = state.fontSize * d
    // Rotated or mirrored text is a label on something else.
    if (letters === 0 || b !== 0 || c !== 0 || !(a > 0 && size > 0) || state.renderingMode === 3) return
    if (element !== null && this.#isUpright) this.#addToBlock({ page, letters, x, y, size }, element)
    if (!state.isAtLineStart || isArtifact || isInFigure(element)) return
    this.#addSample(state, { page, letters, x, y, size })
  }

  #addToBlock({ page, letters, x, y, size }: Shown, element: StructureElement): void {
    const block = blockOf(element)
    if (block === null || !this.#orderOf.has(block)) return
    const pages = this.#blocks.get(block) ?? new Map<number, TextBlock>()
    const before = pages.get(page)
    pages.set(page, {
      page,
      left: Math.min(x, before?.left ?? x),
      top: Math.max(y, before?.top ?? y),
      bottom: Math.min(y, before?.bottom ?? y),
      size: Math.max(size, before?.size ?? size),
      letters: letters + (before?.letters ?? 0),
    })
    this.#blocks.set(block, pages)
  }

  #addSample({ fill, font, renderingMode }: State, { page, letters, x, y, size }: Shown): void {
    if (fill === null || renderingMode !== 0 || this.#samples.length >= MAX_SAMPLES_PER_PAGE) return
    const ground = this.#shapes.findLast(({ corners }) => isInside(x, y, corners))
    const background = ground === undefined ? WHITE : ground.color
    const needed = neededContrast(size, font?.isBold ?? false)
    if (background === null || contrastOf(fill, background) >= needed) return
    const alike = this.#samples.filter(({ color }) => color.join() === fill.join())
    if (alike.length >= MAX_SAMPLES_PER_COLOR) return
    this.#samples.push({ page, x, y, size, letters, needed, color: fill })
  }
}

/** `color` is `null` for a picture, or a color known only after rendering. */
interface Shape {
  corners: Box
  color: Color | null
}

function placeOf(x: number, y: number, [a, b, c, d, e, f]: Matrix): readonly [number, number] {
  return [x * a + y * c + e, x * b + y * d + f]
}

function extend(box: Box | null, [x, y]: readonly [number, number]): Box {
  const [left, bottom, right, top] = box ?? [x, y, x, y]
  return [Math.min(left, x), Math.min(bottom, y), Math.max(right, x), Math.max(top, y)]
}

function isInside(x: number, y: number, [left, bottom, right, top]: Box): boolean {
  return x >= left && x <= right && y >= bottom && y <= top
}

interface Shown {
  page: number
  letters: number
  x: number
  y: number
  size: number
}

/** The paragraph, heading or list item that text belongs to; `null` where text may be anywhere. */
function blockOf(element: StructureElement): StructureElement | null {
  let block: StructureElement | null = null
  for (let at: StructureElement | null = element; at !== null; at = at.parent) {
    const type = at.standardType ?? ''
    if (FREE_TYPES.test(type)) return null
    if (block === null && !INLINE_TYPES.test(type)) block = at
  }
  return TEXT_TYPES.test(block?.standardType ?? '') ? block : null
}

function isInFigure(element: StructureElement | null): boolean {
  for (let at = element; at !== null; at = at.parent) if (at.standardType === 'Figure') return true
  return false
}
