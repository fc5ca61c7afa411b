import type { ProsePage } from '../contract/prose-page.ts'
import type { Report } from '../contract/report.ts'
import type { SiteInfo } from '../contract/site-info.ts'

/** One thing to mend in the content folder, in words for the person who can mend it. */
export interface ContentProblem {
  /** Path inside the content folder, with `/`: `reports/annual-fy2026.yaml`. */
  file: string
  /** Line from 1. `null`: the whole file. */
  line: number | null
  /** What is wrong and what to do. */
  message: string
}

/** `file:line message`, or `file message` when no line is to blame. */
export function formatProblem(problem: ContentProblem): string {
  const place = problem.line === null ? problem.file : `${problem.file}:${problem.line}`
  return `${place} ${problem.message}`
}

/** A file that an entry publishes; nothing else in the folder can be fetched. */
export interface PublishedFile {
  /** Address path: `/files/annual-fy2026.pdf`. */
  url: string
  /** Where it lies on this machine, absolute. */
  path: string
  mediaType: string
  bytes: number
  sha256: string
}

/** Everything the office publishes, checked and frozen. */
export interface SiteContent {
  site: SiteInfo
  /** Newest period first. */
  reports: readonly Report[]
  pages: readonly ProsePage[]
  /** By address path. */
  files: ReadonlyMap<string, PublishedFile>
  /** Text of each page of each report, by report id; an empty string is a page without text. */
  pageTexts: ReadonlyMap<string, readonly string[]>
  /** SHA-256 over all of the above: equal content, equal hash. */
  hash: string
}

/** A content folder read whole: either it may go live, or every problem in it is listed. */
export type ContentOutcome =
  | { kind: 'ready'; content: SiteContent; warnings: readonly ContentProblem[] }
  | { kind: 'broken'; problems: readonly ContentProblem[]; warnings: readonly ContentProblem[] }
