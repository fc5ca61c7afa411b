import type { AnnotationFacts, PdfModel } from '../checks/pdf-model.ts'
import { type Box, CheckLimit, type Cos, openCatalog, parseBox } from './cos.ts'
import { readAnnotation, readDescribedField, readMediaClip } from './read-annotation.ts'
import { fileFacts, readCatalog } from './read-catalog.ts'
import { ContentReader } from './read-content.ts'
import { FontUse } from './read-fonts.ts'
import { readStructure } from './read-structure.ts'
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
