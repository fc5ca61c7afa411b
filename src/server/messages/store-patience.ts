import { StorageError } from '../outbox/database.ts'

/** How long a page or a health check waits for the store: balancers and visitors give up soon after. */
const PATIENCE_MS = 3000

/** Rejects with a `StorageError` when `asked` takes longer than a page can wait. What was asked goes on by itself. */
export async function inTime<Value>(requested: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const reason = `the message store has not answered for ${PATIENCE_MS / 1000} seconds`
  const timer = setTimeout(() => reject(new StorageError(reason)), PATIENCE_MS)
  try {
    return await Promise.race([requested, late])
  } finally {
    clearTimeout(timer)
  }
}

/** The same for what may be left out while the store is away or slow: `null` then. */
export async function inTimeOrNull<Value>(requested: Promise<Value>): Promise<Value | null> {
  try {
    return await inTime(requested)
  } catch (error) {
    if (error instanceof StorageError) return null
    throw error
  }
}
