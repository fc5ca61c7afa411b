import type { ContentFacts, ContentIssue, StructureElement } from '../checks/pdf-model.ts'
import { languageAround } from '../checks/structure-types.ts'
import { UNCHECKED } from '../pdf-messages.ts'
import { propertyReader } from './character-map.ts'
import { ContentName, type ContentOperator, type Operand, readOperators } from './content-operators.ts'
import { CheckLimit, type Cos } from './cos.ts'
import type { FontUse } from './read-fonts.ts'
import type { Structure } from './read-structure.ts'
import { TextPlaces } from './text-places.ts'
import { INITIAL_STATE, type Matrix, moveText, type State, setGraphics, transform } from './text-state.ts'

// A typical page has 2,000 operators, a detailed map a million.
const MAX_OPERATORS = 10_000_000
// Forms inside forms; producers nest three or four deep.
const MAX_FORM_DEPTH = 12

export interface PageToRead {
  number: number
  page: Cos
  resources: Cos
  /** Of the visible part of the page, square points. */
  area: number
  /** Shown upright, not rotated. */
  isUpright: boolean
}

interface Mark {
  /** The element this or an outer mark belongs to. */
  element: StructureElement | null
  language: string | null
  isInArtifact: boolean
}

/** Where a stream runs: on a page, or as a form or an annotation's appearance on it. */
interface Stream {
  resources: Cos
  /** Whose marked content it is: `StructParents` of the page or form. */
  owner: number | null
  /** The marks around a form. */
  outer: Mark | null
  /** Of an annotation, where only fonts matter. */
  isAppearance: boolean
  depth: number
}

/** Runs the content of pages and records its issues and the characters shown by each font. */
export class ContentReader {
  readonly #structure: Structure
  readonly #hasLanguage: boolean
  readonly #fontUseOf: (font: Cos) => FontUse
  readonly #deadline: number
  readonly #issues = new Map<ContentIssue, Map<number, number>>()
  readonly #scannedPages: number[] = []
  readonly #formsSeen = new Set<string>()
  readonly places: TextPlaces
  readonly languages: { value: string; page: number | null }[] = []
  #operators = 0
  #page = 0
  #hasLetters = false
  /** Area that pictures cover, square points. */
  #pictureArea = 0

  constructor(
    structure: Structure,
    hasLanguage: boolean,
    fontUseOf: (font: Cos) => FontUse,
    deadline: number,
  ) {
    this.#structure = structure
    this.places = new TextPlaces(structure.elements)
    this.#hasLanguage = hasLanguage
    this.#fontUseOf = fontUseOf
    this.#deadline = deadline
  }

