import type { MessageDelivery } from './delivery.ts'

/** How often to look for messages that another server stored, or whose wait is over. */
const POLL_MS = 2000
/** How many messages are sent at a time. */
const RUNNERS = 3
/** How long running deliveries may still take when the server stops. */
const STOP_DEADLINE_MS = 5000

/** Hands messages over until it is stopped. */
export interface DeliveryLoop {
  /** There is a new message: look at once. */
  wake: () => void
  /** Resolves when this loop has nothing running anymore. */
  stop: () => Promise<void>
}

/** Starts the loop. `onError` is called each time the store could not be used, and for bugs; the loop goes on. */
export function startDeliveryLoop(
  delivery: MessageDelivery,
  onError: (error: unknown) => void,
  pollMs = POLL_MS,
): DeliveryLoop {
  const sleepers = new Set<() => void>()
  let isStopping = false
  let wakes = 0

  const sleep = () =>
    new Promise<void>((resolve) => {
      const awake = () => {
        clearTimeout(timer)
        sleepers.delete(awake)
        resolve()
      }
      const timer = setTimeout(awake, pollMs)
      sleepers.add(awake)
    })
  const wake = () => {
    wakes++
    for (const awake of [...sleepers]) awake()
  }
  const run = async () => {
    while (!isStopping) {
      const seen = wakes
      const wasBusy = await deliver(delivery, onError)
      if (!wasBusy && wakes === seen && !isStopping) await sleep()
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

async function deliver(delivery: MessageDelivery, onError: (error: unknown) => void): Promise<boolean> {
  try {
    return await delivery.deliverNext(new Date())
  } catch (error) {
    onError(error)
    return false
  }
}
