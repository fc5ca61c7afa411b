import * as v from 'valibot'
import type { LiveEndpointId, ReadEndpointId } from '../../contract/page-source.ts'
import { Problem } from '../../contract/problem.ts'
import { RESPONSES } from '../../contract/responses.ts'

export type JsonEndpointId = ReadEndpointId | LiveEndpointId | 'searchDocuments'

/** Checks a response body against the contract; `null` when it has another form. */
export function parseResponse(id: JsonEndpointId, body: unknown): unknown {
  const parsed = v.safeParse(RESPONSES[id], body)
  return parsed.success ? parsed.output : null
}

/** Reads a problem; `null` when the body is something else, as from a proxy in between. */
export function parseProblem(body: unknown): Problem | null {
  const parsed = v.safeParse(Problem, body)
  return parsed.success ? parsed.output : null
}
