import { onlineManager, QueryClient, type QueryKey } from '@tanstack/react-query'
import { RequestFailed } from './client.ts'
import type { JsonEndpointId } from './parse-response.ts'

/** One response the server put into the page, so that the browser need not request it. */
export interface Seed {
  id: JsonEndpointId
  params: Readonly<Record<string, string>>
  response: unknown
  /** How many items the whole list has, when `answer` holds only its first ones. `null`: it is whole. */
  total: number | null
}

/** Coming back to the tab refetches what is older than this. */
const STALE_AFTER_MS = 60_000
const RETRY_AFTER_MS = 2000

/** The cache of server state, filled with what the page was rendered from. */
export function createQueryClient(seeds: readonly Seed[]): QueryClient {
  // It takes every page to begin with a connection; one that began without hears when it is back.
  if (typeof navigator !== 'undefined') onlineManager.setOnline(navigator.onLine)
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        retry: (failures, error) => failures < 1 && !isGone(error),
        retryDelay: RETRY_AFTER_MS,
        // Without a connection the service worker may still have a copy.
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
  for (const { id, params, response, total } of seeds) {
    if (total === null) client.setQueryData(queryKeyOf(id, params), response)
    else client.setQueryData(firstPageKeyOf(id, params), { response, total })
  }
  return client
}

export function queryKeyOf(id: JsonEndpointId, params: Readonly<Record<string, string>>): QueryKey {
  return [id, params]
}

/** The first items of a list too long to travel with its page. */
export function firstPageKeyOf(id: JsonEndpointId, params: Readonly<Record<string, string>>): QueryKey {
  return [id, params, 'first']
}

function isGone(error: Error): boolean {
  return error instanceof RequestFailed && (error.status === 404 || error.status === 410)
}
