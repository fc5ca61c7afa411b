import { expect, test } from 'vitest'
import { allowHosts, parseHost } from './allowed-hosts.ts'

const hosts = allowHosts(new URL('https://511.example.gov/api/v2/get/cameras'), [
  'cameras.example.gov',
  '*.stream.example.gov',
  'cameras.example.org:8443',
  '10.1.2.3',
  '[fd00::1]:8080',
])

test.each([
  ['https://511.example.gov/map/Cctv/1', true],
  ['http://cameras.example.gov/1.jpg', true],
  ['https://a.b.stream.example.gov/1.m3u8', true],
  ['https://cameras.example.org:8443/', true],
  ['http://10.1.2.3/1.jpg', true],
  ['http://[fd00::1]:8080/', true],
  ['https://CAMERAS.example.gov/', true],
  ['https://stream.example.gov/', false],
  ['https://evilstream.example.gov/', false],
  ['https://cameras.example.gov.evil.example/', false],
  ['https://cameras.example.gov:8443/', false],
  ['https://cameras.example.org/', false],
  ['http://cameras.example.gov@evil.example/', false],
  ['http://10.1.2.4/', false],
  ['http://10.1.2.3:22/', false],
  ['http://167838211/', true],
  ['http://2130706433/', false],
  ['http://0x7f.1/', false],
  ['file:///etc/passwd', false],
  ['ftp://cameras.example.gov/', false],
  ['gopher://cameras.example.gov/', false],
])('requesting %s is allowed: %s', (url, isAllowed) => {
  expect(hosts.isAllowed(new URL(url))).toBe(isAllowed)
})

test('only an address the operator wrote out may be private; a name never stands for one', () => {
  expect(hosts.isWrittenOut('10.1.2.3')).toBe(true)
  expect(hosts.isWrittenOut('fd00::1')).toBe(true)
  expect(hosts.isWrittenOut('10.1.2.4')).toBe(false)
  expect(hosts.isWrittenOut('cameras.example.gov')).toBe(false)
})

test.each(['https://cameras.example.gov', 'cameras example', '*.', '*', '*.gov', '*.10.0.0.1', 'a/b', ''])(
  '"%s" is no host',
  (text) => {
    expect(parseHost(text)).toBeNull()
  },
)
