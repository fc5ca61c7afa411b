import { expect, test } from 'vitest'
import { fileNameOf } from './list-responses.ts'

const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

test.each([
  ['/', HTML, 'index.html'],
  ['/es/', HTML, 'es/index.html'],
  ['/app/documents', HTML, 'app/documents.html'],
  ['/es/app/documents/annual-2026', HTML, 'es/app/documents/annual-2026.html'],
  ['/api/openapi.json', JSON_TYPE, 'api/openapi.json'],
  ['/api/api/Documents/GetReports/none', JSON_TYPE, 'api/api/Documents/GetReports/none.json'],
  ['/api/api/Metrics/GetSeries/x?format=csv', 'text/csv', 'api/api/Metrics/GetSeries/x.csv'],
  [
    '/api/api/M/O/week/newest/Florida%27s%20Turnpike',
    JSON_TYPE,
    "api/api/M/O/week/newest/Florida's Turnpike.json",
  ],
  ['/assets/entry-abc.js', 'text/javascript', 'assets/entry-abc.js'],
  ['/files/Plan%20%C3%A9.pdf', 'application/pdf', 'files/Plan é.pdf'],
])('%s (%s) is in %s', (address, mediaType, file) => {
  expect(fileNameOf(address, mediaType)).toBe(file)
})

test('no address leads out of the exported folder', () => {
  expect(() => fileNameOf('/files/%2e%2e/%2e%2e/etc/passwd', 'text/plain')).toThrow('not a file name')
})
