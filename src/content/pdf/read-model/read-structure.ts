import type { StructureElement } from '../checks/pdf-model.ts'
import { mapType } from '../checks/standard-types.ts'
import { CheckLimit, type Cos } from './cos.ts'

// A report of 1,000 pages has about 100,000 elements.
const MAX_ELEMENTS = 500_000
// Producers nest a few dozen levels deep.
const MAX_DEPTH = 500
// A number tree of three levels holds millions of numbers.
const MAX_TREE_DEPTH = 20

export interface Structure {
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
  const elements: StructureElement[] = []
  const byId = new Map<string, StructureElement>()

  function readChild(kid: Cos, parent: StructureElement | null, depth: number): StructureElement | null {
    // The same element twice means a loop, or not a tree.
    if (kid.id !== null && byId.has(kid.id)) return null
    if (elements.length >= MAX_ELEMENTS || depth > MAX_DEPTH)
      throw new CheckLimit('its structure tree is larger than any that a person could follow')
    const own = pageNumbers.get(kid.get('Pg').id ?? '') ?? null
    const page = own ?? kidPage(kid, pageNumbers) ?? parent?.page ?? null
    const element = readElement(kid, parent, page, roleMap)
    elements.push(element)
    if (kid.id !== null) byId.set(kid.id, element)
    const leaves: string[] = []
    for (const grandchild of kid.get('K').list) {
      const leaf = leafOf(grandchild)
      if (leaf !== null) leaves.push(leaf)
      else if (grandchild.isDict) {
        const child = readChild(grandchild, element, depth + 1)
        if (child !== null) element.children.push(child)
      }
    }
    element.leaves = leaves
    return element
  }
  for (const kid of root.get('K').list) if (kid.isDict) readChild(kid, null, 0)

  const parents = new Map<number, Cos>()
  readNumberTree(root.get('ParentTree'), parents, 0)
  const lists = new Map<number, Cos[]>()
  /** An element that no other one lists still belongs to the tree when its parents lead to the root. */
  function find(entry: Cos | undefined): StructureElement | null {
    if (entry?.id == null) return null
    const known = byId.get(entry.id)
    if (known !== undefined || !leadsToRoot(entry)) return known ?? null
    const page = pageNumbers.get(entry.get('Pg').id ?? '') ?? null
    const element = readElement(entry, find(entry.get('P')), page, roleMap)
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
): StructureElement {
  const type = kid.get('S').name ?? ''
  return {
    type,
    ...mapType(type, roleMap),
    parent,
    page,
    children: [],
    leaves: [],
    hasParentEntry: kid.get('P').isDict,
    language: kid.get('Lang').text,
    alt: kid.get('Alt').text,
    actualText: kid.get('ActualText').text,
    expansion: kid.get('E').text,
    id: kid.get('ID').binary,
    ...readAttributes(kid),
  }
}

/** `null`: an element. */
function leafOf(kid: Cos): string | null {
  if (kid.number !== null) return 'content'
  const type = kid.get('Type').name
  if (type === 'MCR') return 'content'
  return type === 'OBJR' ? (kid.get('Obj').get('Subtype').name ?? 'object') : null
}

/** The page of the first piece of content that names its own. */
function kidPage(element: Cos, pageNumbers: ReadonlyMap<string, number>): number | null {
  for (const kid of element.get('K').list.slice(0, 5)) {
    const page = pageNumbers.get(kid.get('Pg').id ?? '')
    if (page !== undefined) return page
  }
  return null
}

type Attributes = Pick<StructureElement, 'scope' | 'columnSpan' | 'rowSpan' | 'headers' | 'role'>

/** From the attribute objects of an element: its own (`A`). */
function readAttributes(element: Cos): Attributes {
  const found: Attributes = { scope: null, columnSpan: 1, rowSpan: 1, headers: [], role: null }
  for (const attributes of element.get('A').list) {
    const owner = attributes.get('O').name
    if (owner === 'PrintField') found.role ??= attributes.get('Role').name
    if (owner !== 'Table') continue
    found.scope ??= attributes.get('Scope').name
    found.columnSpan = span(attributes.get('ColSpan').number) ?? found.columnSpan
    found.rowSpan = span(attributes.get('RowSpan').number) ?? found.rowSpan
    const headers = attributes.get('Headers').list.flatMap(({ binary }) => binary ?? [])
    if (headers.length > 0) found.headers = headers
  }
  return found
}

function span(number: number | null): number | null {
  return number !== null && Number.isInteger(number) && number >= 1 ? number : null
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
