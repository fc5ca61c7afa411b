import { expect, test } from 'vitest'
import { clientAddress, createProxyTrust, parseAddress } from './client-address.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['2001:DB8:0:0::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:198.51.100.1', '198.51.100.1'],
  ['::ffff:c633:6401', '198.51.100.1'],
  ['0:0:0:0:0:FFFF:198.51.100.1', '198.51.100.1'],
  ['[::ffff:198.51.100.1]:443', '198.51.100.1'],
  ['::1', '::1'],
])('%s is the address %s', (text, address) => {
  expect(parseAddress(text)).toBe(address)
})

test.each([
  '',
  'unknown',
  '_hidden',
  '203.0.113',
  '203.0.113.999',
  '010.0.0.1',
  '203.0.113.9:',
  '203.0.113.9:123456',
  '203.0.113.9:1:2',
  '[203.0.113.9]',
  '2001:db8::1::2',
  '[2001:db8::1',
  'a@203.0.113.9',
  '203.0.113.9/24',
  'localhost',
])('%j is not an address', (text) => {
  expect(parseAddress(text)).toBeNull()
})

test('a proxy is trusted by its address or range, in any notation', () => {
  const trusts = createProxyTrust([
    '10.1.0.0/16',
    '192.0.2.7',
    'fe80::1%eth0',
    '2001:db8:5::/48',
    '::ffff:172.16.0.0/108',
  ])
  for (const address of [
    '10.1.2.3',
    '10.1.2.3:443',
    '::ffff:10.1.2.3',
    '192.0.2.7',
    'fe80::1',
    '[2001:db8:5::9]:80',
    '172.16.4.4',
  ])
    expect(trusts(address), address).toBe(true)
  for (const address of ['10.2.0.1', '192.0.2.8', '2001:db8:6::9', '172.32.0.1', 'unknown', ''])
    expect(trusts(address), address).toBe(false)
  expect(createProxyTrust([])('127.0.0.1')).toBe(false)
})

test('if a proxy reports something other than an address, the proxy’s own address counts', () => {
  expect(clientAddress({ ip: '203.0.113.9' })).toBe('203.0.113.9')
  expect(clientAddress({ ip: '203.0.113.9:80', ips: ['10.0.0.1', '203.0.113.9:80'] })).toBe('203.0.113.9')
  expect(clientAddress({ ip: 'nonsense', ips: ['10.0.0.1', '10.0.0.2:443', 'nonsense'] })).toBe('10.0.0.2')
  expect(clientAddress({ ip: 'nonsense', ips: ['nonsense'] })).toBe('unknown')
})
