import type { CamerasAnswer } from '../../contract/camera.ts'
import type { AnswerOf, ParamsOf } from '../../contract/endpoints.ts'
import type { ReadEndpointId } from '../../contract/page-source.ts'
import type { SearchAnswer } from '../../contract/search.ts'
import { CallFailed } from './call-failed.ts'
import type { CallId } from './fetch-answer.ts'

/** Calls a GET endpoint and checks its answer against the contract. Throws `CallFailed`, and nothing else, on failure. */
export function readAnswer<Id extends ReadEndpointId>(id: Id, params: ParamsOf<Id>): Promise<AnswerOf<Id>> {
  // Widening only: every parameter is a string by the endpoint's own schema.
  return call(id, params as Record<string, string>, '')
}

/** Searches inside the documents; `query` as `searchCall` makes it. Fails as `readAnswer` does. */
export function readSearch(query: Readonly<Record<string, string>>): Promise<SearchAnswer> {
  return call('searchDocuments', {}, `?${new URLSearchParams(query)}`)
}

/** The cameras as the server knows them now. Fails as `readAnswer` does. */
export function readCameras(): Promise<CamerasAnswer> {
  return call('getCameras', {}, '')
}

/** Pages are drawn from seeds, so a first visit calls nothing: what calls and checks comes with the first call. */
async function call<Id extends CallId>(
  id: Id,
  params: Readonly<Record<string, string>>,
  query: string,
): Promise<AnswerOf<Id>> {
  const { fetchAnswer } = await import('./fetch-answer.ts').catch((cause: unknown) => {
    throw new CallFailed(`The code for calls did not arrive: ${String(cause)}`, null, null)
  })
  return fetchAnswer(id, params, query)
}
