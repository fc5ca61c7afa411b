import type { CamerasAnswer } from '../../contract/camera.ts'
import { addressOf } from '../../contract/endpoint-paths.ts'
import type { AnswerOf, ParamsOf } from '../../contract/endpoints.ts'
import type { ReadEndpointId } from '../../contract/page-source.ts'
import type { SearchAnswer } from '../../contract/search.ts'
import { trackActivity } from './activity.ts'
import { noteAnswer } from './freshness.ts'
import { noteServerTime } from './server-clock.ts'

/** A call that did not give its answer, with the reference a visitor may quote. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  /** HTTP status; `null` when no answer came at all. */
  readonly status: number | null
  /** `null`: the failure has no reference. */
  readonly reference: string | null

  constructor(message: string, status: number | null, reference: string | null) {
    super(message)
    this.status = status
    this.reference = reference
  }
}

/** Calls a GET endpoint and checks its answer against the contract. Throws `CallFailed`, and nothing else, on failure. */
export function readAnswer<Id extends ReadEndpointId>(id: Id, params: ParamsOf<Id>): Promise<AnswerOf<Id>> {
  // Widening only: every parameter is a string by the endpoint's own schema.
  const address = addressOf(id, params as Record<string, string>)
  return trackActivity('getting', fetchAnswer(id, address))
}

/** Searches inside the documents; `query` as `searchCall` makes it. Fails as `readAnswer` does. */
export function readSearch(query: Readonly<Record<string, string>>): Promise<SearchAnswer> {
  const address = `${addressOf('searchDocuments', {})}?${new URLSearchParams(query)}`
  return trackActivity('getting', fetchAnswer('searchDocuments', address))
}

/** The cameras as the server knows them now. Not shown as an activity: it is asked for all the time. Fails as `readAnswer` does. */
export function readCameras(): Promise<CamerasAnswer> {
  return fetchAnswer('getCameras', addressOf('getCameras', {}))
}

async function fetchAnswer<Id extends ReadEndpointId | 'searchDocuments' | 'getCameras'>(
  id: Id,
  address: string,
): Promise<AnswerOf<Id>> {
  const [response, contract] = await Promise.all([
    fetch(address, { headers: { Accept: 'application/json' } }),
    // Pages are drawn from seeds, so a first visit checks nothing; the schemas come with the first call.
    import('./parse-answer.ts'),
  ]).catch((cause: unknown) => {
    throw new CallFailed(`No answer: ${String(cause)}`, null, null)
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const problem = contract.parseProblem(body)
    throw new CallFailed(
      problem?.title ?? `Status ${response.status}`,
      response.status,
      problem?.requestId ?? null,
    )
  }
  const answer = contract.parseAnswer(id, body)
  if (answer === null) throw new CallFailed(`${id} answered in an unknown form`, response.status, null)
  noteAnswer(response.headers)
  noteServerTime(response.headers)
  // The schema that just accepted the body is the one AnswerOf is inferred from.
  return answer as AnswerOf<Id>
}
