import { join } from 'node:path'

/** What keeps memory low; both count only from the beginning of a process: docs/decisions/0054-memory-settings.md. */
const FLAGS = ['--optimize-for-size', '--max-semi-space-size=4']
const VARIABLES = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'node'),
}

// Nothing else is loaded before, because it would be loaded twice.
beginAnew()
const { runServer } = await import('./run-server.ts')
await runServer()

/**
 * Has a process with these settings take this one's place, unless it has them: id, signals and open files stay.
 * Windows has no such call and none of these variables; there the server simply runs.
 */
function beginAnew(): void {
  const isSet =
    FLAGS.every((flag) => process.execArgv.includes(flag)) &&
    Object.keys(VARIABLES).every((name) => process.env[name] !== undefined)
  if (isSet || process.platform === 'win32' || process.execve === undefined) return
  const flags = [...new Set([...process.execArgv, ...FLAGS])]
  const words = [process.execPath, ...flags, import.meta.filename, ...process.argv.slice(2)]
  process.execve(process.execPath, words, { ...VARIABLES, ...process.env })
}
