import type { AnnotationFacts, CatalogFacts, PdfModel } from '../checks/pdf-model.ts'
import { type Box, CheckLimit, type Cos, openCatalog, parseBox } from './cos.ts'
import { ContentReader } from './read-content.ts'
import { FontUse } from './read-fonts.ts'
import { readStructure, type Structure } from './read-structure.ts'
import { readXmp } from './read-xmp.ts'

export { CheckLimit } from './cos.ts'

// The largest district reports have about 1,500 pages.
const MAX_PAGES = 20_000
const MAX_ANNOTATIONS = 200_000

/**
 * Reads everything the rules look at. Rejects with `CheckLimit` when the file is larger than can be examined or the
 * time ends, and with other errors when its objects cannot be read.
 *
 * @param deadline of `performance.now`
 */
export async function readModel(
  bytes: Uint8Array,
  { letsAssistiveTechnologyRead, deadline }: { letsAssistiveTechnologyRead: boolean; deadline: number },
): Promise<PdfModel> {
  const { catalog, pages, structure } = await openStructure(bytes)
  const hasLanguage = catalog.get('Lang').isString

  const fonts = new Map<object, FontUse>()
  const fontUseOf = (font: Cos): FontUse => {
    const key = font.identity ?? font
    const use = fonts.get(key) ?? new FontUse(font)
    fonts.set(key, use)
    return use
  }
  const reader = new ContentReader(structure, hasLanguage, fontUseOf, deadline)
  const annotations: AnnotationFacts[] = []
  const tabbedPages: { page: number; tabs: string | null }[] = []
  const describedFields: { hasLanguage: boolean; page: number | null }[] = []
  const mediaClips: { hasType: boolean; hasAlternative: boolean; page: number | null }[] = []
  const attached: { isNamed: boolean }[] = []
  pages.forEach(({ page, resources, box, isUpright }, index) => {
    const number = index + 1
    const area = (box[2] - box[0]) * (box[3] - box[1])
    reader.readPage({ number, page, resources, area, isUpright })
    const own = page.get('Annots').items.filter(({ isDict }) => isDict)
    if (own.length > 0) tabbedPages.push({ page: number, tabs: page.get('Tabs').name })
    if (annotations.length + own.length > MAX_ANNOTATIONS)
      throw new CheckLimit('it has more links and fields than can be examined')
    for (const annotation of own) {
      annotations.push(readAnnotation(annotation, number, box, structure))
      const field = readDescribedField(annotation, structure)
      if (field !== null) describedFields.push({ ...field, page: number })
      mediaClips.push(...readMediaClip(annotation).map((clip) => ({ ...clip, page: number })))
      if (annotation.get('FS').isDict) attached.push(fileFacts(annotation.get('FS')))
      for (const look of appearancesOf(annotation)) reader.readAppearance(look)
    }
  })
  const facts = readCatalog(catalog, mediaClips)
  return {
    header: headerOf(bytes),
    letsAssistiveTechnologyRead,
    catalog: { ...facts, attachedFiles: [...facts.attachedFiles, ...attached] },
    xmp: readXmp(catalog),
    languages: [
      ...(hasLanguage ? [{ value: catalog.get('Lang').text ?? '', page: null }] : []),
      ...structure.elements.flatMap(({ language, page }) =>
        language === null ? [] : [{ value: language, page }],
      ),
      ...reader.languages,
    ],
    elements: structure.elements,
    content: reader.facts,
    annotations,
    tabbedPages,
    describedFields,
    fonts: [...fonts.values()].flatMap((use) => (use.isUsed ? [use.facts] : [])),
    textBlocks: reader.places.blocks,
    doubtfulTexts: reader.places.doubtful,
    faintTexts: new Map(),
  }
}

/** Opens a PDF with its pages and its structure tree. Rejects like `readModel`. */
export async function openStructure(bytes: Uint8Array) {
  const catalog = await openCatalog(bytes)
  const pages = pagesOf(catalog)
  const numbers = new Map(
    pages.flatMap(({ page }, index) => (page.id === null ? [] : [[page.id, index + 1]])),
  )
  return { catalog, pages, structure: readStructure(catalog.get('StructTreeRoot'), numbers) }
}

/** The first line, cut after more bytes than any real one has. */
function headerOf(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1100)).toString('latin1')
  return start.split(/[\r\n]/, 1)[0] ?? ''
}

interface PageEntry {
  page: Cos
  resources: Cos
  box: Box
  isUpright: boolean
}

const LETTER: Box = [0, 0, 612, 792]

/** All pages in order, with what they inherit. */
function pagesOf(catalog: Cos): PageEntry[] {
  const pages: PageEntry[] = []
  const seen = new Set<string>()
  function walk(node: Cos, inherited: Omit<PageEntry, 'page'>): void {
    if (node.id !== null && seen.has(node.id)) return
    if (node.id !== null) seen.add(node.id)
    if (pages.length >= MAX_PAGES || seen.size > 2 * MAX_PAGES)
      throw new CheckLimit('it has more pages than can be examined')
    const resources = node.get('Resources').isDict ? node.get('Resources') : inherited.resources
    const box = parseBox(node.get('CropBox')) ?? parseBox(node.get('MediaBox')) ?? inherited.box
    const turned = node.get('Rotate').number
    const isUpright = turned === null ? inherited.isUpright : turned % 360 === 0
    if (node.get('Kids').isArray)
      for (const kid of node.get('Kids').items) walk(kid, { resources, box, isUpright })
    else if (node.isDict) pages.push({ page: node, resources, box, isUpright })
  }
  walk(catalog.get('Pages'), { resources: catalog.get('none'), box: LETTER, isUpright: true })
  return pages
}

