import type { PagePictures } from '../../src/content/pdf/page-pictures.ts'
import type { PublishedFile } from '../../src/content/site-content.ts'
import { figurePictureUrl } from '../../src/contract/page-picture.ts'
import { splitCsvAddress } from '../../src/server/http/table-format.ts'
import { findPagePicture } from '../../src/server/routes/files.ts'
import { fileHeaders } from '../../src/server/routes/send-file.ts'
import {
  type CompressionEffort,
  compressResponse,
  type ResponseDraft,
} from '../../src/server/snapshot/compressed-response.ts'
import type { SiteSnapshot } from '../../src/server/snapshot/site-snapshot.ts'
import { type ExportedResponse, exportedHeaders } from './exported-response.ts'
import { listGone, listMissing } from './list-gone.ts'

/** Renders the response of one address; `null`: it has none after all. */
export type RenderExported = () => Promise<ExportedResponse | null>

/**
 * Every response of the site: pages, calls, files of the build, published files, and notices of removed reports. Each
 * is rendered lazily, because a large site does not fit in memory.
 */
export async function* listResponses(
  snapshot: SiteSnapshot,
  effort: CompressionEffort,
  pictures: Pick<PagePictures, 'read'>,
): AsyncGenerator<RenderExported> {
  for (const [address, render] of snapshot.addresses()) {
    yield async () => {
      const draft = await render()
      return draft === null ? null : exported(address, draft, effort)
    }
  }
  for (const file of snapshot.content.files.values()) yield async () => copyOf(file)
  for (const url of figureUrls(snapshot.content))
    yield async () => {
      const file = await findPagePicture(url, snapshot.content, pictures)
      return typeof file === 'string' ? null : copyOf(file)
    }
  for (const gone of listGone(snapshot.content)) yield async () => gone
  for await (const missing of listMissing(snapshot)) yield async () => missing
}

/** Pictures of the figures on reports' text pages. */
function* figureUrls({ reports, readings, reviewed }: SiteSnapshot['content']): Generator<string> {
  for (const { id, file } of reports) {
    const figures = reviewed.has(id) ? [] : (readings.get(id)?.read().figures ?? [])
    for (const index of figures.keys()) yield figurePictureUrl(file.sha256, index + 1)
  }
}

function copyOf(file: PublishedFile): ExportedResponse {
  const { url, mediaType, path, bytes, sha256 } = file
  const { whole } = fileHeaders(file, { etag: '', lastModified: null }, false)
  return {
    address: url,
    file: fileNameOf(url, mediaType),
    status: 200,
    headers: exportedHeaders(Object.entries(whole).flat()),
    body: { kind: 'copy', path, bytes, sha256 },
  }
}

/** Their number, for a progress bar; a few addresses may have no response. */
export function countResponses(snapshot: SiteSnapshot): number {
  return (
    Array.from(snapshot.addresses()).length +
    snapshot.content.files.size +
    Array.from(figureUrls(snapshot.content)).length
  )
}

/** Compressing is most of the work, so it waits until the body turns out to be new. */
async function exported(
  address: string,
  draft: ResponseDraft,
  effort: CompressionEffort,
): Promise<ExportedResponse> {
  const { bodies, mediaType } = await compressResponse(draft, 'none')
  const compress = async () => {
    const { br, gzip } = (await compressResponse(draft, effort)).bodies
    return { br: br?.bytes ?? null, gzip: gzip?.bytes ?? null }
  }
  return {
    address,
    file: fileNameOf(address, mediaType),
    status: 200,
    headers: exportedHeaders(bodies.identity.headers),
    body: { kind: 'bytes', identity: bodies.identity.bytes, effort, compress },
  }
}

/**
 * The path of a response below the exported folder: `/app/documents` in `app/documents.html`, `/es/` in
 * `es/index.html`, a call in `….json`, a table in CSV in `….csv`; names with an extension stay. Web servers
 * decode addresses before they look for files, so names are unescaped. Pure.
 */
export function fileNameOf(address: string, mediaType: string): string {
  const { path, isCsv } = splitCsvAddress(address)
  const name = decodeURIComponent(path).slice(1)
  if (name.split('/').some((part) => part === '.' || part === '..' || part.includes('\0'))) {
    throw new Error(`${address} is not a file name`)
  }
  if (isCsv) return `${name}.csv`
  if (name === '' || name.endsWith('/')) return `${name}index.html`
  if (mediaType.startsWith('text/html')) return `${name}.html`
  return path.startsWith('/api/api/') ? `${name}.json` : name
}
