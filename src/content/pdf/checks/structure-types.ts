import { isElement, type StructureElement } from './pdf-model.ts'

/** The standard structure types of ISO 32000-1, 14.8.4. */
const STANDARD_TYPES: ReadonlySet<string> = new Set(
  (
    'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private ' +
    'P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot ' +
    'Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form'
  ).split(' '),
)

/** Grouping types without their own meaning: a table's rows may be inside. */
const GROUPING_TYPES: ReadonlySet<string> = new Set(['NonStruct', 'Div', 'Part'])

// Of PDF 2.0, which adds them to those of ISO 32000-1.
const NEWER_TYPES = new Set('Title Sub FENote Aside Em Strong DocumentFragment Artifact'.split(' '))

interface MappedType {
  standardType: string | null
  knownType: string | null
  isCircular: boolean
  isRemapped: boolean
}

/** Follows the role map from one type to a standard one. Pure. */
export function mapType(type: string, roleMap: ReadonlyMap<string, string>): MappedType {
  const seen = new Set([type])
  let standardType: string | null = null
  let isCircular = false
  for (let next = roleMap.get(type); next !== undefined; next = roleMap.get(next)) {
    if (seen.has(next)) {
      isCircular = true
      break
    }
    if (STANDARD_TYPES.has(next)) standardType ??= next
    seen.add(next)
  }
  const isStandard = STANDARD_TYPES.has(type)
  const isRemapped = isStandard
    ? isMapped(type, roleMap)
    : standardType !== null && isMapped(standardType, roleMap)
  if (isStandard && standardType === null) standardType = type
  const newerType = [type, roleMap.get(type) ?? ''].find((one) => NEWER_TYPES.has(one)) ?? null
  return { standardType, knownType: standardType ?? newerType, isCircular, isRemapped }
}

function isMapped(type: string, roleMap: ReadonlyMap<string, string>): boolean {
  return (roleMap.get(type) ?? type) !== type
}

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
