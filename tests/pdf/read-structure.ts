import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a screen reader finds in a PDF, counted over all pages. */
export interface PdfStructure {
  isTagged: boolean
  title: string | undefined
  language: string | undefined
  /** The XMP metadata, unchanged. */
  metadata: string
  /** Number of elements by tag, such as `H2`. */
  tags: Readonly<Record<string, number>>
  figuresWithoutAlt: number
  /** Text of each page. */
  texts: readonly string[]
}

/** An element with children, or a piece of text with none. */
interface StructureNode {
  role?: string
  /** pdf.js returns it for figures; its types lack it. */
  alt?: string
  id?: string
  children?: readonly StructureNode[]
}

/** Reads the structure of a PDF with pdf.js, which shares no code with the writer. */
export async function readStructure(bytes: Uint8Array): Promise<PdfStructure> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS })
  const document = await task.promise
  const nodes: StructureNode[] = []
  const texts: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    nodes.push(...flatten(await page.getStructTree()))
    const { items } = await page.getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  const mark = await document.getMarkInfo()
  const { info, metadata } = await document.getMetadata()
  await task.destroy()
  return {
    isTagged: mark !== null,
    title: 'Title' in info ? String(info.Title) : undefined,
    language: 'Language' in info ? String(info.Language) : undefined,
    metadata: String(metadata?.getRaw() ?? ''),
    tags: countRoles(nodes),
    figuresWithoutAlt: nodes.filter((node) => node.role === 'Figure' && (node.alt ?? '') === '').length,
    texts,
  }
}

function flatten(node: StructureNode | null): StructureNode[] {
  return node === null ? [] : [node, ...(node.children ?? []).flatMap(flatten)]
}

function countRoles(nodes: readonly StructureNode[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { role } of nodes) if (role !== undefined) counts[role] = (counts[role] ?? 0) + 1
  return counts
}
