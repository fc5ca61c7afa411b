import type { Report } from '../../contract/report.ts'
import type { PublishedFile } from '../site-content.ts'
import type { ReadPdf } from './read-pdf.ts'
import type { ReportEntry } from './report-entry.ts'

/** One entry with the PDF it publishes. */
export interface ReportSource {
  id: string
  entry: ReportEntry
  pdf: ReadPdf
}

/** Puts together what the API answers about one report. Pure. */
export function buildReport({ id, entry, pdf }: ReportSource): Report {
  const { category, title, summary, language, period, publishedOn, status, archived, sample } = entry
  const { facts, thumbnail } = pdf
  return {
    id,
    category,
    title,
    summary,
    language,
    period,
    publishedOn,
    revisedOn: entry.revisedOn ?? null,
    status,
    archived,
    sample,
    file: {
      url: fileUrl(entry.file),
      mediaType: 'application/pdf',
      bytes: pdf.bytes,
      pages: facts.pages,
      sha256: pdf.sha256,
      accessibility: facts.accessibility,
      titleInFile: facts.title,
      languageInFile: facts.language,
    },
    thumbnail:
      thumbnail === null
        ? null
        : { url: thumbnailUrl(thumbnail.sha256), width: thumbnail.width, height: thumbnail.height },
    dataUrl: null,
  }
}

/** The files one report makes public: its PDF, and the picture of the first page. */
export function buildPublishedFiles({ entry, pdf }: ReportSource): PublishedFile[] {
  const { path, bytes, sha256, thumbnail } = pdf
  const document = { url: fileUrl(entry.file), path, mediaType: 'application/pdf', bytes, sha256 }
  if (thumbnail === null) return [document]
  const picture = {
    url: thumbnailUrl(thumbnail.sha256),
    path: thumbnail.path,
    mediaType: 'image/webp',
    bytes: thumbnail.bytes,
    sha256: thumbnail.sha256,
  }
  return [document, picture]
}

function fileUrl(name: string): string {
  return `/files/${encodeURIComponent(name)}`
}

function thumbnailUrl(sha256: string): string {
  return `/files/thumbnails/${sha256}.webp`
}
