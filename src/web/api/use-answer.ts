import type { AnswerOf, ParamsOf } from '../../contract/endpoints.ts'
import type { ReadEndpointId } from '../../contract/page-source.ts'
import { useKnown } from './answer-cache.tsx'
import { CallFailed } from './call-failed.ts'
import { readAnswer } from './client.ts'

/** What a call is doing: exactly one case holds at a time. Old data stays when a later fetch fails. */
export type AnswerState<Answer> =
  | { kind: 'loading' }
  /** `status` is HTTP's; `null`: no answer came at all. */
  | { kind: 'failed'; status: number | null; reference: string | null; retry: () => void }
  | { kind: 'loaded'; answer: Answer }

/** The answer of one GET call, from the page's seed, the cache or the server. It is `loading` while it is not asked for. */
export function useAnswer<Id extends ReadEndpointId>(
  id: Id,
  params: ParamsOf<Id>,
  isAskedFor = true,
): AnswerState<AnswerOf<Id>> {
  const read = () => readAnswer(id, params)
  // Widening only: every parameter is a string by the endpoint's own schema.
  const known = useKnown(id, params as Record<string, string>, read, isAskedFor)
  const { answer, error, isFetching, retry } = known
  // What stands under a call's key came from its seed, or through `read`.
  if (answer !== undefined) return { kind: 'loaded', answer: answer as AnswerOf<Id> }
  if (error === undefined || isFetching) return { kind: 'loading' }
  const { status, reference } = error instanceof CallFailed ? error : NO_ANSWER
  return { kind: 'failed', status, reference, retry }
}

const NO_ANSWER = { status: null, reference: null }
