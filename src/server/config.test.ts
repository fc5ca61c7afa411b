import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'

test('without any setting the site runs on port 8080 of this machine with the sample content', () => {
  expect(parseConfig({})).toEqual({
    kind: 'ready',
    config: {
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:8080',
      contentDir: resolve('content'),
      dataDir: resolve('var'),
      logLevel: 'info',
      trustedProxies: [],
      virtualTourUrl: null,
      analyticsId: null,
    },
  })
})

test('an empty setting counts as not set', () => {
  expect(parseConfig({ PORT: '', LOG_LEVEL: ' ' })).toEqual(parseConfig({}))
})

test('all faults are listed together, and no value is repeated', () => {
  const outcome = parseConfig({
    PORT: '70000',
    HOST: 'two hosts',
    PUBLIC_URL: 'https://user:secret@traffic.example.gov/path',
    LOG_LEVEL: 'loud',
    TRUSTED_PROXIES: '10.0.0.0/8, proxy',
    VIRTUAL_TOUR_URL: 'javascript:alert(1)',
    ANALYTICS_ID: '<script>',
  })
  expect(outcome).toEqual({
    kind: 'broken',
    faults: [
      'PORT must be a whole number from 0 to 65535',
      'HOST must be one address or host name',
      'PUBLIC_URL must be an origin such as https://traffic.example.gov, without a path',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
      'TRUSTED_PROXIES must be addresses or CIDR ranges with commas between',
      'VIRTUAL_TOUR_URL must be a full address with https://',
      'ANALYTICS_ID must be letters, digits and hyphens, 40 at most',
    ],
  })
})

test.each([
  ['https://traffic.example.gov/', 'https://traffic.example.gov'],
  ['https://traffic.example.gov:443', 'https://traffic.example.gov'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
])('the public address %s is kept as %s', (given, kept) => {
  expect(parseConfig({ PUBLIC_URL: given })).toMatchObject({ config: { publicUrl: kept } })
})

test('with a port of the system’s choice the public address follows the port it chose', () => {
  expect(parseConfig({ PORT: '0' })).toMatchObject({ config: { port: 0, publicUrl: null } })
})

test.each([
  ['127.0.0.1', true],
  ['10.0.0.0/8,2001:db8::/32', true],
  ['::1', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0.0/8,', false],
  ['everyone', false],
])('trusting the proxies "%s" is accepted: %s', (ranges, isAccepted) => {
  expect(parseConfig({ TRUSTED_PROXIES: ranges }).kind === 'ready').toBe(isAccepted)
})
