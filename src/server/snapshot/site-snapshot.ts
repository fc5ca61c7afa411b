import { setImmediate } from 'node:timers/promises'
import type { SiteContent } from '../../content/site-content.ts'
import { LANGUAGES, languagePrefix } from '../../contract/language.ts'
import { pagePath } from '../../contract/pages.ts'
import { draftAnswers, type SnapshotSource } from './draft-answers.ts'
import { createOnDemandAnswers, type OnDemandAnswers } from './on-demand-answers.ts'
import { type PreparedAnswer, packSmallest, prepareAnswer } from './prepared-answer.ts'

/** The whole site at one moment: what the office published and every answer made from it. What it says never changes. */
export interface SiteSnapshot {
  content: SiteContent
  /** By address path. */
  answers: ReadonlyMap<string, PreparedAnswer>
  /** Pages of single reports and the calls behind them. */
  onDemand: OnDemandAnswers
  /** Of the content: equal content, equal hash. */
  hash: string
}

/**
 * Prepares every answer of the site, packed quickly. Answers whose bytes did not change are taken over from
 * `previous`, so one change costs what it touches. `threads` bodies are packed at a time; between any two
 * answers the server serves on.
 */
export async function buildSnapshot(
  source: SnapshotSource,
  previous: SiteSnapshot | null,
  threads: number,
): Promise<SiteSnapshot> {
  const answers = new Map<string, PreparedAnswer>()
  await forEachAtOnce(draftAnswers(source), threads, async (draft) => {
    answers.set(draft.path, await prepareAnswer(draft, previous?.answers.get(draft.path)))
  })
  addHomePages(answers)
  const offered = LANGUAGES.filter((language) => answers.has(pagePath('documents', language)))
  const onDemand = createOnDemandAnswers(source, offered, previous?.onDemand ?? null)
  return Object.freeze({ content: source.content, answers, onDemand, hash: source.content.hash })
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
