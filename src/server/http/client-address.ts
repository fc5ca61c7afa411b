import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** An address with a port, as some load balancers write it: `203.0.113.9:4711`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:\[(?<ipv6>[^\]]+)\](?::\d{1,5})?|(?<ipv4>[\d.]+):\d{1,5})$/

/**
 * The canonical form of an internet address: without port or zone, IPv6 as short as possible, and an IPv4-mapped IPv6
 * address as IPv4. `null`: not an address. Pure.
 */
export function parseAddress(text: string): string | null {
  const { ipv4, ipv6 } = WITH_PORT.exec(text)?.groups ?? {}
  const address = ipv4 ?? ipv6 ?? text
  if (isIPv4(address)) return ipv6 === undefined ? address : null
  if (!isIPv6(address)) return null
  const short = new URL(`http://[${withoutZone(address)}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(short) ?? []
  if (high === undefined || low === undefined) return short
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((bits) => [bits >> 8, bits & 255])
    .join('.')
}

/** Whether to trust a proxy's forwarded addresses. Takes addresses as proxies write them. `ranges`: addresses and CIDR ranges. */
export function createProxyTrust(ranges: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    const family = isIPv4(network) ? 'ipv4' : 'ipv6'
    if (prefix === undefined) trusted.addAddress(withoutZone(network), family)
    else trusted.addSubnet(withoutZone(network), Number(prefix), family)
  }
  return (text) => {
    const address = parseAddress(text)
    if (address === null) return false
    // An IPv4 range may be written as IPv6; the list matches the two only in this direction.
    return isIPv4(address)
      ? trusted.check(address) || trusted.check(`::ffff:${address}`, 'ipv6')
      : trusted.check(address, 'ipv6')
  }
}

/**
 * The sender of a request, for limits: the visitor's address according to trusted proxies, or the nearest proxy if it
 * reports something else.
 */
export function clientAddress({ ip, ips }: { ip: string; ips?: readonly string[] | undefined }): string {
  // Once the connection is gone, the framework has no address.
  const parsed = [...(ips ?? [ip])].map((address) => parseAddress(address ?? ''))
  return parsed.findLast((address) => address !== null) ?? 'unknown'
}

/** A zone, as in `fe80::1%eth0`, names the interface for an address. */
function withoutZone(address: string): string {
  return address.split('%', 1)[0] ?? ''
}
