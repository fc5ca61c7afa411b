import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { cleanRun } from '../page-text.ts'

export interface MarkedText {
  /** Its lines joined; a leading space means that it begins a word. */
  text: string
  /** Its position among the pieces of the page, in content order. */
  order: number
}

/** The text of one page by its marks. */
export interface PageWords {
  /** By marked-content id. */
  pieces: ReadonlyMap<number, MarkedText>
  /** All of the page's text except artifacts, in content order. */
  words: readonly string[]
}

type Item = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number]

export async function readMarkedText(page: PDFPageProxy): Promise<PageWords> {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  return sortMarkedText(items)
}

/** Sorts what pdf.js found on a page by its marks. Text belongs to the innermost mark that has an id. Pure. */
export function sortMarkedText(items: readonly Item[]): PageWords {
  const raw = new Map<number, { text: string; order: number }>()
  const marks: { mcid: number | null; isArtifact: boolean }[] = []
  let real = ''
  for (const item of items) {
    const outer = marks.at(-1) ?? { mcid: null, isArtifact: false }
    if ('str' in item) {
      if (outer.isArtifact) continue
      const text = item.hasEOL ? `${item.str}\n` : item.str
      real += text
      if (outer.mcid === null) continue
      const piece = raw.get(outer.mcid)
      if (piece === undefined) raw.set(outer.mcid, { text, order: raw.size })
      else piece.text += text
    } else if (item.type === 'endMarkedContent') marks.pop()
    else {
      const id = 'id' in item ? /_mc(\d+)$/.exec(String(item.id))?.[1] : undefined
      const isArtifact = outer.isArtifact || ('tag' in item && item.tag === 'Artifact')
      marks.push({ mcid: id === undefined ? outer.mcid : Number(id), isArtifact })
      // An artifact separates two words.
      if (isArtifact && !real.endsWith('\n')) real += '\n'
    }
  }
  const pieces = new Map(
    Array.from(raw, ([mcid, { text, order }]) => [mcid, { text: cleanRun(text), order }]),
  )
  return { pieces, words: wordsIn(cleanRun(real)) }
}

/** Words as a reader counts them. */
export function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}
