import { setImmediate } from 'node:timers/promises'
import type { SiteContent } from '../../content/site-content.ts'
import { LANGUAGES, languagePrefix } from '../../contract/language.ts'
import { pagePath } from '../../contract/pages.ts'
import { draftAnswers } from './draft-answers.ts'
import { createKeeper, type KeptAnswer } from './kept-answers.ts'
import type { Reading } from './noted-readings.ts'
import { createOnDemandAnswers, type OnDemandAnswers } from './on-demand-answers.ts'
import { type PreparedAnswer, packSmallest, prepareAnswer } from './prepared-answer.ts'
import type { SnapshotSource } from './snapshot-source.ts'

/** The whole site at one moment: what the office published and every answer made from it. What it says never changes. */
export interface SiteSnapshot {
  content: SiteContent
  /** By address path. */
  answers: ReadonlyMap<string, PreparedAnswer>
  /** Of each page among them, the calls it was drawn from; by path. */
  readings: ReadonlyMap<string, readonly Reading[]>
  /** Pages of single reports and the calls behind them. */
  onDemand: OnDemandAnswers
  /** Of the content: equal content, equal hash. */
  hash: string
}

/**
 * Prepares every answer of the site, packed quickly. Pages that say nothing new are taken over from `previous`, and so
 * are answers whose bytes did not change, so one change costs what it touches. `threads` bodies are packed at a time;
 * between any two answers the server serves on.
 */
export async function buildSnapshot(
  source: SnapshotSource,
  previous: SiteSnapshot | null,
  threads: number,
): Promise<SiteSnapshot> {
  const answers = new Map<string, PreparedAnswer>()
  const readings = new Map<string, readonly Reading[]>()
  await forEachAtOnce(draftAnswers(source, findKept(source, previous)), threads, async (draft) => {
    if ('readings' in draft) readings.set(draft.path, draft.readings)
    answers.set(
      draft.path,
      'answer' in draft ? draft.answer : await prepareAnswer(draft, previous?.answers.get(draft.path)),
    )
  })
  addHomePages(answers)
  const offered = LANGUAGES.filter((language) => answers.has(pagePath('documents', language)))
  const onDemand = createOnDemandAnswers(source, offered, previous?.onDemand ?? null)
  return Object.freeze({ content: source.content, answers, readings, onDemand, hash: source.content.hash })
}

/** The same snapshot with every answer packed as small as it gets. Stops with an error when `signal` says so. */
export async function packSnapshot(
  snapshot: SiteSnapshot,
  threads: number,
  signal: AbortSignal,
): Promise<SiteSnapshot> {
  const smallest = new Map<PreparedAnswer, PreparedAnswer>()
  const quick = new Set([...snapshot.answers.values()].filter((answer) => answer.effort === 'quick'))
  await forEachAtOnce(quick.values(), threads, async (answer) => {
    signal.throwIfAborted()
    smallest.set(answer, await packSmallest(answer))
  })
  const answers = new Map(
    [...snapshot.answers].map(([path, answer]) => [path, smallest.get(answer) ?? answer]),
  )
  return Object.freeze({ ...snapshot, answers })
}

/** Finds pages of the snapshot before that would be drawn the same now. */
function findKept(
  source: SnapshotSource,
  previous: SiteSnapshot | null,
): (path: string) => KeptAnswer | null {
  if (previous === null) return () => null
  const keep = createKeeper(previous.onDemand.source, source)
  return (path) => {
    const answer = previous.answers.get(path)
    const readings = previous.readings.get(path)
    return answer === undefined || readings === undefined ? null : keep({ answer, readings })
  }
}

/** `/`, `/es/` and `/ht/` answer the Discover page itself. */
function addHomePages(answers: Map<string, PreparedAnswer>): void {
  for (const language of LANGUAGES) {
    const discover = answers.get(pagePath('discover', language))
    if (discover !== undefined) answers.set(`${languagePrefix(language)}/`, discover)
  }
}

/** Does the work for one item after another, `threads` at a time; all of them draw from the same iterator. */
async function forEachAtOnce<Item>(
  items: IteratorObject<Item>,
  threads: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const draw = async () => {
    for (const item of items) {
      await work(item)
      await setImmediate()
    }
  }
  await Promise.all(Array.from({ length: threads }, draw))
}
