import { isBuildStale } from './build/build-stamp.ts'
import { runStep } from './run-steps.ts'

// The build runs in a process of its own: its tools would stay in the server's memory.
const isReady = !(await isBuildStale()) || (await runStep('Building the pages', 'tools/run.mjs', ['build']))
if (isReady) await import('../src/server/main.ts')
else {
  process.stderr.write(
    'The site was not started: its pages are not built, or are older than their sources. A folder dist/ that another machine built from the same sources does as well.\n',
  )
  process.exitCode = 1
}
