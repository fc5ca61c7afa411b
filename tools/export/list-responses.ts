import { splitCsvAddress } from '../../src/server/http/table-format.ts'
import { fileHeaders } from '../../src/server/routes/file-headers.ts'
import {
  type CompressedResponse,
  type CompressionEffort,
  compressResponse,
} from '../../src/server/snapshot/compressed-response.ts'
import type { SiteAddress, SiteSnapshot } from '../../src/server/snapshot/site-snapshot.ts'
import { type ExportedResponse, exportedHeaders } from './exported-response.ts'
import { listGone, listMissing } from './list-gone.ts'

export interface ListOptions {
  effort: CompressionEffort
  /** How many responses are rendered and compressed at a time. */
  threads: number
}

/**
 * Every response of the site: pages, calls, and files of the build, published files, and what is said of reports that
 * were removed. A few at a time, because a large site does not fit in memory.
 */
export async function* listResponses(
  snapshot: SiteSnapshot,
  { effort, threads }: ListOptions,
): AsyncGenerator<ExportedResponse> {
  const make = async ([address, render]: SiteAddress) => {
    const draft = await render()
    return draft === null ? null : exported(address, await compressResponse(draft, effort))
  }
  for await (const made of inOrder(snapshot.addresses(), make, threads)) if (made !== null) yield made
  for (const file of snapshot.content.files.values()) {
    const { whole } = fileHeaders(file, { etag: '', lastModified: null }, false)
    yield {
      address: file.url,
      file: fileNameOf(file.url, file.mediaType),
      status: 200,
      headers: exportedHeaders(Object.entries(whole).flat()),
      body: { kind: 'copy', path: file.path },
    }
  }
  yield* listGone(snapshot.content)
  yield* listMissing(snapshot)
}

/** What `make` makes of each item, in their order, `atOnce` of them under way at a time. */
async function* inOrder<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item) => Promise<Made>,
  atOnce: number,
): AsyncGenerator<Made> {
  const underWay: Promise<Made>[] = []
  for (const item of items) {
    underWay.push(make(item))
    const first = underWay.length > atOnce ? underWay.shift() : undefined
    if (first !== undefined) yield await first
  }
  for (const last of underWay) yield await last
}

/** How many there will be, for a progress bar; a few addresses may have no response. */
export function countResponses(snapshot: SiteSnapshot): number {
  return Array.from(snapshot.addresses()).length + snapshot.content.files.size
}

function exported(address: string, { bodies, mediaType }: CompressedResponse): ExportedResponse {
  const { identity, br, gzip } = bodies
  return {
    address,
    file: fileNameOf(address, mediaType),
    status: 200,
    headers: exportedHeaders(identity.headers),
    body: { kind: 'bytes', identity: identity.bytes, br: br?.bytes ?? null, gzip: gzip?.bytes ?? null },
  }
}

/**
 * Where the answer of an address lies below the exported folder: `/app/documents` in `app/documents.html`,
 * `/es/` in `es/index.html`, a call in `….json`, a table in CSV in `….csv`; what has an ending keeps its
 * name. Web servers look for escaped characters under their own signs, so the name holds those. Pure.
 */
export function fileNameOf(address: string, mediaType: string): string {
  const { path, isCsv } = splitCsvAddress(address)
  const name = decodeURIComponent(path).slice(1)
  if (name.split('/').some((part) => part === '.' || part === '..' || part.includes('\0'))) {
    throw new Error(`${address} is no name of a file`)
  }
  if (isCsv) return `${name}.csv`
  if (name === '' || name.endsWith('/')) return `${name}index.html`
  if (mediaType.startsWith('text/html')) return `${name}.html`
  return path.startsWith('/api/api/') ? `${name}.json` : name
}
