import { createContext, type ReactNode, use, useState } from 'react'
import { type State, SWRConfig, unstable_serialize } from 'swr'
import type { ReadEndpointId } from '../../contract/page-source.ts'

/** One answered call the server put into the page, so that the browser need not ask again. */
export interface Seed {
  id: ReadEndpointId | 'searchDocuments' | 'getCameras'
  params: Readonly<Record<string, string>>
  answer: unknown
  /** How many items the whole answer has, when `answer` is only its first ones. `null`: it is whole. */
  total: number | null
}

type SeedsByKey = ReadonlyMap<string, Seed>

const BeginningsContext = createContext<SeedsByKey>(new Map())

/**
 * Keeps the answers of calls for everything below it, and begins with what the page was drawn from.
 * They are fetched again when the visitor comes back to the tab or the connection returns.
 */
export function AnswerCache({ seeds, children }: { seeds: readonly Seed[]; children: ReactNode }) {
  const [{ whole, beginnings }] = useState(() => sortSeeds(seeds))
  return (
    <SWRConfig
      value={{
        provider: () => whole,
        revalidateIfStale: false,
        focusThrottleInterval: 60_000,
        errorRetryCount: 1,
        errorRetryInterval: 2000,
      }}
    >
      <BeginningsContext value={beginnings}>{children}</BeginningsContext>
    </SWRConfig>
  )
}

/** The seed of a call whose list is too long to travel with the page; `null`: there is none. */
export function useBeginning(id: ReadEndpointId, params: Seed['params']): Seed | null {
  return use(BeginningsContext).get(keyOf(id, params)) ?? null
}

function sortSeeds(seeds: readonly Seed[]) {
  const whole = new Map<string, State<unknown>>()
  const beginnings = new Map<string, Seed>()
  for (const seed of seeds) {
    const key = keyOf(seed.id, seed.params)
    if (seed.total === null) whole.set(key, { data: seed.answer })
    else beginnings.set(key, seed)
  }
  return { whole, beginnings }
}

function keyOf(id: Seed['id'], params: Seed['params']): string {
  return unstable_serialize([id, params])
}
