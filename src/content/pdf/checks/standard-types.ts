/** The standard structure types of ISO 32000-1, 14.8.4. */
export const STANDARD_TYPES: ReadonlySet<string> = new Set(
  (
    'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private ' +
    'P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot ' +
    'Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form'
  ).split(' '),
)

/** Grouping types without their own meaning: a table's rows may be inside. */
export const GROUPING_TYPES: ReadonlySet<string> = new Set(['NonStruct', 'Div', 'Part'])

// Of PDF 2.0, which adds them to those of ISO 32000-1.
const NEWER_TYPES = new Set('Title Sub FENote Aside Em Strong DocumentFragment Artifact'.split(' '))

export interface MappedType {
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
