import { setTimeout as delay } from 'node:timers/promises'
import type { MessageDelivery } from './delivery.ts'

/** How often to look for messages that another server stored, or that are due again. */
const POLL_MS = 2000
/** How many messages are sent at a time. */
const RUNNERS = 3
/** How long running deliveries may still take when the server stops. */
const STOP_DEADLINE_MS = 5000

export interface DeliveryLoop {
  /** There is a new message: look at once. */
  wake: () => void
  /** Resolves when this loop has nothing running anymore. */
  stop: () => Promise<void>
}

/** Starts the loop. `onError` is called whenever the store is unavailable, and for bugs; the loop continues. */
export function startDeliveryLoop(
  delivery: MessageDelivery,
  onError: (error: unknown) => void,
  pollMs = POLL_MS,
): DeliveryLoop {
  let isStopping = false
  let waking = new AbortController()

  const wake = () => {
    waking.abort()
    waking = new AbortController()
  }
  const run = async () => {
    while (!isStopping) {
      // Reset before looking, so that a message that arrives meanwhile triggers another look.
      const { signal } = waking
      const wasBusy = await delivery.deliverNext(new Date()).catch((error: unknown) => {
        onError(error)
        return false
      })
      if (!wasBusy && !isStopping) await delay(pollMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const running = Promise.all(Array.from({ length: RUNNERS }, run))
  return {
    wake,
    stop: async () => {
      isStopping = true
      wake()
      const deadline = setTimeout(delivery.giveUp, STOP_DEADLINE_MS)
      await running
      clearTimeout(deadline)
      await delivery.release()
    },
  }
}
