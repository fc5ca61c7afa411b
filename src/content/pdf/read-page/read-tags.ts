import { mapType } from '../checks/standard-types.ts'
import { CheckLimit, type Cos } from '../read-model/cos.ts'

// More than a report of 1,000 pages has.
const MAX_TAGS = 300_000
// Producers nest a few dozen levels deep.
const MAX_DEPTH = 200

/** A piece of marked content on a page. */
export interface MarkedPiece {
  page: number
  mcid: number
}

/** An element of the structure tree with what turns it into HTML. */
export interface Tag {
  /** Type after the role map; `null`: not a standard type. */
  type: string | null
  kids: readonly (Tag | MarkedPiece)[]
  /** The first page with any of its content. `null`: none. */
  page: number | null
  language: string | null
  alt: string | null
  actualText: string | null
  expansion: string | null
  /** The address of a link's annotation. */
  href: string | null
  scope: string | null
  columnSpan: number
  rowSpan: number
  listNumbering: string | null
  /** Left, bottom, right and top in the page's own units. */
  box: readonly [number, number, number, number] | null
}

export function isTag(kid: Tag | MarkedPiece): kid is Tag {
  return 'kids' in kid
}

// Of PDF 2.0, which adds them to those of ISO 32000-1.
const NEWER_TYPES = new Set([
  'Title',
  'Sub',
  'FENote',
  'Aside',
  'Em',
  'Strong',
  'DocumentFragment',
  'Artifact',
])

/** Reads the structure tree below `StructTreeRoot`. Throws `CheckLimit` when it is larger than any real one. */
export function readTags(root: Cos, pageNumbers: ReadonlyMap<string, number>): Tag[] {
  const roleMap = new Map(
    root.get('RoleMap').entries.flatMap(([type, { name }]) => (name === null ? [] : [[type, name] as const])),
  )
  const classes = root.get('ClassMap')
  const seen = new Set<string>()
  let count = 0

  function readTag(entry: Cos, depth: number, outerPage: number | null): Tag | null {
    // The same element twice means a loop, or not a tree.
    if (!entry.isDict || (entry.id !== null && seen.has(entry.id))) return null
    if (entry.id !== null) seen.add(entry.id)
    count += 1
    if (count > MAX_TAGS || depth > MAX_DEPTH)
      throw new CheckLimit('it has more structure than can be examined')
    const ownPage = pageNumbers.get(entry.get('Pg').id ?? '') ?? outerPage
    const kids: (Tag | MarkedPiece)[] = []
    let href: string | null = null
    for (const kid of entry.get('K').list) {
      if (kid.get('Type').name === 'OBJR') href ??= addressOf(kid.get('Obj'))
      else {
        const read = pieceOf(kid, ownPage, pageNumbers) ?? readTag(kid, depth + 1, ownPage)
        if (read !== null) kids.push(read)
      }
    }
    const page = kids.find((kid) => kid.page !== null)?.page ?? null
    return { ...describeTag(entry, roleMap, classes), kids, page, href }
  }
  return root.get('K').list.flatMap((entry) => readTag(entry, 0, null) ?? [])
}

/** `null`: not marked content. Content of a form on the page counts as the page's. */
function pieceOf(
  kid: Cos,
  ownPage: number | null,
  pageNumbers: ReadonlyMap<string, number>,
): MarkedPiece | null {
  const isReference = kid.get('Type').name === 'MCR'
  const mcid = isReference ? kid.get('MCID').number : kid.number
  const page = isReference ? (pageNumbers.get(kid.get('Pg').id ?? '') ?? ownPage) : ownPage
  return mcid === null || page === null ? null : { page, mcid }
}

/** Only web and e-mail addresses; a PDF may contain any, including scripts. */
function addressOf(annotation: Cos): string | null {
  const address = annotation.get('A').get('URI').binary?.trim() ?? ''
  return /^(?:https?:\/\/|mailto:)\S+$/i.test(address) && URL.canParse(address) ? new URL(address).href : null
}

function describeTag(
  entry: Cos,
  roleMap: ReadonlyMap<string, string>,
  classes: Cos,
): Omit<Tag, 'kids' | 'page' | 'href'> {
  const named = entry.get('S').name ?? ''
  const type = mapType(named, roleMap).standardType ?? newerType(named, roleMap)
  return {
    type,
    language: languageOf(entry.get('Lang').text),
    alt: wordsOf(entry.get('Alt').text),
    actualText: entry.get('ActualText').text,
    expansion: wordsOf(entry.get('E').text),
    ...readAttributes(entry, classes),
  }
}

function newerType(type: string, roleMap: ReadonlyMap<string, string>): string | null {
  return [type, roleMap.get(type) ?? ''].find((one) => NEWER_TYPES.has(one)) ?? null
}

function wordsOf(text: string | null): string | null {
  const words = (text ?? '').replace(/\s+/g, ' ').trim()
  return words === '' ? null : words
}

/** BCP 47; `null` for anything that is not a language. */
export function languageOf(named: string | null): string | null {
  try {
    return Intl.getCanonicalLocales(named?.trim() ?? '')[0] ?? null
  } catch {
    return null
  }
}

type Attributes = Pick<Tag, 'scope' | 'columnSpan' | 'rowSpan' | 'listNumbering' | 'box'>

/** From the element's own attribute objects (`A`), then from those of its classes (`C`). */
function readAttributes(entry: Cos, classes: Cos): Attributes {
  const ofClasses = entry.get('C').list.flatMap(({ name }) => (name === null ? [] : classes.get(name).list))
  const all = [...entry.get('A').list, ...ofClasses].filter(({ isDict }) => isDict)
  const owned = (owner: string, key: string) =>
    all.find((one) => one.get('O').name === owner && !one.get(key).isMissing)?.get(key) ?? null
  const [left, bottom, right, top] = owned('Layout', 'BBox')?.items.map(({ number }) => number) ?? []
  return {
    scope: owned('Table', 'Scope')?.name ?? null,
    columnSpan: spanOf(owned('Table', 'ColSpan')?.number),
    rowSpan: spanOf(owned('Table', 'RowSpan')?.number),
    listNumbering: owned('List', 'ListNumbering')?.name ?? null,
    box: left == null || bottom == null || right == null || top == null ? null : [left, bottom, right, top],
  }
}

// No readable table is wider.
const MAX_SPAN = 1000

function spanOf(number: number | null | undefined): number {
  return number != null && Number.isInteger(number) && number >= 1 && number <= MAX_SPAN ? number : 1
}
