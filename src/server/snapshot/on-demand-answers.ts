import { LRUCache } from 'lru-cache'
import type { Language } from '../../contract/language.ts'
import { draftJson, draftPage } from './draft-answers.ts'
import { draftTableCsv, draftTableJson } from './draft-table.ts'
import { createKeeper, type KeptAnswer } from './kept-answers.ts'
import { noteReadings } from './noted-readings.ts'
import { type OnDemandAddress, onDemandPaths, parseOnDemandAddress } from './on-demand-address.ts'
import { answerOverview, overviewPaths } from './overview-calls.ts'
import { type AnswerDraft, type PreparedAnswer, prepareAnswer } from './prepared-answer.ts'
import type { SnapshotSource } from './snapshot-source.ts'

/**
 * The answers of one snapshot that are too many to be drawn ahead of time, such as the pages of 10,000
 * reports in three languages. Each is drawn and packed when it is first asked for, within a few milliseconds,
 * and kept while there is room.
 */
export interface OnDemandAnswers {
  /** What is ready now; cheap enough for every request. */
  find: (path: string) => PreparedAnswer | undefined
  /** What an address means; `null`: nothing is made on demand there. */
  locate: (path: string) => OnDemandAddress | null
  /** The answer, made now if need be; however many ask at once, it is made once. `null`: nothing lives there. */
  prepare: (path: string) => Promise<PreparedAnswer | null>
  /** Every address there may be; `prepare` says whether it has an answer. */
  paths: () => Iterable<string>
  /** What is ready, the longest unused first, for the next snapshot. */
  kept: () => Iterable<[path: string, kept: KeptAnswer]>
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
export function createOnDemandAnswers(
  source: SnapshotSource,
  languages: readonly Language[],
  previous: OnDemandAnswers | null,
  mostBytes = MOST_BYTES,
): OnDemandAnswers {
  const ready = new LRUCache<string, KeptAnswer>({ maxSize: mostBytes, sizeCalculation: sizeOf })
  const underWay = new Map<string, Promise<PreparedAnswer | null>>()
  if (previous !== null) {
    const keep = createKeeper(previous.source, source)
    for (const [path, kept] of previous.kept()) {
      const taken = keep(kept)
      if (taken !== null) ready.set(path, taken)
    }
  }

  const locate = (path: string) => parseOnDemandAddress(path, source.answer, languages)

  async function make(path: string): Promise<PreparedAnswer | null> {
    const { answer, readings } = noteReadings(source.answer)
    const draft = draftOnDemand(path, locate(path), { ...source, answer })
    if (draft === null) return null
    const prepared = await prepareAnswer(draft, undefined)
    ready.set(path, { answer: prepared, readings })
    return prepared
  }

  function prepare(path: string): Promise<PreparedAnswer | null> {
    const running = underWay.get(path)
    if (running !== undefined) return running
    const making = make(path).finally(() => underWay.delete(path))
    underWay.set(path, making)
    return making
  }

  function* kept(): Generator<[string, KeptAnswer]> {
    for (const path of ready.rkeys()) {
      const one = ready.peek(path)
      if (one !== undefined) yield [path, one]
    }
  }

  return Object.freeze({
    find: (path: string) => ready.get(path)?.answer,
    locate,
    prepare: async (path: string) => ready.get(path)?.answer ?? (await prepare(path)),
    paths: function* () {
      yield* onDemandPaths(source.content, languages)
      yield* overviewPaths(source.answer)
    },
    kept,
    source,
  })
}

function draftOnDemand(
  path: string,
  address: OnDemandAddress | null,
  source: SnapshotSource,
): AnswerDraft | null {
  switch (address?.kind) {
    case 'page':
      return draftPage(path, source)
    case 'call':
      return draftJson(path, address.ask(source.answer))
    case 'table': {
      const table = address.ask(source.answer)
      if (table === null) return null
      return address.isCsv ? draftTableCsv(address.path, table) : draftTableJson(address.path, table)
    }
    case 'view':
      return draftPage(address.path, source, { view: address.view })
    case 'overview':
      return draftJson(path, answerOverview(address.call, source.answer))
    default:
      return null
  }
}

function sizeOf({ answer: { bodies } }: KeptAnswer): number {
  const packed = (bodies.br?.bytes.length ?? 0) + (bodies.gzip?.bytes.length ?? 0)
  return bodies.identity.bytes.length + packed + OVERHEAD_BYTES
}
