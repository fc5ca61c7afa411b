import { join } from 'node:path'
import { isBuildStale } from './build/build-stamp.ts'
import { MEMORY_ENV, MEMORY_FLAGS } from './memory-settings.ts'
import { runStep } from './run-steps.ts'

const MAIN = join(import.meta.dirname, '..', 'src', 'server', 'main.ts')

/** They need no page. */
const isQuestion = process.argv.some((word) => word === '--help' || word === '--version')

// The build runs in a process of its own: its tools would stay in the server's memory.
const isReady =
  isQuestion || !(await isBuildStale()) || (await runStep('Building the pages', 'tools/run.mjs', ['build']))
if (isReady) await becomeServer()
else {
  process.stderr.write(
    'The site was not started: its pages are not built, or are older than their sources. A folder dist/ that another machine built from the same sources does as well.\n',
  )
  process.exitCode = 1
}

/**
 * The server takes this process's place, because its memory settings count only from the beginning of one.
 * Windows has no such call and none of these variables; there the server simply runs in this process.
 */
async function becomeServer(): Promise<void> {
  const words = [...MEMORY_FLAGS, MAIN, ...process.argv.slice(2)]
  if (process.platform !== 'win32' && process.execve !== undefined)
    process.execve(process.execPath, [process.execPath, ...words], { ...MEMORY_ENV, ...process.env })
  await import('../src/server/main.ts')
}
