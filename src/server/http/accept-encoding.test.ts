import { expect, test } from 'vitest'
import { acceptedEncodings } from './accept-encoding.ts'

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['x-gzip', ['gzip', 'identity']],
  ['BR', ['br', 'identity']],
  ['br;q=0', ['identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br;q=0.000, gzip;q=1.000', ['gzip', 'identity']],
  ['br;q=0.5, gzip;q=0.8', ['gzip', 'br', 'identity']],
  ['gzip;q=0.2, identity;q=0.9', ['identity', 'gzip']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', []],
  ['identity;q=0', []],
  ['br, identity;q=0', ['br']],
  ['gzip, *;q=0', ['gzip']],
  ['*;q=0.1, br;q=0', ['gzip', 'identity']],
  ['br ; q=0.5 , gzip ; q=0.5', ['br', 'gzip', 'identity']],
  ['br;q=2, gzip', ['gzip', 'identity']],
  ['deflate', ['identity']],
])('Accept-Encoding %o allows %o, in this order', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings)
})
