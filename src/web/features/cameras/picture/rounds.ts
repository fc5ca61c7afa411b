import { useSyncExternalStore } from 'react'

/** Seconds between two pictures of a view that is looked at. */
const ROUND_SECONDS = 30

/** Where the page is between two pictures. All pictures are renewed together, so one count serves them all. */
interface Rounds {
  /** Grows by one whenever pictures are due. */
  number: number
  /** Seconds until the next ones; `null`: the visitor has paused them. */
  secondsLeft: number | null
}

const listeners = new Set<() => void>()
const START: Rounds = { number: 0, secondsLeft: ROUND_SECONDS }
let rounds: Rounds = START
let timer: ReturnType<typeof setInterval> | null = null

/** Stops the count, or lets it go on from the beginning with new pictures at once. */
export function setPaused(isPaused: boolean): void {
  if (isPaused === (rounds.secondsLeft === null)) return
  change(isPaused ? { ...rounds, secondsLeft: null } : nextRound())
}

/** The number of the round. A component that uses it keeps the timer running. */
export function useRound(): number {
  return useSyncExternalStore(
    subscribe,
    () => rounds.number,
    () => 0,
  )
}

/** Seconds until the next pictures; `null`: paused. */
export function useSecondsLeft(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => rounds.secondsLeft,
    () => ROUND_SECONDS,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === null) {
    timer = setInterval(count, 1000)
    document.addEventListener('visibilitychange', count)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0 || timer === null) return
    clearInterval(timer)
    timer = null
    document.removeEventListener('visibilitychange', count)
    rounds = { ...START, number: rounds.number }
  }
}

/** A page behind another window waits at its last second, and renews as soon as it is in front again. */
function count(): void {
  const { secondsLeft } = rounds
  if (secondsLeft === null) return
  if (secondsLeft > 1) change({ ...rounds, secondsLeft: secondsLeft - 1 })
  else if (document.visibilityState === 'visible') change(nextRound())
}

function nextRound(): Rounds {
  return { number: rounds.number + 1, secondsLeft: ROUND_SECONDS }
}

function change(to: Rounds): void {
  rounds = to
  for (const listener of listeners) listener()
}
