import type { Color } from './contrast.ts'

/** What the rules look at: everything read out of one PDF that PDF/UA-1 says something about. */
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
  /** Form fields that have a description of their own. */
  describedFields: readonly { hasLanguage: boolean; page: number | null }[]
  fonts: readonly FontFacts[]
  /** Paragraphs, headings and list items on each page, in the order of the structure. */
  textBlocks: readonly TextBlock[]
  /** Text that seems to have too little contrast; rendering tells. */
  doubtfulTexts: readonly DoubtfulText[]
  /** Of those, rendered on the first pages that have any: how many have too little contrast. */
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

/** Beginning of a line of text, points from the lower left corner. */
export interface DoubtfulText {
  page: number
  x: number
  y: number
  size: number
  letters: number
  color: Color
  /** Contrast ratio that WCAG 1.4.3 asks of it. */
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

export interface StructureElement {
  /** As the file names it; empty when it does not. */
  type: string
  /** After the role map; `null`: none of the standard types. */
  standardType: string | null
  isCircular: boolean
  /** A standard type that the role map turns into another one. */
  isRemapped: boolean
  /** `null`: the element hangs on the root. */
  parent: StructureElement | null
  hasParentEntry: boolean
  children: StructureElement[]
  /** From 1. */
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
  /** What besides elements hangs on it: marked content, or the subtype of an annotation. */
  leaves: readonly ('content' | 'object' | string)[]
}

/** A count for each page. */
export type PageCounts = ReadonlyMap<number, number>

/** What is wrong with the content of the pages, counted by page. */
export interface ContentFacts {
  untagged: PageCounts
  artifactInTagged: PageCounts
  taggedInArtifact: PageCounts
  textWithoutLanguage: PageCounts
  /** Marked content with replacement texts whose language nothing names. */
  actualTextWithoutLanguage: PageCounts
  altWithoutLanguage: PageCounts
  expansionWithoutLanguage: PageCounts
  referenceForms: PageCounts
  sharedForms: PageCounts
  /** Pages covered by a picture and without a letter. */
  scannedPages: readonly number[]
}

export interface AnnotationFacts {
  page: number
  subtype: string
  /** Hidden, or outside of what is shown of the page. */
  isInvisible: boolean
  contents: string | null
  /** Standard type of the element it hangs on; `null`: it hangs on none. */
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
  /** It shows visible text, not just what a scan hides behind its picture. */
  isVisible: boolean
  isEmbedded: boolean
  isSymbolic: boolean
  /** Of simple fonts; `null`: the font's own. */
  encoding: string | null
  hasEncoding: boolean
  /** Names of glyphs that replace those of the encoding. */
  differences: readonly string[]
  /** Tables in a TrueType program that name its characters; `null`: not a TrueType program, or damaged. */
  characterTables: readonly { platform: number; encoding: number }[] | null
  composite: CompositeFontFacts | null
  /** Characters in use that cannot be told in Unicode. */
  unmappedCharacters: number
  /** Characters in use that a table maps to no character at all (U+0000, U+FEFF, U+FFFE). */
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
  /** `null`: one that is only named. */
  mapCollection: Collection | null
  mapName: string | null
  isMapEmbedded: boolean
  /** Writing modes that an embedded map states inside and in its dictionary. */
  mapModes: { inside: number; dictionary: number } | null
  /** Another map on which an embedded one builds. */
  mapUses: string | null
}
