import { useSyncExternalStore } from 'react'

/** What the site is doing with the server. Exactly one case holds at a time. */
export type Activity = 'none' | 'getting' | 'updating'

const underWay = { getting: 0, updating: 0 }
const listeners = new Set<() => void>()

/** Counts a call as under way until it has ended, in whatever way. Gives the call back. */
export function trackActivity<Work extends Promise<unknown>>(kind: 'getting' | 'updating', work: Work): Work {
  change(kind, 1)
  const end = () => change(kind, -1)
  work.then(end, end)
  return work
}

/** What is under way now; sending something weighs more than reading something. */
export function readActivity(): Activity {
  if (underWay.updating > 0) return 'updating'
  return underWay.getting > 0 ? 'getting' : 'none'
}

export function useActivity(): Activity {
  return useSyncExternalStore(subscribe, readActivity, () => 'none')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(kind: 'getting' | 'updating', by: 1 | -1): void {
  underWay[kind] += by
  for (const listener of listeners) listener()
}
