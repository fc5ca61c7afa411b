import type { StructureElement } from './pdf-model.ts'
import { GROUPING_TYPES } from './standard-types.ts'

/** The elements that mean something directly below one: groups are looked through. */
export function meaningfulChildren(element: StructureElement): StructureElement[] {
  return element.children.flatMap((child) =>
    GROUPING_TYPES.has(child.standardType ?? '') ? meaningfulChildren(child) : [child],
  )
}

/** Their standard types; those without one are another rule's concern. */
export function childTypes(element: StructureElement): string[] {
  return meaningfulChildren(element).flatMap(({ standardType }) => standardType ?? [])
}

/** Standard type of the nearest element around one that means something; `null`: there is none. */
export function parentType(element: StructureElement): string | null {
  let at = element.parent
  while (at !== null && GROUPING_TYPES.has(at.standardType ?? '')) at = at.parent
  return at?.standardType ?? null
}
