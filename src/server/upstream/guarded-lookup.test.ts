import { expect, test } from 'vitest'
import { isPublicAddress } from './guarded-lookup.ts'

test.each([
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['0.0.0.0', 'this host'],
  ['10.0.0.1', 'private'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.168.1.1', 'private'],
  ['100.64.0.1', 'shared by a carrier'],
  ['169.254.169.254', 'link-local, where clouds keep their keys'],
  ['192.0.0.1', 'protocol assignments'],
  ['192.0.2.1', 'documentation'],
  ['198.18.0.1', 'benchmarks'],
  ['224.0.0.1', 'multicast'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::ffff:127.0.0.1', 'IPv4 within IPv6'],
  ['::ffff:7f00:1', 'IPv4 within IPv6'],
  ['::ffff:93.184.216.34', 'IPv4 within IPv6, though public'],
  ['::7f00:1', 'IPv4 within IPv6, the old way'],
  ['64:ff9b::7f00:1', 'translated IPv4'],
  ['64:ff9b:1::1', 'translated IPv4, local'],
  ['2002:7f00:1::', 'tunnelled IPv4'],
  ['2001::1', 'tunnelled IPv4'],
  ['fc00::1', 'private'],
  ['fd12:3456::1', 'private'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local with its link'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['2001:db8::1', 'documentation'],
  ['localhost', 'no address'],
  ['2130706433', 'no address'],
  ['', 'no address'],
])('%s may not be contacted: %s', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:2800:220:1::1', '2600:1f18::1'])(
  '%s is a public server',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)
