import { createHash } from 'node:crypto'
import type { SiteContent } from './site-content.ts'

/**
 * SHA-256 over all that is published; where the folder lies on this machine does not count.
 * `textsSha256` stands for the text of a report's pages, by report id; `tablesSha256` for the rows of a table, by its id.
 */
export function hashContent(
  content: Pick<SiteContent, 'site' | 'reports' | 'removed' | 'pages' | 'files' | 'ramps' | 'areas'>,
  textsSha256: ReadonlyMap<string, string>,
  tablesSha256: ReadonlyMap<string, string>,
): string {
  const { site, reports, removed, pages, ramps, areas } = content
  const files = Array.from(content.files.values(), ({ url, mediaType, bytes, sha256, successor }) => [
    url,
    mediaType,
    bytes,
    sha256,
    successor,
  ])
  return createHash('sha256')
    .update(JSON.stringify([site, reports, removed, pages, files, ramps, [...areas]]))
    .update(JSON.stringify([[...textsSha256], [...tablesSha256]]))
    .digest('hex')
}
