import type { PageCounts, PdfModel, StructureElement } from '../pdf-model.ts'
import { childTypes, parentType } from '../structure-walk.ts'
import type { Remedy } from './remedies.ts'

/** One thing a machine can check in a PDF. */
export interface Rule {
  /** Clause of ISO 14289-1 and number of the test, as in veraPDF's profile (`7.1-3`); a name for rules beyond PDF/UA. */
  id: string
  /** What is wrong where this rule finds something, in a sentence for anyone. */
  message: string
  remedy: Remedy
  /** Every place where it is wrong. */
  find: (pdf: PdfModel) => Iterable<Place>
}

/** Where something is wrong; `page` is `null` for the whole document. */
export interface Place {
  page: number | null
  /** Default: 1. */
  count?: number
}

const DOCUMENT: Place = { page: null }

/** The document as the place, if something is wrong with it. */
export function wholeDocument(isWrong: boolean): Place[] {
  return isWrong ? [DOCUMENT] : []
}

export function placesOf(counts: PageCounts): Place[] {
  return [...counts].map(([page, count]) => ({ page, count }))
}

/** A rule about every structure element of some standard types. */
export function aboutElements(
  types: string | readonly string[],
  isWrong: (element: StructureElement, pdf: PdfModel) => boolean,
): Rule['find'] {
  const wanted = new Set([types].flat())
  return (pdf) =>
    pdf.elements.filter((element) => wanted.has(element.standardType ?? '') && isWrong(element, pdf))
}

/** Elements of a type may only be in elements of these. */
export function belongsIn(type: string, parents: readonly string[]): Rule['find'] {
  return aboutElements(type, (element) => !parents.includes(parentType(element) ?? ''))
}

/** Elements of a type may only contain elements of these. */
export function containsOnly(type: string, allowed: readonly string[]): Rule['find'] {
  return aboutElements(type, (element) => childTypes(element).some((child) => !allowed.includes(child)))
}
