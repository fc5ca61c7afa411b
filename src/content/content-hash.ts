import { createHash } from 'node:crypto'
import type { SiteContent } from './site-content.ts'

/**
 * SHA-256 over all that is published; where the folder lies on this machine does not count.
 * `textsSha256` stands for the text of a report's pages, by report id.
 */
export function hashContent(
  content: Pick<SiteContent, 'site' | 'reports' | 'pages' | 'files'>,
  textsSha256: ReadonlyMap<string, string>,
): string {
  const { site, reports, pages } = content
  const files = Array.from(content.files.values(), ({ url, mediaType, bytes, sha256 }) => [
    url,
    mediaType,
    bytes,
    sha256,
  ])
  return createHash('sha256')
    .update(JSON.stringify([site, reports, pages, files, [...textsSha256]]))
    .digest('hex')
}
