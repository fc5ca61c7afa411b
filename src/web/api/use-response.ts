import { useQuery } from '@tanstack/react-query'
import type { ParamsOf, ResponseOf } from '../../contract/endpoints.ts'
import type { ReadEndpointId } from '../../contract/page-source.ts'
import { RequestFailed, readResponse } from './client.ts'
import { queryKeyOf } from './query-client.ts'

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

/** What to say of a failed query. */
export function failureOf(error: Error): { status: number | null; reference: string | null } {
  return error instanceof RequestFailed ? error : { status: null, reference: null }
}
