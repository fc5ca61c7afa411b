import { createHash } from 'node:crypto'
import type { BigIntStats } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/** The hash of a whole file, read piece by piece; `null` when the file changed meanwhile. Throws what `open` throws. */
export async function readHash(path: string): Promise<{ sha256: string; stats: BigIntStats } | null> {
  const handle: FileHandle = await open(path, 'r')
  try {
    const before = await handle.stat({ bigint: true })
    const hash = createHash('sha256')
    await pipeline(handle.createReadStream({ autoClose: false }), hash)
    const after = await handle.stat({ bigint: true })
    const hasChanged = after.size !== before.size || after.mtimeNs !== before.mtimeNs
    return hasChanged ? null : { sha256: hash.digest('hex'), stats: before }
  } finally {
    await handle.close()
  }
}
