import type { Appearance } from '../contract/appearance.ts'
import type { DistrictMap, MapDetail } from '../contract/district-map.ts'
import type { MetricsTable, TableId } from '../contract/metrics-table.ts'
import type { Notice } from '../contract/notice.ts'
import { noticesInForce } from '../contract/notices-in-force.ts'
import type { ProsePage } from '../contract/prose-page.ts'
import type { Report } from '../contract/report.ts'
import type { SiteInfo } from '../contract/site-info.ts'
import type { TimArea } from '../contract/tim-report.ts'
import type { AppearanceFile } from './appearance/build-appearance.ts'
import type { ExitEntry } from './exits-file.ts'
import type { ContentProblem } from './issue.ts'
import type { RampEntry } from './metrics/ramps-file.ts'
import type { PageTexts } from './page-texts.ts'
import type { DeskRoles } from './parse-site-file.ts'
import type { CheckedException } from './reports/entry-parts.ts'
import type { TaggedReading } from './tagged-reading.ts'

export { type ContentProblem, formatProblem } from './issue.ts'

/** A file that an entry publishes; nothing else in the folder can be fetched. */
export interface PublishedFile {
  /** Address path: `/files/annual-fy2026.pdf`. */
  url: string
  /** Absolute path on this machine. */
  path: string
  mediaType: string
  bytes: number
  sha256: string
  /** What replaced the file. `null`: nothing. */
  successor: FileSuccessor | null
}

/** Addresses of the versions that followed a revised file. */
export interface FileSuccessor {
  next: string
  latest: string
}

/** A report that the office took down. Its addresses say so permanently. */
export interface RemovedReport {
  id: string
  title: string
  /** BCP 47 language of the title. */
  language: string
  /** Address paths of its files. */
  urls: readonly string[]
  /** Day it was taken down. */
  on: string
  /** One or two sentences for visitors. */
  why: string
  /** Id of the published report that replaced it. `null`: none. */
  replacedBy: string | null
}

/** Everything the office publishes, checked and frozen. */
export interface SiteContent {
  site: SiteInfo
  /** Who has which role at the desk; no page or API shows it. */
  desk: DeskRoles
  /** Newest period first. */
  reports: readonly Report[]
  /** The office's claims for documents that need not be readable by everyone, by report id. */
  exceptions: ReadonlyMap<string, CheckedException>
  removed: readonly RemovedReport[]
  pages: readonly ProsePage[]
  /** The office's tables of figures, every column, oldest period first. A table without a file is not here. */
  tables: ReadonlyMap<TableId, MetricsTable>
  /** Every ramp signal, in the order of the office's list. */
  ramps: readonly RampEntry[]
  /** The exits of the freeways, in the order of the office's list. */
  exits: readonly ExitEntry[]
  /** The area of each incident report about a single area, by report id. */
  areas: ReadonlyMap<string, TimArea>
  /** Every notice, including future and past ones; on a live site, those in force, most urgent first. */
  notices: readonly Notice[]
  /** The district's map. `null`: the office has none, and no page shows one. */
  map: DistrictMap | null
  /** Streets drawn on the map at high zoom levels. Missing or `null`: none. */
  streets?: MapDetail['streets'] | null
  appearance: Appearance
  /** Files the appearance refers to. */
  appearanceFiles: readonly AppearanceFile[]
  /** By address path. */
  files: ReadonlyMap<string, PublishedFile>
  /** The text of each report's pages, by report id. */
  pageTexts: ReadonlyMap<string, PageTexts>
  /** The tagged text of each report's PDF, by report id. */
  readings: ReadonlyMap<string, TaggedReading>
  /** The office's alternatives to reports' PDFs, by report id. */
  reviewed: ReadonlyMap<string, ProsePage['sections']>
  /** SHA-256 over all of the above: equal content, equal hash. */
  hash: string
}

/** The result of reading a content folder: it may go live, or all its problems are listed. */
export type ContentOutcome =
  | { kind: 'ready'; content: SiteContent; warnings: readonly ContentProblem[] }
  | { kind: 'broken'; problems: readonly ContentProblem[]; warnings: readonly ContentProblem[] }

/** The same content with only the notices in force at an instant. Pure. */
export function contentAt(content: SiteContent, at: Date): SiteContent {
  return { ...content, notices: noticesInForce(content.notices, at) }
}
