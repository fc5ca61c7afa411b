import type { ReadableBlock } from '../../../contract/readable-report.ts'
import type { MarkedPiece, StructureElement } from '../checks/pdf-model.ts'
import type { MarkedText } from './marked-text.ts'

/** A rectangle on a page as shown, points from its top left corner. */
export interface PageArea {
  x: number
  y: number
  width: number
  height: number
}

export interface DerivedFigure extends PageArea {
  page: number
}

/** A piece of marked content that is part of the text. */
export interface UsedPiece {
  page: number
  /** Among the pieces of its page. */
  order: number
  text: string
  /** Pieces of one line of text have the same number. */
  line: number
}

/** What a structure tree becomes. */
export interface Derived {
  blocks: ReadableBlock[]
  /** In the order of their numbers, which begin at 1. */
  figures: DerivedFigure[]
  used: UsedPiece[]
  /** Pages of tables with uneven rows. */
  irregularTables: number[]
  /** Pages of figures without alternative text. */
  figuresWithoutAlt: number[]
}

export interface DerivationSource {
  /** The top of the structure tree. */
  tags: readonly StructureElement[]
  pageCount: number
  /** BCP 47, of the document. */
  language: string | null
  pieceOf: (piece: MarkedPiece) => MarkedText | undefined
  /** Where a figure is; without a box, its whole page. */
  areaOf: (page: number, box: StructureElement['box']) => PageArea
}
