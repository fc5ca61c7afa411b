import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { API_BASE, type Endpoint, endpoints } from './endpoints.ts'
import { Problem } from './problem.ts'

/** Prints the OpenAPI 3.1 document of the calls in `endpoints`. `version` is the product's, `origin` the site's own. */
export function buildOpenApi(version: string, origin: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [id, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    paths[API_BASE + endpoint.path] = { [endpoint.method.toLowerCase()]: operation(id, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Traffic operations public API', version },
    servers: [{ url: origin }],
    paths,
    components: { schemas: { Problem: schema(Problem) } },
  }
}

function operation(id: string, endpoint: Endpoint) {
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  return {
    operationId: id,
    summary: endpoint.summary,
    parameters: Object.entries(endpoint.params).map(([name, param]) => ({
      name,
      in: 'path',
      required: true,
      schema: schema(param),
    })),
    ...(endpoint.body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schema(endpoint.body) } } } }),
    responses: {
      [endpoint.status]: {
        description: 'The answer',
        content: { 'application/json': { schema: schema(endpoint.answer) } },
      },
      ...Object.fromEntries(
        endpoint.problems.map((status) => [status, { description: 'A problem, told in words', content: problem }]),
      ),
    },
  }
}

/** A rule that JSON Schema cannot say (a real day, an e-mail or a phone) is left out here and judged by the server. */
function schema(of: v.GenericSchema): object {
  return toJsonSchema(of, { errorMode: 'ignore', typeMode: 'input' })
}
