import type { Accessibility } from '../../contract/report.ts'
import type { FolderEntry } from '../folder/read-folder.ts'
import type { PageTexts } from '../page-texts.ts'
import type { TaggedReading } from '../tagged-reading.ts'
import type { PdfChecks } from './pdf-worker-messages.ts'

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
  /** Text of the pages; if some are missing, `warnings` says why. */
  texts: PageTexts
  /** The tagged text, for its web page. */
  reading: TaggedReading
  /** First page as WebP: absolute path, size in pixels, and its own hash. `null`: could not be rendered. */
  thumbnail: PdfThumbnail | null
  /** What staff should know, each to follow the file's name: "carries scripts: …". */
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
 * `reason` follows the file's name: "is protected by a password: save it …".
 */
export type PdfOutcome = { kind: 'read'; facts: PdfFacts } | { kind: 'refused'; reason: string }

/**
 * The result of reading one path. `unread`: the file is missing, too large,
 * or changing while it is read; `reason` is like that of a refusal.
 */
export type PdfReading =
  | { kind: 'examined'; sha256: string; bytes: number; outcome: PdfOutcome }
  | { kind: 'unread'; reason: string }

/** A file's facts in the listing of a folder. */
export type ListedFile = Pick<FolderEntry, 'bytes' | 'stamp'>

/** Reads published PDFs; created by `createPdfReader`. */
export interface PdfReader extends AsyncDisposable {
  /**
   * Never rejects because of the file. Equal bytes give the same outcome, mostly from the cache. `listed`: facts from
   * a recent listing of the folder, which save another disk access.
   */
  read(path: string, listed?: ListedFile): Promise<PdfReading>
  /** Ends the child processes and caches on disk what the next start can reuse. */
  close(): Promise<void>
}
