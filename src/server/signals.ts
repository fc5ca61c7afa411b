import type { RunningServer } from './start-server.ts'

/** SIGTERM and SIGINT let running requests finish and exit with 0; SIGHUP reads the content folder at once. */
export function obeySignals(server: Pick<RunningServer, 'close' | 'reload'>): void {
  let isStopping = false
  const stop = async () => {
    // A terminal and the npm in between may both pass on one key press; closing has its own deadline.
    if (isStopping) return
    isStopping = true
    await server.close()
    // Compression may still be running on other threads; nobody waits for it.
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  process.on('SIGHUP', () => void server.reload())
}
