import { existsSync, readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/** The threads of this process, where the system lists them. */
const THREADS = '/proc/self/task'

/**
 * Lets this process work only when no other process needs the processor. Linux gives each thread its own priority, and
 * V8's threads, which compile and collect garbage, are older than this call.
 */
export function lowerPriority(): void {
  const threads = existsSync(THREADS) ? readdirSync(THREADS).map(Number) : [process.pid]
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW)
}
