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
 * The headers of a published file. They are few: a browser's own PDF viewer is built of pages, scripts and
 * plug-in content, and a content policy or a sandbox on the PDF would stop it. Public documents may be
 * framed and read anywhere, so nothing is lost by leaving those out.
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

/** A name that carries the hash of the bytes, or of those it pictures, is never reused; any other file may be replaced. */
function cachingOf(file: PublishedFile): string {
  return file.url.includes(file.sha256) || parsePagePictureUrl(file.url) !== null
    ? 'public, max-age=31536000, immutable'
    : 'no-cache'
}

/** Leads from a version of a report to those after it (RFC 5829). */
function linkTo({ next, latest }: FileSuccessor): string {
  return `<${next}>; rel="successor-version", <${latest}>; rel="latest-version"`
}

/** The last part of an address as RFC 8187 writes a file name. */
function encodeName(url: string): string {
  const name = decodeURIComponent(url.slice(url.lastIndexOf('/') + 1))
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
