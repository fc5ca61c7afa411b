import { isIPv4 } from 'node:net'
import { LRUCache } from 'lru-cache'
import { parseAddress } from '../http/client-address.ts'

const MINUTE_MS = 60_000
/** Addresses and networks remembered at most: some megabytes. Beyond, the one that came longest ago is forgotten. */
const MAX_GROUPS = 50_000

export type LimitVerdict = { kind: 'within' } | { kind: 'above'; retryAfterSeconds: number }

/** Counts what each address did in the last minute. */
export interface MessageLimiter {
  /** Counts one more, unless the address or one of its networks has had its share. */
  take: (address: string, now: Date) => LimitVerdict
  /** Takes one back that failed for a reason on our side. */
  giveBack: (address: string) => void
}

/** @param mostPerMinute for one address; what its networks may is in proportion to that */
export function createMessageLimiter(mostPerMinute: number): MessageLimiter {
  /** Times of the last minute, oldest first. */
  const times = new LRUCache<string, number[]>({ max: MAX_GROUPS })
  return {
    take: (address, now) => {
      const nowMs = now.getTime()
      const groups = addressGroups(address).map(({ name, share }) => {
        const recent = (times.get(name) ?? []).filter((time) => isRecent(time, nowMs))
        return { name, recent, waitMs: waitOf(recent, mostPerMinute * share, nowMs) }
      })
      const waitMs = Math.max(...groups.map((group) => group.waitMs))
      if (waitMs > 0) return { kind: 'above', retryAfterSeconds: Math.ceil(waitMs / 1000) }
      for (const { name, recent } of groups) times.set(name, [...recent, nowMs])
      return { kind: 'within' }
    },
    giveBack: (address) => {
      for (const { name } of addressGroups(address)) times.get(name)?.pop()
    },
  }
}

/** What lies ahead was counted before the clock was set back: so nobody has to wait an hour. */
function isRecent(time: number, nowMs: number): boolean {
  return time <= nowMs && nowMs - time < MINUTE_MS
}

/** Milliseconds until there is room for one more; 0: there is. */
function waitOf(recent: readonly number[], most: number, nowMs: number): number {
  const [oldest = nowMs] = recent
  return recent.length < most ? 0 : oldest + MINUTE_MS - nowMs
}

/** An address or a network, and how many times the share of one address it has. */
export interface AddressGroup {
  name: string
  share: number
}

/**
 * Networks of IPv6, in bits. A household has a /64 at least and often a /56, an office a /48, and may use every address
 * in it; but the larger ones hold several customers.
 */
const NETWORKS = [
  { bits: 64, share: 1 },
  { bits: 56, share: 4 },
  { bits: 48, share: 16 },
] as const

/** Who counts as one: an IPv4 address, or the networks that an IPv6 address is in. */
export function addressGroups(text: string): readonly AddressGroup[] {
  const address = parseAddress(text)
  if (address === null || isIPv4(address)) return [{ name: address ?? text, share: 1 }]
  const groups = groupsOf(address)
  return NETWORKS.map(({ bits, share }) => ({ name: networkOf(groups, bits), share }))
}

/** The first four groups of 16 bits of an IPv6 address in its short form. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = address.split('::')
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const [left, right] = [read(head), read(tail ?? '')]
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => 0)
  return [...left, ...zeros, ...right].slice(0, 4)
}

function networkOf(groups: readonly number[], bits: number): string {
  const kept = groups.map((group, index) => group & (0xffff << Math.max(0, 16 * (index + 1) - bits)) & 0xffff)
  return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`
}
