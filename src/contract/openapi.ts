import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { SNAPSHOT_WIDTHS } from './camera-state.ts'
import { API_BASE, ENDPOINT_PATHS } from './endpoint-paths.ts'
import { type Endpoint, type EndpointId, endpoints } from './endpoints.ts'
import { Problem } from './problem.ts'
import { Inline, ReadableBlock } from './readable-report.ts'

/** Builds the OpenAPI 3.1 document of the calls in `endpoints`. `version` is the product's, `origin` the site's. */
export function buildOpenApi(version: string, origin: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [id, endpoint] of Object.entries(endpoints) as [EndpointId, Endpoint][]) {
    paths[API_BASE + ENDPOINT_PATHS[id]] = { [endpoint.method.toLowerCase()]: operation(id, endpoint) }
  }
  paths[API_BASE + ENDPOINT_PATHS.getSnapshot] = { get: SNAPSHOT_OPERATION }
  return {
    openapi: '3.1.0',
    info: { title: 'Traffic operations public API', version },
    servers: [{ url: origin }],
    paths,
    components: { schemas: { Problem: schema(Problem), ...toJsonSchemaDefs(RECURSIVE, PRINTING) } },
  }
}

const MESSAGE_HEADERS = [
  {
    ...parameter('X-XSRF-TOKEN', 'header', true, { type: 'string' }),
    description: 'The value of the XSRF-TOKEN cookie, which the Contact Us pages and Email/GetToken set.',
  },
  {
    ...parameter('Idempotency-Key', 'header', false, { type: 'string', minLength: 1, maxLength: 200 }),
    description:
      'A unique key for the request, such as a UUID. A repeat with the same key gets the same response.',
  },
]

const FORMAT_PARAMETER = {
  ...parameter('format', 'query', false, { type: 'string', enum: ['csv', 'json'] }),
  description: 'The format, for links that cannot send an Accept header.',
}

const PROBLEM_CONTENT = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }

/** Separate from `endpoints` because it is the only GET whose response is not JSON. */
const SNAPSHOT_OPERATION = {
  operationId: 'getSnapshot',
  summary:
    'The latest picture of one view. The site requests it from the agency at most once per interval, no matter how many visitors request it. Pictures are never stored or replayed.',
  parameters: [
    parameter('viewId', 'path', true, { type: 'string' }),
    {
      ...parameter('width', 'query', false, { type: 'integer', enum: [...SNAPSHOT_WIDTHS] }),
      description:
        'The width of a smaller picture, in pixels. A picture that is not wider is sent unchanged.',
    },
  ],
  responses: {
    200: {
      description: 'The picture, in the agency’s format, or as WebP if it was resized',
      content: Object.fromEntries(
        ['jpeg', 'png', 'gif', 'webp'].map((type) => [
          `image/${type}`,
          { schema: { type: 'string', format: 'binary' } },
        ]),
      ),
    },
    ...Object.fromEntries(
      [400, 404, 410, 503].map((status) => [
        status,
        { description: 'Why there is no picture', content: PROBLEM_CONTENT },
      ]),
    ),
  },
}

function operation(id: string, endpoint: Endpoint) {
  return {
    operationId: id,
    summary: endpoint.summary,
    parameters: [
      ...Object.entries(endpoint.params).map(([name, param]) => parameter(name, 'path', true, schema(param))),
      ...Object.entries(endpoint.query ?? {}).map(([name, param]) =>
        parameter(name, 'query', param.type !== 'optional', schema(param)),
      ),
      ...(endpoint.method === 'POST' ? MESSAGE_HEADERS : []),
      ...(endpoint.isTable === true ? [FORMAT_PARAMETER] : []),
    ],
    ...(endpoint.body === undefined
      ? {}
      : {
          requestBody: { required: true, content: { 'application/json': { schema: schema(endpoint.body) } } },
        }),
    responses: {
      [endpoint.status]: {
        description: 'The response',
        content: {
          'application/json': { schema: schema(endpoint.response) },
          ...(endpoint.isTable === true ? { 'text/csv': { schema: { type: 'string' } } } : {}),
        },
      },
      ...Object.fromEntries(
        endpoint.problems.map((status) => [status, { description: 'A problem', content: PROBLEM_CONTENT }]),
      ),
    },
  }
}

function parameter(name: string, place: 'path' | 'query' | 'header', required: boolean, schema: object) {
  return { name, in: place, required, schema }
}

/** Rules that JSON Schema cannot express (a real day, an e-mail, a phone number) are left out; the server validates them. */
function schema(of: v.GenericSchema): object {
  const { $defs: _, ...printed } = toJsonSchema(of, { ...PRINTING, definitions: RECURSIVE })
  return printed
}

/** Schemas that contain themselves and so must be referenced by name. */
const RECURSIVE = { ReadableInline: Inline, ReadableBlock }

const PRINTING = {
  errorMode: 'ignore',
  typeMode: 'input',
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const
