import type { FileSuccessor, PublishedFile } from '../../content/site-content.ts'
import { parsePagePictureUrl } from '../../contract/page-picture.ts'
import type { Validators } from '../http/preconditions.ts'

/** Headers of a published file, by name, without its length. */
export interface FileHeaders {
  whole: Readonly<Record<string, string>>
  /** For a 304. */
  unchanged: Readonly<Record<string, string>>
}

/**
 * The headers of a published file. A PDF gets no content policy and no sandbox: they would stop a browser's PDF viewer,
 * which consists of pages, scripts and plug-in content. Any site may frame and read public documents anyway.
 */
export function fileHeaders(file: PublishedFile, validators: Validators, isDownload: boolean): FileHeaders {
  const unchanged = {
    ETag: validators.etag,
    ...(validators.lastModified === null ? {} : { 'Last-Modified': validators.lastModified.toUTCString() }),
    'Cache-Control': cachingOf(file),
    ...(file.successor === null ? {} : { Link: linkTo(file.successor) }),
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(file.mediaType === 'application/pdf'
      ? {}
      : { 'Content-Security-Policy': "default-src 'none'; sandbox" }),
  }
  const whole = {
    'Content-Type': file.mediaType,
    'Content-Disposition': `${isDownload ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeName(file.url)}`,
    'Accept-Ranges': 'bytes',
    ...unchanged,
  }
  return { whole, unchanged }
}

/** A URL with the hash of the file, or of the file it pictures, is never reused; any other file may be replaced. */
function cachingOf(file: PublishedFile): string {
  return file.url.includes(file.sha256) || parsePagePictureUrl(file.url) !== null
    ? 'public, max-age=31536000, immutable'
    : 'no-cache'
}

/** Links a version of a report to later ones (RFC 5829). */
function linkTo({ next, latest }: FileSuccessor): string {
  return `<${next}>; rel="successor-version", <${latest}>; rel="latest-version"`
}

/** The last part of a URL, encoded as a file name (RFC 8187). */
function encodeName(url: string): string {
  const name = decodeURIComponent(url.slice(url.lastIndexOf('/') + 1))
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
