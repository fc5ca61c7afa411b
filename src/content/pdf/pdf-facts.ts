import type { Accessibility } from '../../contract/report.ts'
import type { FolderEntry } from '../folder/read-folder.ts'
import type { PageTexts } from '../page-texts.ts'
import type { TaggedReading } from '../tagged-reading.ts'
import type { PdfChecks } from './pdf-worker-messages.ts'

/** What was read out of one PDF. */
export interface PdfFacts {
  /** From 1. */
  pages: number
  /** From the file's properties. `null`: it has none. */
  title: string | null
  /** BCP 47, from the catalog. `null`: it names none that exists. */
  language: string | null
  accessibility: Accessibility
  /** What the machine checks found, and when, epoch milliseconds. */
  checks: PdfChecks & { checkedAt: number }
  /**
   * Text of the pages; of fewer than there are only when `warnings` says why.
   */
  texts: PageTexts
  /** What the tags make of the text, for its page on the web. */
  reading: TaggedReading
  /** First page as WebP: absolute path, size in pixels, and its own hash. `null`: could not be rendered. */
  thumbnail: PdfThumbnail | null
  /** What staff should know, each fit to follow the file's name: "carries scripts: …". */
  warnings: readonly string[]
}

export interface PdfThumbnail {
  path: string
  width: number
  height: number
  bytes: number
  sha256: string
}

/**
 * A PDF that may be published, or why it may not.
 * `reason` is fit to follow the file's name: "is protected by a password: save it …".
 */
export type PdfOutcome = { kind: 'read'; facts: PdfFacts } | { kind: 'refused'; reason: string }

/**
 * One path looked at. `unread`: the file is missing, too large,
 * or changing while it is read; `reason` reads like that of a refusal.
 */
export type PdfReading =
  | { kind: 'examined'; sha256: string; bytes: number; outcome: PdfOutcome }
  | { kind: 'unread'; reason: string }

/** What a listing of a folder says of a file. */
export type ListedFile = Pick<FolderEntry, 'bytes' | 'stamp'>

/** Reads published PDFs; made by `createPdfReader`. */
export interface PdfReader extends AsyncDisposable {
  /**
   * Never rejects because of the file. Equal bytes give the same outcome, mostly from the cache. `listed` is what
   * a listing of the folder said of the file a moment ago; it saves asking the disk again.
   */
  read(path: string, listed?: ListedFile): Promise<PdfReading>
  /** Ends the child processes and remembers on disk what a next start need not do again. */
  close(): Promise<void>
}
