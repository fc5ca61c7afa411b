import { isIPv4 } from 'node:net'
import { LRUCache } from 'lru-cache'
import { parseAddress } from '../http/client-address.ts'

const MINUTE_MS = 60_000
/** Most addresses and networks remembered, a few megabytes; beyond that, the oldest is evicted. */
const MAX_GROUPS = 50_000

export type LimitVerdict = { kind: 'within' } | { kind: 'above'; retryAfterSeconds: number }

/** Counts each address's requests in the last minute. */
export interface MessageLimiter {
  /** Counts one more, unless the address or one of its networks is at its limit. */
  take: (address: string, now: Date) => LimitVerdict
  /** Refunds one that failed for a reason on our side. */
  giveBack: (address: string) => void
}

/** @param mostPerMinute for one address; its networks' limits are multiples of it */
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

/** Future times are from before the clock was set back; ignored, so that nobody has to wait an hour. */
function isRecent(time: number, nowMs: number): boolean {
  return time <= nowMs && nowMs - time < MINUTE_MS
}

/** Milliseconds until one more is allowed; 0: now. */
function waitOf(recent: readonly number[], most: number, nowMs: number): number {
  const [oldest = nowMs] = recent
  return recent.length < most ? 0 : oldest + MINUTE_MS - nowMs
}

/** An address or a network, and its limit as a multiple of one address's. */
export interface AddressGroup {
  name: string
  share: number
}

/**
 * IPv6 prefix lengths. A household has at least a /64 and often a /56, an office a /48, and may use every address in
 * it; but the larger networks may hold several customers.
 */
const NETWORKS = [
  { bits: 64, share: 1 },
  { bits: 56, share: 4 },
  { bits: 48, share: 16 },
] as const

/** What is counted: an IPv4 address, or the networks that contain an IPv6 address. */
export function addressGroups(text: string): readonly AddressGroup[] {
  const address = parseAddress(text)
  if (address === null || isIPv4(address)) return [{ name: address ?? text, share: 1 }]
  const groups = groupsOf(address)
  return NETWORKS.map(({ bits, share }) => ({ name: networkOf(groups, bits), share }))
}

/** The first four 16-bit groups of a shortened IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = address.split('::')
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const [left, right] = [read(head), read(tail ?? '')]
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => 0)
  return [...left, ...zeros, ...right].slice(0, 4)
}

function networkOf(groups: readonly number[], bits: number): string {
  const prefix = groups.map(
    (group, index) => group & (0xffff << Math.max(0, 16 * (index + 1) - bits)) & 0xffff,
  )
  return `${prefix.map((group) => group.toString(16)).join(':')}::/${bits}`
}
