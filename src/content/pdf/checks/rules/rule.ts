import type { PdfModel, StructureElement } from '../pdf-model.ts'
import { childTypes, parentType } from '../structure-types.ts'
import type { RuleId } from './rule-texts.ts'

/** Every place where a rule is broken, or just whether the document as a whole breaks it. */
export type Find = (pdf: PdfModel) => Iterable<Place> | boolean
export type Rules = Partial<Record<RuleId, Find>>

/** Where something is wrong; `page` is `null` for the whole document. */
export interface Place {
  page: number | null
  /** Default: 1. */
  count?: number
}

/** A rule about every structure element of some standard types. */
export function aboutElements(
  types: string | readonly string[],
  isWrong: (element: StructureElement, pdf: PdfModel) => boolean,
): Find {
  const wanted = new Set([types].flat())
  return (pdf) =>
    pdf.elements.filter((element) => wanted.has(element.standardType ?? '') && isWrong(element, pdf))
}

/** Elements of a type may only be in elements of these. */
export function belongsIn(type: string, parents: readonly string[]): Find {
  return aboutElements(type, (element) => !parents.includes(parentType(element) ?? ''))
}

/** Elements of a type may only contain elements of these. */
export function containsOnly(type: string, allowed: readonly string[]): Find {
  return aboutElements(type, (element) => childTypes(element).some((child) => !allowed.includes(child)))
}
