import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as v from 'valibot'
import type { Accessibility } from '../../../contract/report.ts'
import { buildPageText, UNKNOWN_LETTER } from '../page-text.ts'
import { WARNINGS } from '../pdf-messages.ts'

// The site holds the texts of all PDFs in memory; a report of 300 dense pages has 2 million characters.
const MAX_TEXT_LENGTH = 64_000_000

export interface PagesRead {
  /** Including form values and notes on the page. */
  texts: string[]
  /** Whether any page has text besides fields and notes. */
  hasWords: boolean
  /** Whether any page is tagged. */
  tags: Accessibility
  /** Numbers of the pages that could not be opened or read. */
  unread: number[]
  /** `false`: the time ran out, so another attempt may find more. */
  isComplete: boolean
  warnings: string[]
}

/** Reads the text of every page until `deadline` (of `performance.now`, which no change of the clock moves) and looks for tags on the way. */
export async function readPages(document: PDFDocumentProxy, deadline: number): Promise<PagesRead> {
  const result: PagesRead = {
    texts: [],
    hasWords: false,
    tags: 'untagged',
    unread: [],
    isComplete: true,
    warnings: [],
  }
  const cut: number[] = []
  let length = 0
  for (let number = 1; number <= document.numPages; number++) {
    if (performance.now() > deadline) {
      result.isComplete = false
      result.warnings.push(WARNINGS.textTooSlow(number, document.numPages))
      break
    }
    const page = await readPage(document, number, result.tags !== 'tagged')
    if (page.tags !== 'untagged') result.tags = page.tags
    if (page.text === null) result.unread.push(number)
    if (page.isCut) cut.push(number)
    if (page.hasWords) result.hasWords = true
    length += page.text?.length ?? 0
    if (length > MAX_TEXT_LENGTH) {
      result.warnings.push(WARNINGS.textTooLong(number, document.numPages))
      break
    }
    result.texts.push(page.text ?? '')
  }
  result.warnings.push(...textWarnings(result, cut))
  return result
}

function textWarnings({ texts, hasWords, unread }: PagesRead, cut: number[]): string[] {
  const warnings: string[] = []
  if (unread.length > 0) warnings.push(WARNINGS.textUnread(unread))
  if (cut.length > 0) warnings.push(WARNINGS.pageTooLong(cut))
  if (unread.length === 0 && !hasWords) warnings.push(WARNINGS.noText)
  if (texts.some((text) => text.includes(UNKNOWN_LETTER))) warnings.push(WARNINGS.unknownLetters)
  return warnings
}

interface PageRead {
  /** `null`: could not be read. */
  text: string | null
  hasWords: boolean
  isCut: boolean
  tags: Accessibility
}

async function readPage(document: PDFDocumentProxy, number: number, isTagWanted: boolean): Promise<PageRead> {
  let page: PDFPageProxy | null = null
  try {
    page = await document.getPage(number)
    const tags = isTagWanted ? await readTags(page) : 'untagged'
    const content = await page.getTextContent()
    // Marked content is not requested, so every item is a run of text.
    const runs = content.items.flatMap((item) => ('str' in item ? [item] : []))
    const printed = buildPageText(runs)
    const hasWords = printed.text !== ''
    const notes = (await readAnnotations(page)).map((words) => ({ str: `\n${words}`, hasEOL: true }))
    return { ...(notes.length === 0 ? printed : buildPageText([...runs, ...notes])), hasWords, tags }
  } catch {
    return { text: null, hasWords: false, isCut: false, tags: 'untagged' }
  } finally {
    page?.cleanup()
  }
}

async function readTags(page: PDFPageProxy): Promise<Accessibility> {
  try {
    // pdf.js types the tree as always present; for a page without tags it returns null.
    const tree: { children?: unknown[] } | null = await page.getStructTree()
    return (tree?.children?.length ?? 0) > 0 ? 'tagged' : 'untagged'
  } catch {
    return 'unknown'
  }
}

const Words = v.fallback(v.string(), '')

/** What pdf.js returns for an annotation, as far as it holds words; its types say `any`. */
const Annotation = v.object({
  subtype: Words,
  annotationFlags: v.fallback(v.number(), 0),
  /** Of a form field: `Tx` text, `Ch` choice; others hold no words. */
  fieldType: Words,
  /** The text of a text field; of a choice field, the value sent for each chosen option. */
  fieldValue: v.fallback(v.union([v.string(), v.array(v.string())]), ''),
  password: v.fallback(v.boolean(), false),
  options: v.fallback(v.array(v.object({ exportValue: Words, displayValue: Words })), []),
  contentsObj: v.fallback(v.object({ str: Words }), { str: '' }),
  /** Rendered lines of a text box. */
  textContent: v.fallback(v.array(v.string()), []),
})
type Annotation = v.InferOutput<typeof Annotation>

// Flags 2 and 6 of ISO 32000-1, table 165. pdf.js hands out hidden ones too, because scripts can show them.
const HIDDEN_OR_NOT_VIEWED = 0b10_0010

/**
 * Notes and form values on a page: text of comments and text boxes, values of form fields. Empty if they cannot be
 * read. Leaves out hidden ones, links and passwords.
 */
async function readAnnotations(page: PDFPageProxy): Promise<string[]> {
  try {
    const annotations = v.parse(v.array(Annotation), await page.getAnnotations())
    return annotations
      .filter(({ annotationFlags }) => (annotationFlags & HIDDEN_OR_NOT_VIEWED) === 0)
      .map(wordsOf)
      .filter((words) => words.trim() !== '')
  } catch {
    return []
  }
}

function wordsOf(annotation: Annotation): string {
  switch (annotation.subtype) {
    case 'Widget':
      return fieldText(annotation)
    // A pop-up repeats its comment; the text of a link is on the page.
    case 'Popup':
    case 'Link':
      return ''
    default:
      return annotation.contentsObj.str === ''
        ? annotation.textContent.join('\n')
        : annotation.contentsObj.str
  }
}

function fieldText({ fieldType, fieldValue, password, options }: Annotation): string {
  if (password || (fieldType !== 'Tx' && fieldType !== 'Ch')) return ''
  const shown = (value: string) =>
    options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value
  return [fieldValue].flat().map(shown).join('\n')
}
