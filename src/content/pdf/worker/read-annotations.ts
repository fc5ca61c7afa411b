import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as v from 'valibot'

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
export async function readAnnotations(page: PDFPageProxy): Promise<string[]> {
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
