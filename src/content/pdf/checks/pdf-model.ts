import type { Color } from './contrast.ts'

/** The input of the rules: everything in a PDF that PDF/UA-1 regulates. */
export interface PdfModel {
  /** The first line of the file. */
  header: string
  /** Whether security settings let assistive technology read the text. */
  letsAssistiveTechnologyRead: boolean
  catalog: CatalogFacts
  /** `null`: the catalog has no metadata stream. */
  xmp: XmpFacts | null
  /** `Lang` entries, wherever they are. */
  languages: readonly { value: string; page: number | null }[]
  /** All structure elements, parents before children, in reading order. */
  elements: readonly StructureElement[]
  content: ContentFacts
  annotations: readonly AnnotationFacts[]
  /** Pages with an annotation, and how the tab key walks them. */
  tabbedPages: readonly { page: number; tabs: string | null }[]
  /** Form fields with their own description. */
  describedFields: readonly { hasLanguage: boolean; page: number | null }[]
  fonts: readonly FontFacts[]
  /** Paragraphs, headings and list items on each page, in the order of the structure. */
  textBlocks: readonly TextBlock[]
  /** Text that seems to have too little contrast; only rendering shows. */
  doubtfulTexts: readonly DoubtfulText[]
  /** How many of those have too little contrast, as rendered on the first pages with any. */
  faintTexts: PageCounts
}

/** Where the text of one element is on one page, points from the lower left corner. */
export interface TextBlock {
  page: number
  left: number
  /** Base line of its first line. */
  top: number
  /** Base line of its last line. */
  bottom: number
  /** Of its largest letters. */
  size: number
  letters: number
}

/** Start of a line of text, points from the lower left corner. */
export interface DoubtfulText {
  page: number
  x: number
  y: number
  size: number
  letters: number
  color: Color
  /** Contrast ratio that WCAG 1.4.3 requires. */
  needed: number
}

export interface CatalogFacts {
  isMarked: boolean
  hasSuspects: boolean
  hasStructure: boolean
  showsTitle: boolean
  hasLanguage: boolean
  hasOutline: boolean
  /** Dynamic XFA, which only one program can show. */
  isDynamicForm: boolean
  /** Configurations of layers. */
  layerSettings: readonly { hasName: boolean; changesAutomatically: boolean }[]
  /** Descriptions of attached files. */
  attachedFiles: readonly { isNamed: boolean }[]
  mediaClips: readonly { hasType: boolean; hasAlternative: boolean; page: number | null }[]
}

export interface XmpFacts {
  hasTitle: boolean
  /** Text in the default language of the document. */
  hasDefaultLanguageText: boolean
  /** Properties in the namespace of PDF/UA: `part`, `amd` and `corr`. */
  identification: readonly { name: string; prefix: string; value: string }[]
}

/** A piece of marked content on a page. */
export interface MarkedPiece {
  /** From 1. */
  page: number
  mcid: number
}

/** What an element contains. */
export type Kid = StructureElement | MarkedPiece

/** An element of the structure tree, for the rules and for a web page. */
export interface StructureElement {
  /** Type as in the file; empty: none. */
  type: string
  /** Type after the role map; `null`: not a standard type. */
  standardType: string | null
  /** The same, or one that PDF 2.0 adds. */
  knownType: string | null
  isCircular: boolean
  /** A standard type that the role map turns into another one. */
  isRemapped: boolean
  /** `null`: a child of the root. */
  parent: StructureElement | null
  hasParentEntry: boolean
  /** Elements and content inside, in reading order. */
  kids: Kid[]
  /** Annotations and other whole objects inside. `href`: the address of a link. */
  objects: { subtype: string; href: string | null }[]
  /** The first page with any of its content. `null`: none. */
  firstPage: number | null
  /** The same, or the page where it belongs without content. */
  page: number | null
  /** Its own language. */
  language: string | null
  alt: string | null
  actualText: string | null
  expansion: string | null
  id: string | null
  /** Of table cells. */
  scope: string | null
  columnSpan: number
  rowSpan: number
  headers: readonly string[]
  /** `Role` of a form field that cannot be filled in. */
  role: string | null
  listNumbering: string | null
  /** Left, bottom, right and top in the page's own units. */
  box: readonly [number, number, number, number] | null
}

export function isElement(kid: Kid): kid is StructureElement {
  return 'kids' in kid
}

/** A count for each page. */
export type PageCounts = ReadonlyMap<number, number>

/** What may be wrong with the contents of a page. */
export type ContentIssue =
  | 'untagged'
  | 'artifactInTagged'
  | 'taggedInArtifact'
  | `${'text' | 'actualText' | 'alt' | 'expansion'}WithoutLanguage`
  | 'referenceForms'
  | 'sharedForms'

export interface ContentFacts {
  issues: ReadonlyMap<ContentIssue, PageCounts>
  /** Pages covered by a picture, without any letter. */
  scannedPages: readonly number[]
}

export interface AnnotationFacts {
  page: number
  subtype: string
  /** Hidden, or outside the visible part of the page. */
  isInvisible: boolean
  contents: string | null
  /** Standard type of its element; `null`: it has none. */
  elementType: string | null
  isTagged: boolean
  elementAlt: string | null
  elementHasLanguage: boolean
  /** `TU` of a form field. */
  tooltip: string | null
}

/** A font that is used on a page. */
export interface FontFacts {
  subtype: string
  pages: readonly number[]
  /** It shows visible text, not just text hidden behind a scan. */
  isVisible: boolean
  isEmbedded: boolean
  isSymbolic: boolean
  /** For simple fonts; `null`: the font's own. */
  encoding: string | null
  hasEncoding: boolean
  /** Glyph names that replace those of the encoding. */
  differences: readonly string[]
  /** Character tables of a TrueType program; `null`: not a TrueType program, or damaged. */
  characterTables: readonly { platform: number; encoding: number }[] | null
  composite: CompositeFontFacts | null
  /** Used characters without a Unicode mapping. */
  unmappedCharacters: number
  /** Used characters mapped to noncharacters (U+0000, U+FEFF, U+FFFE). */
  wronglyMappedCharacters: number
}

/** A character collection. */
export interface Collection {
  registry: string | null
  ordering: string | null
  supplement: number | null
}

export interface CompositeFontFacts {
  descendantSubtype: string
  hasGlyphMap: boolean
  collection: Collection
  /** `null`: not embedded, only named. */
  mapCollection: Collection | null
  mapName: string | null
  isMapEmbedded: boolean
  /** Writing modes of an embedded map, inside it and in its dictionary. */
  mapModes: { inside: number; dictionary: number } | null
  /** Another map that an embedded one is based on. */
  mapUses: string | null
}
