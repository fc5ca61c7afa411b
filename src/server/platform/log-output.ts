import { writeSync } from 'node:fs'

export interface LogOutput {
  write: (line: string) => void
}

/** Of lines that could not be written yet; what comes beyond is dropped. */
const MAX_HELD_BYTES = 1024 * 1024
const RETRY_MS = 1000

/**
 * Writes to an open file, such as standard output, synchronously. A full disk or a closed pipe must not end the site
 * or fail the code that logs: what cannot be written is buffered, up to a limit, and written once there is room.
 */
export function openLogOutput(file: number): LogOutput {
  let held = Buffer.alloc(0)
  let retry: NodeJS.Timeout | undefined

  const flush = () => {
    retry = undefined
    try {
      while (held.length > 0) held = held.subarray(writeSync(file, held))
    } catch {
      retry = setTimeout(flush, RETRY_MS).unref()
    }
  }
  return {
    write: (line) => {
      const bytes = Buffer.from(line)
      if (held.length + bytes.length <= MAX_HELD_BYTES) held = Buffer.concat([held, bytes])
      if (retry === undefined) flush()
    },
  }
}
