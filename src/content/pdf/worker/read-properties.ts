import { type PDFDocumentProxy, PermissionFlag } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as v from 'valibot'
import type { Accessibility } from '../../../contract/report.ts'
import { buildProperty } from '../page-text.ts'
import { WARNINGS } from '../pdf-messages.ts'
import { xmpTitle } from '../xmp-title.ts'

export interface PdfProperties {
  title: string | null
  language: string | null
  /** The catalog has a structure tree; `null`: could not be read. */
  hasStructure: boolean | null
  warnings: string[]
}

/** What pdf.js 6 returns, as far as we use it; its own types leave the fields out. */
const Metadata = v.object({
  info: v.object({
    Title: v.optional(v.string()),
    /** `/Lang` of the catalog. */
    Language: v.nullish(v.string()),
    IsXFAPresent: v.optional(v.boolean()),
  }),
  hasStructTree: v.boolean(),
})

/** Reads title and language: the title from the information dictionary, or from XMP when that is blank. */
export async function readProperties(document: PDFDocumentProxy): Promise<PdfProperties> {
  try {
    const response = await document.getMetadata()
    const { info, hasStructTree } = v.parse(Metadata, response)
    const { language, warnings } = parseLanguage(info.Language)
    if (info.IsXFAPresent === true) warnings.push(WARNINGS.xfa)
    const title = buildProperty(info.Title) ?? buildProperty(titleInXmp(response.metadata, language))
    return { title, language, hasStructure: hasStructTree, warnings }
  } catch {
    return { title: null, language: null, hasStructure: null, warnings: [WARNINGS.properties] }
  }
}

type Xmp = Awaited<ReturnType<PDFDocumentProxy['getMetadata']>>['metadata']

/** pdf.js joins the titles of several languages into one string; its title is right where there is only one. */
function titleInXmp(metadata: Xmp | null, language: string | null): string | null {
  const raw: unknown = metadata?.getRaw()
  const joined: unknown = metadata?.get('dc:title')
  return (
    (typeof raw === 'string' ? xmpTitle(raw, language) : null) ?? (typeof joined === 'string' ? joined : null)
  )
}

function parseLanguage(raw: string | null | undefined): { language: string | null; warnings: string[] } {
  const named = buildProperty(raw)
  if (named === null) return { language: null, warnings: [] }
  try {
    return { language: Intl.getCanonicalLocales(named)[0] ?? null, warnings: [] }
  } catch {
    return { language: null, warnings: [WARNINGS.strangeLanguage(named)] }
  }
}

/** Whether the catalog marks the document as tagged; `unknown` when that cannot be read. */
export async function readMark(document: PDFDocumentProxy): Promise<Accessibility> {
  try {
    // pdf.js 6 types this as an object and returns a Map.
    const marks: unknown = await document.getMarkInfo()
    return marks instanceof Map && marks.get('Marked') === true ? 'tagged' : 'untagged'
  } catch {
    return 'unknown'
  }
}

/** Names what a PDF has besides its pages, and what its security settings forbid. */
export async function readExtras(document: PDFDocumentProxy): Promise<string[]> {
  try {
    const warnings: string[] = []
    if (await document.hasJSActions()) warnings.push(WARNINGS.scripts)
    if (((await document.getAttachments())?.size ?? 0) > 0) warnings.push(WARNINGS.attachments)
    if (await readSilence(document)) warnings.push(WARNINGS.silenced)
    return warnings
  } catch {
    return [WARNINGS.extrasUnknown]
  }
}

/** Whether security settings keep assistive technology from the text. */
export async function readSilence(document: PDFDocumentProxy): Promise<boolean> {
  // `null`: it is not encrypted, and forbids nothing. ISO 14289-1, 7.16: bit 10 must be set.
  const permissions: unknown = await document.getPermissions()
  return permissions instanceof Set && !permissions.has(PermissionFlag.COPY_FOR_ACCESSIBILITY)
}
