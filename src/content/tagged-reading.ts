import * as v from 'valibot'
import { TaggedText } from '../contract/readable-report.ts'

const Length = v.pipe(v.number(), v.finite())

/** The tagged text of a PDF, with the positions of its figures. */
const StoredReading = v.object({
  text: TaggedText,
  /** In the order of their numbers: page, and points from the top left corner of the page as it is shown. */
  figures: v.array(
    v.object({
      page: v.pipe(v.number(), v.integer(), v.minValue(1)),
      x: Length,
      y: Length,
      width: Length,
      height: Length,
    }),
  ),
})
export type StoredReading = v.InferOutput<typeof StoredReading>

/** The same, possibly on disk: few reports are read on the web at a time. */
export interface TaggedReading {
  /** Hash of the whole reading. */
  readonly sha256: string
  /** Throws if its file is gone. */
  read(): StoredReading
}

/** Reads what a worker wrote as JSON. Throws when it is damaged. */
export function parseReading(json: string): StoredReading {
  return v.parse(StoredReading, JSON.parse(json))
}

/** Stored for a PDF whose tags could not be read. */
export const UNREADABLE = JSON.stringify({
  text: { kind: 'withheld', problems: [{ code: 'unreadable', count: 1, pages: [] }] },
  figures: [],
} satisfies StoredReading)
