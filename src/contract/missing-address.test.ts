import { expect, test } from 'vitest'
import { missingAddress, missingKindOf, parseMissing, wordsOfPath } from './missing-address.ts'

test('an address that was not found survives the redirect to the home page', () => {
  const address = missingAddress('/es/app/nada', 'es')
  expect(address).toBe('/es/?missing=/es/app/nada')
  expect(parseMissing(address.slice(address.indexOf('?')))).toBe('/es/app/nada')
})

test.each(['', '?q=1', '?missing=', '?missing=Call+555-0100+now'])(
  'nothing is repeated from "%s"',
  (search) => {
    expect(parseMissing(search)).toBeNull()
  },
)

test('only letters and digits of an address are shown as they are; everything else is escaped', () => {
  expect(parseMissing('?missing=/<script>')).toBe('/%3Cscript%3E')
  expect(parseMissing('?missing=/Call%20us')).toBe('/Call%20us')
  expect(parseMissing('?missing=/se%C3%B1ales')).toBe('/señales')
  expect(missingAddress('/se%C3%B1ales', 'en')).toBe('/?missing=/se%C3%B1ales')
  expect(missingAddress('/a?b"<', 'en')).toBe('/?missing=/a')
})

test('a very long address is cut', () => {
  expect(parseMissing(`?missing=/${'a'.repeat(5000)}`)).toHaveLength(120)
})

test.each([
  ['/app/documents/annual-report-2019', 'annual report 2019'],
  ['/es/app/metrics/freeway_weekly.html', 'freeway weekly'],
  ['/app/se%C3%B1ales', 'señales'],
  ['/app/%E0%A4', 'E0 A4'],
  ['/files/annual-report-2019.pdf', 'annual report 2019'],
  ['/app', ''],
  ['/app/documents', 'documents'],
  ['/app/cameras/99999', ''],
])('%s is searched for as "%s"', (path, words) => expect(wordsOfPath(path)).toBe(words))

test.each([
  ['/app/documents/nope', 'report'],
  ['/app/services/nope/', 'report'],
  ['/app/metrics/nope', 'figures'],
  ['/app/cameras/99999', 'camera'],
  ['/app/nope', null],
  ['/app/documents/Annual_Report.pdf', 'report'],
  ['/app/metrics/nope/read', 'figures'],
  ['/app/documents/a/b', null],
])('%s requests: %s', (path, kind) => expect(missingKindOf(path)).toBe(kind))
