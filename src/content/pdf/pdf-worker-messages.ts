import * as v from 'valibot'
import { Accessibility } from '../../contract/report.ts'

/** One PDF for a worker to read, or one page to render. */
export type PdfJob = ReadJob | PageJob

export interface ReadJob {
  path: string
  /** After this long a worker skips the text of further pages, milliseconds. */
  textBudgetMs: number
  /** After this long it gives up checking the file. */
  checkBudgetMs: number
}

export interface PageJob {
  path: string
  /** Hash of the published bytes; a file with other bytes is not rendered. */
  sha256: string
  /** From 1. */
  pageNumber: number
  /** The part of the page to render, points from the top left corner of the page as it is shown. Missing: all of it, small. */
  area?: { x: number; y: number; width: number; height: number }
}

/** All facts except the picture, which is rendered last because a report can do without it. */
export const ReadFacts = v.object({
  pages: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: v.nullable(v.string()),
  language: v.nullable(v.string()),
  accessibility: Accessibility,
  texts: v.array(v.string()),
  /** Whether any page has text besides fields and notes. */
  hasWords: v.boolean(),
  warnings: v.array(v.string()),
})
export type ReadFacts = v.InferOutput<typeof ReadFacts>

export const RenderedPage = v.object({
  webp: v.instance(Uint8Array),
  width: v.pipe(v.number(), v.integer(), v.minValue(1)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type RenderedPage = v.InferOutput<typeof RenderedPage>

/** Results of the machine checks, or why there are none: `reason` follows "could not be checked: ". */
export const PdfChecks = v.variant('kind', [
  v.object({
    kind: v.literal('checked'),
    findings: v.array(
      v.object({
        rule: v.string(),
        count: v.pipe(v.number(), v.integer(), v.minValue(1)),
        pages: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
      }),
    ),
  }),
  v.object({ kind: v.literal('unchecked'), reason: v.string() }),
])
export type PdfChecks = v.InferOutput<typeof PdfChecks>

/** A report of 1,000 pages has 5 million characters. */
export const MAX_READING_LENGTH = 16_000_000

/** What a worker sends: `ready` or `unusable` once; then for each job `refused`, `missing`, or `facts`, `picture`, `checks` and `reading`; for a page `missing` or `picture`. */
export const WorkerMessage = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('unusable'), message: v.string() }),
  v.object({ kind: v.literal('missing') }),
  v.object({ kind: v.literal('refused'), sha256: v.string(), reason: v.string() }),
  v.object({ kind: v.literal('facts'), sha256: v.string(), facts: ReadFacts, isComplete: v.boolean() }),
  v.object({ kind: v.literal('picture'), picture: v.nullable(RenderedPage) }),
  v.object({ kind: v.literal('checks'), checks: PdfChecks }),
  /** A `StoredReading` as JSON, to be parsed where it is needed. */
  v.object({ kind: v.literal('reading'), json: v.pipe(v.string(), v.maxLength(MAX_READING_LENGTH)) }),
])
export type WorkerMessage = v.InferOutput<typeof WorkerMessage>
