import {
  onlineManager,
  QueryClient,
  type QueryKey,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ParamsOf, ResponseOf } from '../../contract/endpoints.ts'
import type { ReadEndpointId } from '../../contract/page-source.ts'
import { RequestFailed, readResponse } from './client.ts'
import type { JsonEndpointId } from './parse-response.ts'

/**
 * A response that came with the page, under its query's key. Not TanStack's dehydrated state: that holds the time of
 * rendering, so the same page would differ each time it is rendered.
 */
export type CachedQuery = readonly [key: QueryKey, response: unknown]

/** Coming back to the tab refetches what is older than this. */
export const STALE_AFTER_MS = 60_000
const RETRY_AFTER_MS = 2000

/** The cache of server state, filled with the page's initial data. */
export function createQueryClient(queries: readonly CachedQuery[], isOfCopy = false): QueryClient {
  // TanStack assumes that a page starts online; one that starts offline learns when the connection is back.
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
  // The initial data of a copied page is refetched at once: the connection may be back already.
  const age = isOfCopy ? { updatedAt: 0 } : {}
  for (const [key, response] of queries) client.setQueryData(key, response, age)
  return client
}

export function queryKeyOf(id: JsonEndpointId, params: Readonly<Record<string, string>>): QueryKey {
  return [id, params]
}

/** The first items of a list too long for its page. */
export function firstPageKeyOf(id: JsonEndpointId, params: Readonly<Record<string, string>>): QueryKey {
  return [id, params, 'first']
}

function isGone(error: Error): boolean {
  return error instanceof RequestFailed && (error.status === 404 || error.status === 410)
}

/** What a query is doing: exactly one case holds at a time. Old data stays when a later fetch fails. */
export type ResponseState<Response> =
  | { kind: 'loading' }
  /** `status` is HTTP's; `null`: no response came at all. */
  | { kind: 'failed'; status: number | null; reference: string | null; retry: () => void }
  | { kind: 'loaded'; response: Response }

/** The response of one GET endpoint, from the page, the cache or the server. `loading` while not enabled. */
export function useResponse<Id extends ReadEndpointId>(
  id: Id,
  params: ParamsOf<Id>,
  enabled = true,
): ResponseState<ResponseOf<Id>> {
  const { data, error, isFetching, refetch } = useQuery({
    // Widening only: every parameter is a string by the endpoint's own schema.
    queryKey: queryKeyOf(id, params as Record<string, string>),
    queryFn: () => readResponse(id, params),
    enabled,
  })
  if (data !== undefined) return { kind: 'loaded', response: data }
  if (error === null || isFetching) return { kind: 'loading' }
  return { kind: 'failed', ...failureOf(error), retry: () => void refetch() }
}

export function failureOf(error: Error): { status: number | null; reference: string | null } {
  return error instanceof RequestFailed ? error : { status: null, reference: null }
}

/** Why a list that is refetched has not loaded. `isTrying`: a retry is under way. */
export interface ListFailure {
  reference: string | null
  isTrying: boolean
  retry: () => void
}

/** `null`: it has not failed. A retry clears the error but not the failure, so that the button keeps focus. */
export function listFailureOf({
  data,
  error,
  errorUpdateCount,
  isFetching,
  refetch,
}: UseQueryResult<unknown>): ListFailure | null {
  if (data !== undefined || errorUpdateCount === 0) return null
  const reference = error === null ? null : failureOf(error).reference
  return { reference, isTrying: isFetching, retry: () => void refetch() }
}

/** Whether to fetch a list: at once, or when the page's initial data is as old as the list may be. */
export function useDue(isNow: boolean, afterMs: number): boolean {
  const [isDue, setIsDue] = useState(isNow)
  // Sets a timer.
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return isNow || isDue
}
