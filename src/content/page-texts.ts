import { createHash } from 'node:crypto'

/** The text of a document's pages, possibly on disk: that of 10,000 reports would take half a gigabyte of memory. */
export interface PageTexts {
  /** Hash of all texts. */
  readonly sha256: string
  /** Number of pages that were read. */
  readonly count: number
  /** `false`: no page that was read has a letter, as in a scan. */
  readonly hasWords: boolean
  /** The text of each page in order; empty for a page without text. Throws if its file is gone. */
  read(): readonly string[]
}

/** The facts about texts that are available without reading them. Pure. */
export function describeTexts(pages: readonly string[]): Pick<PageTexts, 'sha256' | 'count' | 'hasWords'> {
  const sha256 = createHash('sha256').update(JSON.stringify(pages)).digest('hex')
  return { sha256, count: pages.length, hasWords: pages.some((text) => text !== '') }
}