/** The streams of an annotation's normal appearance: one, or one for each state. */
function appearancesOf(annotation: Cos): Cos[] {
  const look = annotation.get('AP').get('N')
  return look.isStream ? [look] : look.entries.map(([, state]) => state).filter(({ isStream }) => isStream)
}

export function readCatalog(catalog: Cos, mediaClips: CatalogFacts['mediaClips']): CatalogFacts {
  const marks = catalog.get('MarkInfo')
  return {
    isMarked: marks.get('Marked').boolean === true,
    hasSuspects: marks.get('Suspects').boolean === true,
    hasStructure: catalog.get('StructTreeRoot').isDict,
    showsTitle: catalog.get('ViewerPreferences').get('DisplayDocTitle').boolean === true,
    hasLanguage: catalog.get('Lang').isString,
    hasOutline: catalog.get('Outlines').get('First').isDict,
    isDynamicForm: isDynamicForm(catalog.get('AcroForm').get('XFA')),
    layerSettings: layerSettings(catalog.get('OCProperties')),
    attachedFiles: [...namedFiles(catalog.get('Names').get('EmbeddedFiles'), 0)].map(fileFacts),
    mediaClips,
  }
}

export function fileFacts(file: Cos): { isNamed: boolean } {
  return {
    isNamed: !file.has('EF') || ((file.get('F').text ?? '') !== '' && (file.get('UF').text ?? '') !== ''),
  }
}

function layerSettings(properties: Cos): CatalogFacts['layerSettings'] {
  return [...properties.get('D').list, ...properties.get('Configs').items].map((settings) => ({
    hasName: (settings.get('Name').text ?? '') !== '',
    changesAutomatically: settings.has('AS'),
  }))
}

/** XFA is one stream or an array of names and streams; `dynamicRender` is in its `config`. */
function isDynamicForm(xfa: Cos): boolean {
  return xfa.list.some(({ content }) => {
    const text = content === null ? '' : Buffer.from(content).toString('utf8')
    return /<(?:\w{1,20}:)?dynamicRender[^<>]{0,200}>\s*required\s*</.test(text)
  })
}

const MAX_TREE_DEPTH = 20

function* namedFiles(node: Cos, depth: number): Generator<Cos> {
  if (depth > MAX_TREE_DEPTH) return
  const names = node.get('Names').items
  for (let index = 1; index < names.length; index += 2) {
    const file = names[index]
    if (file !== undefined) yield file
  }
  for (const kid of node.get('Kids').items) yield* namedFiles(kid, depth + 1)
}

const HIDDEN = 2

export function readAnnotation(
  annotation: Cos,
  page: number,
  box: Box,
  structure: Structure,
): AnnotationFacts {
  const element = structure.elementOfObject(annotation.get('StructParent').number)
  const isHidden = ((annotation.get('F').number ?? 0) & HIDDEN) !== 0
  // A widget without its own field name is one of several that share their parent's.
  const field =
    annotation.has('T') || !annotation.get('Parent').isDict ? annotation : annotation.get('Parent')
  return {
    page,
    subtype: annotation.get('Subtype').name ?? '',
    isInvisible: isHidden || isOutside(annotation.get('Rect'), box),
    contents: annotation.get('Contents').text,
    elementType: element?.standardType ?? null,
    isTagged: element !== null,
    elementAlt: element?.alt ?? null,
    elementHasLanguage: element !== null && element.language !== null,
    tooltip: field.get('TU').text,
  }
}

function isOutside(rectangle: Cos, [left, bottom, right, top]: Box): boolean {
  const own = parseBox(rectangle)
  if (own === null) return false
  const [ownLeft, ownBottom, ownRight, ownTop] = own
  return bottom >= ownTop || left >= ownRight || top <= ownBottom || right <= ownLeft
}

/** Whether the element of a form field with its own description names a language; `null`: not such a field. */
export function readDescribedField(annotation: Cos, structure: Structure): { hasLanguage: boolean } | null {
  if (annotation.get('Subtype').name !== 'Widget') return null
  const hasText = annotation.get('TU').isString || annotation.get('Parent').get('TU').isString
  if (!hasText) return null
  const element = structure.elementOfObject(annotation.get('StructParent').number)
  return { hasLanguage: element !== null && element.language !== null }
}

/** Clips that a film or sound plays. */
export function readMediaClip(annotation: Cos): { hasType: boolean; hasAlternative: boolean }[] {
  const actions = [annotation.get('A'), ...annotation.get('AA').entries.map(([, action]) => action)]
  return actions
    .map((action) => action.get('R').get('C'))
    .filter((clip) => clip.isDict)
    .map((clip) => ({ hasType: !clip.get('CT').isMissing, hasAlternative: hasAlternative(clip.get('Alt')) }))
}

/** Pairs of a language and a text. */
function hasAlternative(alternative: Cos): boolean {
  const texts = alternative.items.map(({ text }) => text)
  return (
    alternative.isArray &&
    texts.length % 2 === 0 &&
    texts.every((text, index) => text !== null && (index % 2 === 0 || text !== ''))
  )
}