  get facts(): ContentFacts {
    return { issues: this.#issues, scannedPages: this.#scannedPages }
  }

  readPage({ number, page, resources, area, isUpright }: PageToRead): void {
    this.#page = number
    this.#hasLetters = false
    this.#pictureArea = 0
    this.places.beginPage(isUpright)
    const parts = page.get('Contents').list.flatMap(({ content }) => content ?? [])
    const owner = page.get('StructParents').number
    this.#run(join(parts), { resources, owner, outer: null, isAppearance: false, depth: 0 })
    if (!this.#hasLetters && this.#pictureArea >= SCANNED_SHARE * area) this.#scannedPages.push(number)
    this.places.endPage()
  }

  /** The appearance of an annotation is not page content, but its fonts are used. */
  readAppearance(form: Cos): void {
    const resources = form.get('Resources')
    const stream = { resources, owner: null, outer: null, isAppearance: true, depth: 1 }
    if (form.content !== null) this.#run(form.content, stream)
  }

  #run(bytes: Uint8Array, stream: Stream, inherited: State = INITIAL_STATE): void {
    const marks: Mark[] = []
    const saved: State[] = []
    let state = { ...inherited }
    for (const { operator, operands } of readOperators(bytes)) {
      this.#count()
      switch (operator) {
        case 'BMC':
        case 'BDC':
          marks.push(this.#mark(operands, marks.at(-1) ?? stream.outer, stream))
          break
        case 'EMC':
          marks.pop()
          break
        case 'q':
          if (saved.length < MAX_SAVED) saved.push({ ...state })
          break
        case 'Q':
          state = saved.pop() ?? state
          break
        case 'Tf':
        case 'gs':
        case 'Tr':
          this.#setText(operator, operands, state, stream.resources)
          break
        case 'cm':
          state.matrix = transform(operands, state.matrix)
          break
        case 'Do':
          this.#paintObject(operands, marks.at(-1) ?? stream.outer, stream, state)
          break
        default:
          if (!setGraphics({ operator, operands }, state, stream.resources))
            this.#paint({ operator, operands }, marks.at(-1) ?? stream.outer, stream, state)
      }
    }
  }

  #count(): void {
    this.#operators += 1
    if (this.#operators > MAX_OPERATORS) throw new CheckLimit('its pages hold more than can be examined')
    if (this.#operators % 10_000 === 0 && performance.now() > this.#deadline)
      throw new CheckLimit(UNCHECKED.tooSlow)
  }

  #mark(operands: readonly Operand[], outer: Mark | null, stream: Stream): Mark {
    const [first, second] = operands
    const tag = first instanceof ContentName ? first.name : ''
    const property = propertyReader(second, stream.resources)
    const mcid = property.number('MCID')
    const own = mcid === null ? null : this.#structure.elementOf(stream.owner, mcid)
    const element = own ?? outer?.element ?? null
    const isArtifact = tag === 'Artifact'
    const language = property.text('Lang')
    if (language !== null) this.languages.push({ value: language, page: this.#page })
    const inherited = languageAround(own) ?? outer?.language ?? null
    if (!stream.isAppearance) {
      if (isArtifact && element !== null) this.#add('artifactInTagged')
      if (own !== null && outer?.isInArtifact === true) this.#add('taggedInArtifact')
      if (tag === 'Span' && !this.#hasLanguage && language === null && inherited === null) {
        if (property.text('ActualText') !== null) this.#add('actualTextWithoutLanguage')
        if (property.text('Alt') !== null) this.#add('altWithoutLanguage')
        if (property.text('E') !== null) this.#add('expansionWithoutLanguage')
      }
    }
    const isInArtifact = isArtifact || outer?.isInArtifact === true
    return { element, language: language ?? inherited, isInArtifact }
  }

  #setText(operator: string, operands: readonly Operand[], state: State, resources: Cos): void {
    const [first] = operands
    if (operator === 'Tr' && typeof first === 'number') state.renderingMode = first
    if (!(first instanceof ContentName)) return
    const isDirect = operator === 'Tf'
    const [, size] = operands
    if (isDirect && typeof size === 'number') state.fontSize = size
    const font = isDirect
      ? resources.get('Font').get(first.name)
      : (resources.get('ExtGState').get(first.name).get('Font').items[0] ?? null)
    if (font?.isDict) state.font = this.#fontUseOf(font)
    else if (isDirect) state.font = null
  }

  #paint(
    { operator, operands }: ContentOperator,
    mark: Mark | null,
    { isAppearance }: Stream,
    state: State,
  ): void {
    if (TEXT_OPERATORS.has(operator)) {
      const shown = operands.flat().filter((operand) => typeof operand === 'string')
      state.font?.show(shown, this.#page, state.renderingMode !== 3)
      if (isAppearance) return
      const letters = shown.join('').length
      this.#hasLetters ||= letters > 0
      if (operator === "'" || operator === '"') moveText('T*', [], state)
      this.places.show(
        { state, letters, page: this.#page },
        mark?.element ?? null,
        mark?.isInArtifact === true,
      )
      if (letters > 0) state.isAtLineStart = false
      const hasLanguage = this.#hasLanguage || (mark?.language ?? null) !== null
      if (!hasLanguage) this.#add('textWithoutLanguage')
      this.#paintItem(mark)
      return
    }
    if (isAppearance) return
    this.places.followPath({ operator, operands }, state)
    if (PAINT_OPERATORS.has(operator)) {
      if (operator === 'EI') this.#pictureArea += areaOf(state.matrix)
      this.#paintItem(mark)
    }
  }

  #paintItem(mark: Mark | null): void {
    if ((mark?.element ?? null) === null && mark?.isInArtifact !== true) this.#add('untagged')
  }

  #paintObject(operands: readonly Operand[], mark: Mark | null, stream: Stream, state: State): void {
    const [name] = operands
    if (!(name instanceof ContentName)) return
    const object = stream.resources.get('XObject').get(name.name)
    const subtype = object.get('Subtype').name
    if (subtype === 'Image' && !stream.isAppearance) {
      this.#pictureArea += areaOf(state.matrix)
      this.places.paintPicture(state)
      this.#paintItem(mark)
    }
    if (subtype !== 'Form' || stream.depth >= MAX_FORM_DEPTH) return
    if (!stream.isAppearance) this.#noteForm(object)
    const { content } = object
    if (content === null) return
    const own = object.get('Resources')
    const inner = {
      resources: own.isDict ? own : stream.resources,
      owner: object.get('StructParents').number,
      outer: mark,
      isAppearance: stream.isAppearance,
      depth: stream.depth + 1,
    }
    const matrix = transform(
      object.get('Matrix').items.map(({ number }) => number),
      state.matrix,
    )
    this.#run(content, inner, { ...state, matrix })
  }

  #noteForm(form: Cos): void {
    if (form.has('Ref')) this.#add('referenceForms')
    if (!form.has('StructParents') || form.id === null) return
    if (this.#formsSeen.has(form.id)) this.#add('sharedForms')
    this.#formsSeen.add(form.id)
  }

  #add(issue: ContentIssue): void {
    const counts = this.#issues.get(issue) ?? new Map<number, number>()
    this.#issues.set(issue, counts)
    counts.set(this.#page, (counts.get(this.#page) ?? 0) + 1)
  }
}

const MAX_SAVED = 1000
// A scan fills its page, often in strips; a page with a picture and no text may have a margin.
const SCANNED_SHARE = 0.7

function areaOf([a, b, c, d]: Matrix): number {
  return Math.abs(a * d - b * c)
}

const TEXT_OPERATORS: ReadonlySet<string> = new Set(['Tj', 'TJ', "'", '"'])
/** All operators that paint on the page, and `EI` for an inline image; `n` only ends a path. */
const PAINT_OPERATORS: ReadonlySet<string> = new Set('S s f F f* B B* b b* sh EI'.split(' '))

function join(parts: readonly Uint8Array[]): Uint8Array {
  return parts.length === 1 && parts[0] !== undefined
    ? parts[0]
    : Buffer.concat(parts.flatMap((part) => [part, Buffer.from('\n')]))
}
