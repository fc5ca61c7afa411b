import { buildProblem } from '../../src/server/http/problem-reply.ts'
import { NO_REQUEST_ID } from './list-gone.ts'

/** What programs read at an address that is none, where no server puts words together. */
export function problem404(): string {
  const detail = 'There is nothing at this address. /api/openapi.json describes every call.'
  return `${JSON.stringify(buildProblem({ status: 404, detail }, NO_REQUEST_ID))}\n`
}
