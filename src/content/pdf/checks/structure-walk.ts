import { isElement, type StructureElement } from './pdf-model.ts'
import { GROUPING_TYPES } from './standard-types.ts'

/** The children of an element, including those inside groups. */
export function meaningfulChildren(element: StructureElement): StructureElement[] {
  return element.kids
    .filter(isElement)
    .flatMap((child) => (GROUPING_TYPES.has(child.standardType ?? '') ? meaningfulChildren(child) : [child]))
}

/** Their standard types; another rule reports those without one. */
export function childTypes(element: StructureElement): string[] {
  return meaningfulChildren(element).flatMap(({ standardType }) => standardType ?? [])
}

/** Standard type of the nearest ancestor that is not a group; `null`: none. */
export function parentType(element: StructureElement): string | null {
  let at = element.parent
  while (at !== null && GROUPING_TYPES.has(at.standardType ?? '')) at = at.parent
  return at?.standardType ?? null
}

/** The language of an element, or of the nearest one around it. `null`: that of the document. */
export function languageAround(element: StructureElement | null): string | null {
  for (let at = element; at !== null; at = at.parent) if (at.language !== null) return at.language
  return null
}
