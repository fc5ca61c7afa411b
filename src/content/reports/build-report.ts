import { dayIn } from '../../contract/calendar-days.ts'
import { readPath } from '../../contract/pages.ts'
import type { Report, Revision } from '../../contract/report.ts'
import { describeFindings, RULES } from '../pdf/checks/check-model.ts'
import type { PdfFacts } from '../pdf/pdf-facts.ts'
import type { FileSuccessor, PublishedFile } from '../site-content.ts'
import { type FormerVersion, fileUrl } from './entry-parts.ts'
import type { ReportEntry } from './report-entry.ts'

/** A PDF that may be published, with all its facts. */
export interface ReadPdf {
  /** Absolute. */
  path: string
  bytes: number
  sha256: string
  facts: PdfFacts
}

/** One entry with the PDF it publishes. */
export interface ReportSource {
  id: string
  entry: ReportEntry
  pdf: ReadPdf
  /** The report before each revision. */
  former: readonly { version: FormerVersion; pdf: ReadPdf }[]
}

/**
 * Builds what the API returns about one report. `dataUrl` is the address of its figures, `null` where it has none;
 * `isReviewed`: the office wrote its web page. Days are those of `timeZone`. Pure.
 */
export function buildReport(
  { id, entry, pdf }: ReportSource,
  { dataUrl, isReviewed, timeZone }: { dataUrl: string | null; isReviewed: boolean; timeZone: string },
): Report {
  const {
    archived,
    revisedOn = null,
    area: _area,
    sha256: _sha256,
    exception: _exception,
    ...written
  } = entry
  const { facts } = pdf
  const { thumbnail } = facts
  return {
    ...written,
    id,
    revisedOn,
    archived: archived !== false,
    archivedOn: typeof archived === 'boolean' ? null : archived.on,
    file: {
      url: fileUrl(entry.file),
      mediaType: 'application/pdf',
      bytes: pdf.bytes,
      pages: facts.pages,
      sha256: pdf.sha256,
      accessibility: facts.accessibility,
      checks: buildChecks(facts.checks, timeZone),
      titleInFile: facts.title,
      languageInFile: facts.language,
    },
    thumbnail:
      thumbnail === null
        ? null
        : { url: thumbnailUrl(thumbnail.sha256), width: thumbnail.width, height: thumbnail.height },
    dataUrl,
    readUrl: isReviewed || facts.texts.hasWords ? readPath({ id, category: entry.category }) : null,
    history: buildHistory(entry),
  }
}

function buildChecks(checks: PdfFacts['checks'], timeZone: string): Report['file']['checks'] {
  if (checks.kind === 'unchecked') return null
  const findings = describeFindings(checks.findings).map(({ remedy: _, ...finding }) => finding)
  return { checkedOn: dayIn(timeZone, new Date(checks.checkedAt)), rulesChecked: RULES.length, findings }
}

/** The newest revision first; on the same day, the one listed later. */
function buildHistory({ history }: ReportEntry): Revision[] {
  return history
    .map(({ on, file, note }) => ({ on, url: fileUrl(file), note }))
    .reverse()
    .toSorted((a, b) => (a.on === b.on ? 0 : a.on < b.on ? 1 : -1))
}

/** The files one report makes public: its PDF, the picture of the first page, and every version before. */
export function buildPublishedFiles(source: ReportSource): PublishedFile[] {
  const { entry, pdf, former } = source
  const document = publishedPdf(fileUrl(entry.file), pdf, null)
  const versions = former.map(({ version, pdf: before }) => {
    const url = fileUrl(version.file)
    return publishedPdf(url, before, successorOf(url, entry))
  })
  const { thumbnail } = pdf.facts
  if (thumbnail === null) return [document, ...versions]
  const picture = {
    url: thumbnailUrl(thumbnail.sha256),
    path: thumbnail.path,
    mediaType: 'image/webp',
    bytes: thumbnail.bytes,
    sha256: thumbnail.sha256,
    successor: null,
  }
  return [document, picture, ...versions]
}

function publishedPdf(url: string, pdf: ReadPdf, successor: FileSuccessor | null): PublishedFile {
  const { path, bytes, sha256 } = pdf
  return { url, path, mediaType: 'application/pdf', bytes, sha256, successor }
}

function successorOf(url: string, entry: ReportEntry): FileSuccessor {
  const latest = fileUrl(entry.file)
  const history = buildHistory(entry)
  const newer = history[history.findIndex((revision) => revision.url === url) - 1]
  return { next: newer?.url ?? latest, latest }
}

function thumbnailUrl(sha256: string): string {
  return `/files/thumbnails/${sha256}.webp`
}
