import { LRUCache } from 'lru-cache'
import type { Language } from '../../contract/language.ts'
import { draftJson, draftPage } from './draft-responses.ts'
import { draftTableCsv, draftTableJson } from './draft-table.ts'
import { createKeeper, type KeptResponse } from './kept-responses.ts'
import { noteReadings } from './noted-readings.ts'
import { type OnDemandAddress, onDemandPaths, parseOnDemandAddress } from './on-demand-address.ts'
import { overviewPaths, respondWithOverview } from './overview-calls.ts'
import { type PreparedResponse, prepareResponse, type ResponseDraft } from './prepared-response.ts'
import type { SnapshotSource } from './snapshot-source.ts'

/**
 * The answers of one snapshot that are too many to be drawn ahead of time, such as the pages of 10,000
 * reports in three languages. Each is drawn and packed when it is first asked for, within a few milliseconds,
 * and kept while there is room.
 */
export interface OnDemandResponses {
  /** What is ready now; cheap enough for every request. */
  find: (path: string) => PreparedResponse | undefined
  /** What an address means; `null`: nothing is made on demand there. */
  locate: (path: string) => OnDemandAddress | null
  /** The answer, made now if need be; however many ask at once, it is made once. `null`: nothing lives there. */
  prepare: (path: string) => Promise<PreparedResponse | null>
  /** Every address there may be; `prepare` says whether it has an answer. */
  paths: () => Iterable<string>
  /** What is ready, the longest unused first, for the next snapshot. */
  kept: () => Iterable<[path: string, kept: KeptResponse]>
  source: SnapshotSource
}

/** Room for some 350 pages of reports, most visitors read the newest few, or for a few whole series beside them. */
const MOST_BYTES = 16 * 1024 * 1024
/** Of headers, keys and the like, beside the bytes of an answer. */
const OVERHEAD_BYTES = 2048

/**
 * Makes the on-demand answers of a snapshot. What `previous` has ready is taken over where all it was drawn from
 * says the same, so a change makes visitors wait only for what it touched.
 */
export function createOnDemandResponses(
  source: SnapshotSource,
  languages: readonly Language[],
  previous: OnDemandResponses | null,
  mostBytes = MOST_BYTES,
): OnDemandResponses {
  const ready = new LRUCache<string, KeptResponse>({ maxSize: mostBytes, sizeCalculation: sizeOf })
  const underWay = new Map<string, Promise<PreparedResponse | null>>()
  if (previous !== null) {
    const keep = createKeeper(previous.source, source)
    for (const [path, kept] of previous.kept()) {
      const taken = keep(kept)
      if (taken !== null) ready.set(path, taken)
    }
  }

  const locate = (path: string) => parseOnDemandAddress(path, source.response, languages)

  async function make(path: string): Promise<PreparedResponse | null> {
    const { response, readings } = noteReadings(source.response)
    const draft = draftOnDemand(path, locate(path), { ...source, response })
    if (draft === null) return null
    const prepared = await prepareResponse(draft, undefined)
    ready.set(path, { response: prepared, readings })
    return prepared
  }

  function prepare(path: string): Promise<PreparedResponse | null> {
    const running = underWay.get(path)
    if (running !== undefined) return running
    const making = make(path).finally(() => underWay.delete(path))
    underWay.set(path, making)
    return making
  }

  function* kept(): Generator<[string, KeptResponse]> {
    for (const path of ready.rkeys()) {
      const one = ready.peek(path)
      if (one !== undefined) yield [path, one]
    }
  }

  return Object.freeze({
    find: (path: string) => ready.get(path)?.response,
    locate,
    prepare: async (path: string) => ready.get(path)?.response ?? (await prepare(path)),
    paths: function* () {
      yield* onDemandPaths(source.content, languages)
      yield* overviewPaths(source.response)
    },
    kept,
    source,
  })
}

function draftOnDemand(
  path: string,
  address: OnDemandAddress | null,
  source: SnapshotSource,
): ResponseDraft | null {
  switch (address?.kind) {
    case 'page':
      return draftPage(path, source)
    case 'call':
      return draftJson(path, address.ask(source.response))
    case 'table': {
      const table = address.ask(source.response)
      if (table === null) return null
      return address.isCsv ? draftTableCsv(address.path, table) : draftTableJson(address.path, table)
    }
    case 'view':
      return draftPage(address.path, source, { view: address.view })
    case 'overview':
      return draftJson(path, respondWithOverview(address.call, source.response))
    default:
      return null
  }
}

function sizeOf({ response: { bodies } }: KeptResponse): number {
  const packed = (bodies.br?.bytes.length ?? 0) + (bodies.gzip?.bytes.length ?? 0)
  return bodies.identity.bytes.length + packed + OVERHEAD_BYTES
}
