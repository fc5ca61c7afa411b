import type { MarkedPiece, StructureElement } from '../checks/pdf-model.ts'
import { mapType } from '../checks/structure-types.ts'
import { CheckLimit, type Cos } from './cos.ts'

// A report of 1,000 pages has about 100,000 elements.
const MAX_ELEMENTS = 500_000
// Producers nest a few dozen levels deep.
const MAX_DEPTH = 500
// A number tree of three levels holds millions of numbers.
const MAX_TREE_DEPTH = 20

export interface Structure {
  /** All, parents before children, in reading order. */
  elements: StructureElement[]
  /** The element of a piece of marked content. `owner`: the `StructParents` of its page or form. */
  elementOf(owner: number | null, mcid: number): StructureElement | null
  /** The element of an annotation or another whole object, by its `StructParent`. */
  elementOfObject(number: number | null): StructureElement | null
}

/** Reads the structure tree. Throws `CheckLimit` if it is larger than any real one. */
export function readStructure(root: Cos, pageNumbers: ReadonlyMap<string, number>): Structure {
  const roleMap = new Map(
    root.get('RoleMap').entries.flatMap(([type, { name }]) => (name === null ? [] : [[type, name]])),
  )
  const classes = root.get('ClassMap')
  const elements: StructureElement[] = []
  const byId = new Map<string, StructureElement>()

  function readChild(entry: Cos, parent: StructureElement | null, outerPage: number | null, depth: number) {
    // The same element twice means a loop, or not a tree.
    if (!entry.isDict || (entry.id !== null && byId.has(entry.id))) return null
    if (elements.length >= MAX_ELEMENTS || depth > MAX_DEPTH)
      throw new CheckLimit('its structure tree is larger than any that a person could follow')
    const ownPage = pageNumbers.get(entry.get('Pg').id ?? '') ?? outerPage
    const element = readElement(entry, parent, ownPage, roleMap, classes)
    elements.push(element)
    if (entry.id !== null) byId.set(entry.id, element)
    for (const kid of entry.get('K').list) {
      const type = kid.get('Type').name
      if (type === 'OBJR') element.objects.push(readObject(kid.get('Obj')))
      else {
        const isContent = type === 'MCR' || kid.number !== null
        const read = isContent
          ? pieceOf(kid, ownPage, pageNumbers)
          : readChild(kid, element, ownPage, depth + 1)
        if (read !== null) element.kids.push(read)
      }
    }
    const first = element.kids.map((kid) => ('kids' in kid ? kid.firstPage : kid.page))
    element.firstPage = first.find((page) => page !== null) ?? null
    element.page = element.firstPage ?? ownPage
    return element
  }
  for (const kid of root.get('K').list) readChild(kid, null, null, 0)
  for (const element of elements) element.page ??= element.parent?.page ?? null

  const parents = new Map<number, Cos>()
  readNumberTree(root.get('ParentTree'), parents, 0)
  const lists = new Map<number, Cos[]>()
  /** An element that no other one lists still belongs to the tree when its parents lead to the root. */
  function find(entry: Cos | undefined): StructureElement | null {
    if (entry?.id == null) return null
    const known = byId.get(entry.id)
    if (known !== undefined || !leadsToRoot(entry)) return known ?? null
    const page = pageNumbers.get(entry.get('Pg').id ?? '') ?? null
    const element = readElement(entry, find(entry.get('P')), page, roleMap, classes)
    byId.set(entry.id, element)
    return element
  }
  return {
    elements,
    elementOf(owner, mcid) {
      if (owner === null) return null
      const list = lists.get(owner) ?? parents.get(owner)?.items ?? []
      lists.set(owner, list)
      return find(list[mcid])
    },
    elementOfObject: (number) => (number === null ? null : find(parents.get(number))),
  }
}

function leadsToRoot(entry: Cos): boolean {
  let at = entry
  for (let depth = 0; depth < MAX_DEPTH && at.isDict; depth++) {
    if (at.get('Type').name === 'StructTreeRoot') return true
    at = at.get('P')
  }
  return false
}

function readElement(
  kid: Cos,
  parent: StructureElement | null,
  page: number | null,
  roleMap: ReadonlyMap<string, string>,
  classes: Cos,
): StructureElement {
  const type = kid.get('S').name ?? ''
  return {
    type,
    ...mapType(type, roleMap),
    parent,
    page,
    firstPage: null,
    kids: [],
    objects: [],
    hasParentEntry: kid.get('P').isDict,
    language: kid.get('Lang').text,
    alt: kid.get('Alt').text,
    actualText: kid.get('ActualText').text,
    expansion: kid.get('E').text,
    id: kid.get('ID').binary,
    ...readAttributes(kid, classes),
  }
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
function readObject(object: Cos): StructureElement['objects'][number] {
  const address = object.get('A').get('URI').binary?.trim() ?? ''
  const isHarmless = /^(?:https?:\/\/|mailto:)\S+$/i.test(address) && URL.canParse(address)
  return { subtype: object.get('Subtype').name ?? 'object', href: isHarmless ? new URL(address).href : null }
}

/** From the element's own attribute objects (`A`), then from those of its classes (`C`). */
function readAttributes(entry: Cos, classes: Cos) {
  const ofClasses = entry.get('C').list.flatMap(({ name }) => (name === null ? [] : classes.get(name).list))
  const all = [...entry.get('A').list, ...ofClasses].filter(({ isDict }) => isDict)
  const owned = (owner: string, key: string) =>
    all.find((one) => one.get('O').name === owner && !one.get(key).isMissing)?.get(key) ?? null
  const [left, bottom, right, top] = owned('Layout', 'BBox')?.items.map(({ number }) => number) ?? []
  return {
    scope: owned('Table', 'Scope')?.name ?? null,
    columnSpan: spanOf(owned('Table', 'ColSpan')?.number),
    rowSpan: spanOf(owned('Table', 'RowSpan')?.number),
    headers: owned('Table', 'Headers')?.list.flatMap(({ binary }) => binary ?? []) ?? [],
    role: owned('PrintField', 'Role')?.name ?? null,
    listNumbering: owned('List', 'ListNumbering')?.name ?? null,
    box:
      left == null || bottom == null || right == null || top == null
        ? null
        : ([left, bottom, right, top] as const),
  }
}

function spanOf(number: number | null | undefined): number {
  return number != null && Number.isInteger(number) && number >= 1 ? number : 1
}

function readNumberTree(node: Cos, into: Map<number, Cos>, depth: number): void {
  if (depth > MAX_TREE_DEPTH || into.size > MAX_ELEMENTS) return
  const numbers = node.get('Nums').items
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const [key, value] = [numbers[index]?.number, numbers[index + 1]]
    if (key != null && value !== undefined) into.set(key, value)
  }
  for (const kid of node.get('Kids').items) readNumberTree(kid, into, depth + 1)
}
