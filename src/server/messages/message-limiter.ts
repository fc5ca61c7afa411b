import { isIPv6 } from 'node:net'

const MINUTE_MS = 60_000
/** Addresses remembered at most: some megabytes. Beyond, the one that came first is forgotten. */
const MOST_ADDRESSES = 50_000

export type LimitVerdict = { kind: 'within' } | { kind: 'above'; retryAfterSeconds: number }

/** Counts what each address did in the last minute. */
export interface MessageLimiter {
  /** Counts one more, unless the address has had its share. */
  take: (address: string, now: Date) => LimitVerdict
  /** Takes one back that came to nothing through no fault of the address. */
  giveBack: (address: string) => void
}

export function createMessageLimiter(mostPerMinute: number): MessageLimiter {
  /** Times of the last minute by address, oldest first; addresses in the order they last came. */
  const times = new Map<string, number[]>()
  return {
    take: (address, now) => {
      const group = addressGroup(address)
      const nowMs = now.getTime()
      const recent = (times.get(group) ?? []).filter((time) => isRecent(time, nowMs))
      const [oldest = nowMs] = recent
      if (recent.length >= mostPerMinute) {
        return { kind: 'above', retryAfterSeconds: Math.ceil((oldest + MINUTE_MS - nowMs) / 1000) }
      }
      times.delete(group)
      times.set(group, [...recent, nowMs])
      forgetOldest(times)
      return { kind: 'within' }
    },
    giveBack: (address) => void times.get(addressGroup(address))?.pop(),
  }
}

/** What lies ahead was counted before the clock was set back: nobody waits an hour for that. */
function isRecent(time: number, nowMs: number): boolean {
  return time <= nowMs && nowMs - time < MINUTE_MS
}

function forgetOldest(times: Map<string, number[]>): void {
  if (times.size <= MOST_ADDRESSES) return
  const [first] = times.keys()
  if (first !== undefined) times.delete(first)
}

/** Who counts as one: an IPv4 address, or an IPv6 network of 64 bits, for a household is given a whole one. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = plain.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
