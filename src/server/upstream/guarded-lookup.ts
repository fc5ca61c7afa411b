import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** A name that resolves to an address the site may not contact. */
export class ForbiddenAddressError extends Error {
  readonly code = 'EFORBIDDEN'
}

export interface AddressRules {
  allowsPrivate: boolean
  /** Whether the operator wrote this very address. */
  isWrittenOut: (address: string) => boolean
}

export function isAddressAllowed(address: string, rules: AddressRules): boolean {
  return rules.allowsPrivate || isPublicAddress(address) || rules.isWrittenOut(address)
}

/** Resolves a name, as `dns.lookup` does. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * Resolves a name for one connection, and refuses when any of its addresses is forbidden: the connection is made to
 * an address that was checked, so that a name cannot resolve elsewhere between the check and the call.
 */
export function guardedLookup(rules: AddressRules, resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '')
      // "localhost" in a setting means this machine, as its address would.
      const isMeant = rules.isWrittenOut(hostname)
      const forbidden = addresses.find(({ address }) => !isMeant && !isAddressAllowed(address, rules))
      const first = addresses[0]
      if (forbidden !== undefined || first === undefined)
        return callback(
          new ForbiddenAddressError('The name resolves to an address that may not be contacted'),
          '',
        )
      if (options.all === true) return callback(null, addresses)
      return callback(null, first.address, first.family)
    })
  }
}

/** Whether an address line's host is a plain address that may not be contacted; names are checked when they are resolved. */
export function isForbiddenHost(url: URL, rules: AddressRules): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && !isAddressAllowed(host, rules)
}

/** IPv4 ranges that are no public servers. Source: the IANA special-purpose registry (RFC 6890 and after). */
const CLOSED_IPV4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
  192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24
  198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`

/** The one IPv6 range of public addresses, and the special ones inside it that are not or that represent an IPv4 address. */
const OPEN_IPV6 = '2000::/3'
const CLOSED_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'] as const

const closed = new BlockList()
for (const range of CLOSED_IPV4.split(/\s+/)) addRange(closed, range, 'ipv4')
for (const range of CLOSED_IPV6) addRange(closed, range, 'ipv6')
const open = new BlockList()
addRange(open, OPEN_IPV6, 'ipv6')

function addRange(list: BlockList, range: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits = ''] = range.split('/')
  list.addSubnet(address, Number(bits), family)
}

/**
 * Whether an address is one of a public server. Loopback, private, link-local, shared, multicast, documentation and
 * reserved ranges are not, however they are written: an IPv4 address within an IPv6 one is never needed and so refused.
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4')
    case 6:
      // A zone ("fe80::1%eth0") exists for addresses of this link only.
      return !address.includes('%') && open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
    default:
      return false
  }
}
