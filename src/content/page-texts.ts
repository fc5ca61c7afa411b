import { createHash } from 'node:crypto'

/** The text of a document's pages. It may lie on disk: that of 10,000 reports would take half a gigabyte of memory. */
export interface PageTexts {
  /** Of all of it: equal texts, equal hash. */
  readonly sha256: string
  /** Pages that were read. */
  readonly count: number
  /** `false`: on every page that was read there is not one letter, as in a scan. */
  readonly hasWords: boolean
  /** The text of each page in order; an empty string is a page without text. Throws when it is gone from disk. */
  read(): readonly string[]
}

/** Texts held in memory. */
export function heldTexts(pages: readonly string[]): PageTexts {
  return { ...describeTexts(pages), read: () => pages }
}

/** What is known of texts without reading them. Pure. */
export function describeTexts(pages: readonly string[]): Pick<PageTexts, 'sha256' | 'count' | 'hasWords'> {
  const sha256 = createHash('sha256').update(JSON.stringify(pages)).digest('hex')
  return { sha256, count: pages.length, hasWords: pages.some((text) => text !== '') }
}
