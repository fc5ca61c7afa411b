import { addressOf } from '../../contract/endpoint-paths.ts'
import type { AnswerOf } from '../../contract/endpoints.ts'
import type { ReadEndpointId } from '../../contract/page-source.ts'
import { trackActivity } from './activity.ts'
import { CallFailed } from './call-failed.ts'
import { noteAnswer } from './freshness.ts'
import { parseAnswer, parseProblem } from './parse-answer.ts'
import { noteServerTime } from './server-clock.ts'

/** The calls that are answered by JSON. */
export type CallId = ReadEndpointId | 'searchDocuments' | 'getCameras'

/** Calls a GET endpoint and checks its answer against the contract. Throws `CallFailed`, and nothing else, on failure. */
export function fetchAnswer<Id extends CallId>(
  id: Id,
  params: Readonly<Record<string, string>>,
  query: string,
): Promise<AnswerOf<Id>> {
  const asked = askFor(id, addressOf(id, params) + query)
  // The cameras are asked for all the time, so that is not shown as an activity.
  return id === 'getCameras' ? asked : trackActivity('getting', asked)
}

async function askFor<Id extends CallId>(id: Id, address: string): Promise<AnswerOf<Id>> {
  const response = await fetch(address, { headers: { Accept: 'application/json' } }).catch(
    (cause: unknown) => {
      throw new CallFailed(`No answer: ${String(cause)}`, null, null)
    },
  )
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const problem = parseProblem(body)
    throw new CallFailed(
      problem?.title ?? `Status ${response.status}`,
      response.status,
      problem?.requestId ?? null,
    )
  }
  const answer = parseAnswer(id, body)
  if (answer === null) throw new CallFailed(`${id} answered in an unknown form`, response.status, null)
  noteAnswer(response.headers)
  noteServerTime(response.headers)
  // The schema that just accepted the body is the one AnswerOf is inferred from.
  return answer as AnswerOf<Id>
}
