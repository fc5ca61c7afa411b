import type { Accessibility } from '../../contract/report.ts'

/** What was read out of one PDF. */
export interface PdfFacts {
  /** `null`: could not be counted. */
  pages: number | null
  title: string | null
  /** BCP 47, from the catalogue. */
  language: string | null
  accessibility: Accessibility
  /** Text of every page in order; an empty string is a page without text. Shorter than `pages` only when `warnings` says why. */
  texts: readonly string[]
  /** First page as WebP: absolute path and size in pixels. `null`: could not be drawn. */
  thumbnail: { path: string; width: number; height: number } | null
  /** Details that could not be read, in words for staff. */
  warnings: readonly string[]
}

/** A PDF that may be published, or the reason in words why it may not. */
export type PdfOutcome = { kind: 'read'; facts: PdfFacts } | { kind: 'refused'; reason: string }
