import { csvAddress, splitCsvAddress } from '../../src/server/http/table-format.ts'
import { fileHeaders } from '../../src/server/routes/file-headers.ts'
import type { PackingEffort } from '../../src/server/snapshot/compress-body.ts'
import { type PreparedResponse, packSmallest } from '../../src/server/snapshot/prepared-response.ts'
import type { SiteSnapshot } from '../../src/server/snapshot/site-snapshot.ts'
import { type ExportedResponse, exportedHeaders } from './exported-response.ts'
import { fileNameOf } from './file-name.ts'
import { listGone } from './list-gone.ts'

/** How an export is made. */
export interface ListOptions {
  effort: PackingEffort
  /** So many answers are drawn and packed at a time. */
  threads: number
}

/**
 * Every answer of the site: what is prepared, what is made on demand, published files, and what is said of
 * reports that were taken down. A few at a time, because a large site is more than a memory holds.
 */
export async function* listResponses(
  snapshot: SiteSnapshot,
  { effort, threads }: ListOptions,
): AsyncGenerator<ExportedResponse> {
  for (const [address, response] of snapshot.responses) yield exported(address, response)
  const make = (path: string) => makeOnDemand(path, snapshot, effort)
  for await (const made of inOrder(snapshot.onDemand.paths(), make, threads)) yield* made
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
}

/** The answer at an address and, where it is a table, the same in CSV; nothing where nothing lives. */
async function makeOnDemand(
  path: string,
  { onDemand }: SiteSnapshot,
  effort: PackingEffort,
): Promise<ExportedResponse[]> {
  const made = await onDemand.prepare(path)
  if (made === null) return []
  const responses = [exported(path, await packed(made, effort))]
  const csv = csvAddress(path)
  const table = made.variesByAccept && !splitCsvAddress(path).isCsv ? await onDemand.prepare(csv) : null
  if (table !== null) responses.push(exported(csv, await packed(table, effort)))
  return responses
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

/** How many there will be, for a progress bar; a few addresses may have no answer. */
export function countResponses({ responses, onDemand, content }: SiteSnapshot): number {
  return responses.size + Array.from(onDemand.paths()).length + content.files.size
}

function exported(address: string, { bodies, mediaType }: PreparedResponse): ExportedResponse {
  const { identity, br, gzip } = bodies
  return {
    address,
    file: fileNameOf(address, mediaType),
    status: 200,
    headers: exportedHeaders(identity.headers),
    body: { kind: 'bytes', identity: identity.bytes, br: br?.bytes ?? null, gzip: gzip?.bytes ?? null },
  }
}

async function packed(response: PreparedResponse, effort: PackingEffort): Promise<PreparedResponse> {
  return effort === 'smallest' && response.effort === 'quick' ? packSmallest(response) : response
}
