import { onlineManager, QueryClient, type QueryKey } from '@tanstack/react-query'
import { RequestFailed } from './client.ts'
import type { JsonEndpointId } from './parse-response.ts'

/**
 * A response that came with the page, under its query's key. Not TanStack's dehydrated state: that holds the time of
 * rendering, so the same page would differ each time it is rendered.
 */
export type CachedQuery = readonly [key: QueryKey, response: unknown]

/** Coming back to the tab refetches what is older than this. */
export const STALE_AFTER_MS = 60_000
const RETRY_AFTER_MS = 2000

/** The cache of server state, filled with what the page was rendered from. */
export function createQueryClient(queries: readonly CachedQuery[], isOfCopy = false): QueryClient {
  // It assumes that every page starts with a connection; one that starts without one learns when it is back.
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
  // What came with a copy of the page is requested again at once: the connection may be back already.
  const age = isOfCopy ? { updatedAt: 0 } : {}
  for (const [key, response] of queries) client.setQueryData(key, response, age)
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
