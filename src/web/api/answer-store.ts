/** What is known of one call. A failed later fetch leaves the answer as it was. */
export interface Known {
  /** `undefined`: not here yet. */
  answer: unknown
  /** Why the last fetch failed; `undefined`: it did not. */
  error: unknown
  isFetching: boolean
}

/** A call by its key, and how it is made. */
export interface Call {
  key: string
  read: () => Promise<unknown>
}

/** Answers of calls, each fetched once for all who read it. */
export interface AnswerStore {
  know: (key: string) => Known
  /** Tells `listener` of every change, and keeps the answer fresh meanwhile. Gives back what ends both. */
  watch: (call: Call, listener: () => void) => () => void
  /** Fetches anew, unless a fetch is under way. */
  fetch: (call: Call) => Promise<void>
  /** Fetches everything anew that is watched, unless the last time is less than so long ago. */
  refresh: (notWithinMs: number) => void
}

/** One more try, after so long; a second failure waits for the visitor. */
const RETRY_AFTER_MS = 2000
const NOTHING: Known = { answer: undefined, error: undefined, isFetching: false }

/**
 * Keeps answers by the key of their call.
 *
 * @param answers what the page was drawn from
 * @param readTime milliseconds of any clock that only goes forward
 */
export function createAnswerStore(
  answers: ReadonlyMap<string, unknown>,
  readTime: () => number = () => performance.now(),
): AnswerStore {
  const known = new Map([...answers].map(([key, answer]) => [key, { ...NOTHING, answer }]))
  const watchers = new Map<string, Map<() => void, Call>>()
  let refreshedAt = readTime()

  const know = (key: string) => known.get(key) ?? NOTHING
  const note = (key: string, change: Partial<Known>) => {
    known.set(key, { ...know(key), ...change })
    for (const listener of watchers.get(key)?.keys() ?? []) listener()
  }

  const fetch = async ({ key, read }: Call, isLastTry = false): Promise<void> => {
    if (know(key).isFetching) return
    note(key, { isFetching: true })
    try {
      const answer = await read()
      const isSame = JSON.stringify(answer) === JSON.stringify(know(key).answer)
      note(key, { isFetching: false, error: undefined, ...(isSame ? {} : { answer }) })
    } catch (error) {
      note(key, { isFetching: false, error })
      if (!isLastTry) setTimeout(() => void retry({ key, read }), RETRY_AFTER_MS)
    }
  }

  /** Only what still fails, and somebody waits for. */
  const retry = async (call: Call) => {
    if (watchers.has(call.key) && know(call.key).error !== undefined) await fetch(call, true)
  }

  return {
    know,
    fetch: (call) => fetch(call),
    watch: (call, listener) => {
      const { key } = call
      const listeners = watchers.get(key) ?? new Map()
      watchers.set(key, listeners.set(listener, call))
      if (know(key).answer === undefined) void fetch(call)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) watchers.delete(key)
      }
    },
    refresh: (notWithinMs) => {
      if (readTime() - refreshedAt < notWithinMs) return
      refreshedAt = readTime()
      for (const listeners of watchers.values()) {
        for (const call of listeners.values()) void fetch(call)
      }
    },
  }
}
