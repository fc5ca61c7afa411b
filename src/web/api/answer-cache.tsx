import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import type { ReadEndpointId } from '../../contract/page-source.ts'
import { type AnswerStore, createAnswerStore, type Known } from './answer-store.ts'

/** One answered call the server put into the page, so that the browser need not ask again. */
export interface Seed {
  id: ReadEndpointId | 'searchDocuments' | 'getCameras'
  params: Readonly<Record<string, string>>
  answer: unknown
  /**
   * How many items the whole answer has, when `answer` is only its first ones. `null`: it is whole, as far as the page
   * shows it; see page-seeds.ts for what lists leave out.
   */
  total: number | null
}

interface Answers {
  store: AnswerStore
  beginnings: ReadonlyMap<string, Seed>
}

const AnswersContext = createContext<Answers | null>(null)

/**
 * Keeps the answers of calls for everything below it, and begins with what the page was drawn from.
 * They are fetched again when the visitor comes back to the tab or the connection returns.
 */
export function AnswerCache({ seeds, children }: { seeds: readonly Seed[]; children: ReactNode }) {
  const [answers] = useState(() => sortSeeds(seeds))
  // Meets the browser's word that the visitor, or the connection, is back.
  useEffect(() => {
    const { refresh } = answers.store
    const focused = () => (document.visibilityState === 'visible' ? refresh(REFRESH_EVERY_MS) : undefined)
    const reconnected = () => refresh(0)
    document.addEventListener('visibilitychange', focused)
    addEventListener('focus', focused)
    addEventListener('online', reconnected)
    return () => {
      document.removeEventListener('visibilitychange', focused)
      removeEventListener('focus', focused)
      removeEventListener('online', reconnected)
    }
  }, [answers])
  return <AnswersContext value={answers}>{children}</AnswersContext>
}

/** Who comes and goes often is not answered anew each time. */
const REFRESH_EVERY_MS = 60_000

/** What is known of a call, and how to make it again. `isAskedFor` false: it is not made. */
export function useKnown(
  id: Seed['id'],
  params: Seed['params'],
  read: () => Promise<unknown>,
  isAskedFor: boolean,
): Known & { retry: () => void } {
  const { store } = useAnswers()
  const key = keyOf(id, params)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is new at every drawing, but makes the call `key` names
  const watch = useCallback(
    (listener: () => void) => (isAskedFor ? store.watch({ key, read }, listener) : () => undefined),
    [store, key, isAskedFor],
  )
  const readKnown = () => (isAskedFor ? store.know(key) : NOT_ASKED)
  const known = useSyncExternalStore(watch, readKnown, readKnown)
  return { ...known, retry: () => void store.fetch({ key, read }) }
}

/** Makes a call without parameters anew for those who watch it. Who uses this alone is not drawn again by its answer. */
export function useFetch(id: Seed['id'], read: () => Promise<unknown>): () => void {
  const { store } = useAnswers()
  return useCallback(() => void store.fetch({ key: keyOf(id, {}), read }), [store, id, read])
}

const NOT_ASKED: Known = { answer: undefined, error: undefined, isFetching: false }

/** The seed of a call whose list is too long to travel with the page; `null`: there is none. */
export function useBeginning(id: Seed['id'], params: Seed['params']): Seed | null {
  return useAnswers().beginnings.get(keyOf(id, params)) ?? null
}

function useAnswers(): Answers {
  const answers = use(AnswersContext)
  if (answers === null) throw new Error('Calls need an AnswerCache above them')
  return answers
}

function sortSeeds(seeds: readonly Seed[]): Answers {
  const keyed = seeds.map((seed) => [keyOf(seed.id, seed.params), seed] as const)
  return {
    store: createAnswerStore(
      new Map(keyed.flatMap(([key, seed]) => (seed.total === null ? [[key, seed.answer]] : []))),
    ),
    beginnings: new Map(keyed.filter(([, seed]) => seed.total !== null)),
  }
}

function keyOf(id: Seed['id'], params: Seed['params']): string {
  return JSON.stringify([id, Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))])
}
