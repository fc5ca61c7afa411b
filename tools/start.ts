import { enableCompileCache } from 'node:module'
import { isBuildStale } from './build/build-stamp.ts'
import { COMPILE_CACHE_DIR } from './compile-cache.ts'
import { runStep } from './run-steps.ts'

/** Options that need no pages. */
const isInfoOnly = process.argv.some((word) => word === '--help' || word === '--version')

// The build runs in its own process: its tools would stay in the server's memory.
const isReady =
  isInfoOnly || !(await isBuildStale()) || (await runStep('Building the pages', 'tools/run.mjs', ['build']))
if (isReady) {
  // Caches compiled code for the next start, and for the processes that the server spawns.
  process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE_DIR
  enableCompileCache()
  await import('../src/server/main.ts')
} else {
  process.stderr.write(
    'The site was not started: its pages are not built, or are older than their sources. A folder dist/ that another machine built from the same sources works too.\n',
  )
  process.exitCode = 1
}
