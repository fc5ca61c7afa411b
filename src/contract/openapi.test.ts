import { expect, test } from 'vitest'
import { ENDPOINT_PATHS } from './endpoint-paths.ts'
import { type Endpoint, type EndpointId, endpoints, endpointUrl } from './endpoints.ts'
import { buildOpenApi } from './openapi.ts'

test('the document has the six calls of the specification under their own names', () => {
  const paths = Object.keys(buildOpenApi('2.15.0', 'https://traffic.example').paths)
  for (const path of [
    'Documents/GetReports/{category}',
    'Documents/GetRampSignalsData',
    'Documents/GetStats',
    'Documents/GetTimReports/{id}',
    'Email/SendFeedback',
    'Email/SendTourRequest',
  ]) {
    expect(paths).toContain(`/api/api/${path}`)
  }
})

test('every call has a response schema, and every POST a request schema, in the printed document', () => {
  const { paths } = JSON.parse(JSON.stringify(buildOpenApi('2.15.0', 'https://traffic.example')))
  for (const [id, endpoint] of Object.entries(endpoints) as [EndpointId, Endpoint][]) {
    const operation = paths[`/api/api/${ENDPOINT_PATHS[id]}`][endpoint.method.toLowerCase()]
    const { schema } = operation.responses[endpoint.status].content['application/json']
    for (const { type } of schema.oneOf ?? [schema]) expect(type).toMatch(/object|array/)
    if (endpoint.method === 'POST') expect(operation.requestBody.required).toBe(true)
  }
})

test('a parameter is put into the address with its special characters encoded', () => {
  expect(endpointUrl('getReports', { category: 'documents_annual' })).toBe(
    '/api/api/Documents/GetReports/documents_annual',
  )
  expect(endpointUrl('getTimReports', { id: 'a/b ?' })).toBe('/api/api/Documents/GetTimReports/a%2Fb%20%3F')
})

test('optional and required query parameters are printed with their patterns', () => {
  const { paths } = JSON.parse(JSON.stringify(buildOpenApi('2.15.0', 'https://traffic.example')))
  const { parameters } = paths['/api/api/Documents/Search'].get
  expect(
    parameters.map(({ name, required }: { name: string; required: boolean }) => [name, required]),
  ).toEqual([
    ['q', true],
    ['group', false],
    ['year', false],
    ['language', false],
    ['archive', false],
    ['report', false],
    ['perReport', false],
    ['page', false],
  ])
  expect(parameters[1]).toMatchObject({
    in: 'query',
    schema: { type: 'array', items: { enum: expect.any(Array) } },
  })
})

test('the picture of a view is printed as a picture, with the widths in which it can be requested', () => {
  const { paths } = JSON.parse(JSON.stringify(buildOpenApi('2.15.0', 'https://traffic.example')))
  const { get } = paths['/api/api/Cameras/GetSnapshot/{viewId}']
  expect(Object.keys(get.responses[200].content)).toContain('image/jpeg')
  expect(get.parameters[1]).toMatchObject({ in: 'query', name: 'width', schema: { enum: [320, 640] } })
})

test('every reference leads to a schema of the printed document', () => {
  const printed = JSON.stringify(buildOpenApi('2.15.0', 'https://traffic.example'))
  const { schemas } = JSON.parse(printed).components
  const references = [...printed.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference)
  expect(new Set(references)).toEqual(
    new Set(Object.keys(schemas).map((name) => `#/components/schemas/${name}`)),
  )
})

test('the document says nothing that is true only of offices whose fiscal year begins in July', () => {
  const printed = JSON.stringify(buildOpenApi('2.15.0', 'https://traffic.example'))
  expect(printed.match(/\b(June|July) \d+/g)).toBeNull()
})
