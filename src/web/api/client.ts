import type { CamerasResponse } from '../../contract/camera.ts'
import { addressOf } from '../../contract/endpoint-paths.ts'
import type { ParamsOf, ResponseOf } from '../../contract/endpoints.ts'
import type { Language } from '../../contract/language.ts'
import type { LiveEndpointId, ReadEndpointId } from '../../contract/page-source.ts'
import type { QueriedEventsResponse } from '../../contract/roads.ts'
import type { SearchResponse } from '../../contract/search.ts'
import { noteResponse, noteServerTime } from './freshness.ts'
import type { JsonEndpointId } from './parse-response.ts'

/** A request without a usable response, with the reference a visitor may quote. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed'
  /** HTTP status; `null` when no response came at all. */
  readonly status: number | null
  /** `null`: the failure has no reference. */
  readonly reference: string | null

  constructor(message: string, status: number | null, reference: string | null) {
    super(message)
    this.status = status
    this.reference = reference
  }
}

/** Requests a GET endpoint and checks the response against the contract. Throws `RequestFailed`, and nothing else. */
export function readResponse<Id extends ReadEndpointId | Exclude<LiveEndpointId, 'getCameras' | 'getEvents'>>(
  id: Id,
  params: ParamsOf<Id>,
): Promise<ResponseOf<Id>> {
  // Widening only: the endpoint's schema makes every parameter a string.
  return request(id, addressOf(id, params as Record<string, string>))
}

/** Searches inside the documents; `query` as `searchCall` makes it. Fails as `readResponse` does. */
export function readSearch(query: Readonly<Record<string, string>>): Promise<SearchResponse> {
  return request('searchDocuments', `${addressOf('searchDocuments', {})}?${new URLSearchParams(query)}`)
}

/** The cameras as the server knows them now: all, or those with these ids. Fails as `readResponse` does. */
export function readCameras(ids: readonly string[] | null = null): Promise<CamerasResponse> {
  const query = ids === null ? '' : `?${new URLSearchParams({ id: ids.join() })}`
  return request('getCameras', addressOf('getCameras', {}) + query)
}

/** All road events, with sentences in one language. Fails as `readResponse` does. */
export function readEvents(language: Language): Promise<QueriedEventsResponse> {
  return request('getEvents', `${addressOf('getEvents', {})}?${new URLSearchParams({ language })}`)
}

async function request<Id extends JsonEndpointId>(id: Id, address: string): Promise<ResponseOf<Id>> {
  // A first visit gets its data with the page, so the schemas load with the first request.
  const [response, { parseProblem, parseResponse }] = await Promise.all([
    fetch(address, { headers: { Accept: 'application/json' } }),
    import('./parse-response.ts'),
  ]).catch((cause: unknown) => {
    throw new RequestFailed(`No response: ${String(cause)}`, null, null)
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const { title, requestId } = parseProblem(body) ?? { title: null, requestId: null }
    throw new RequestFailed(title ?? `Status ${response.status}`, response.status, requestId)
  }
  const parsed = parseResponse(id, body)
  if (parsed === null) throw new RequestFailed(`${id}: unexpected response`, response.status, null)
  noteResponse(response.headers)
  noteServerTime(response.headers)
  // The schema that just accepted the body is the one ResponseOf is inferred from.
  return parsed as ResponseOf<Id>
}
