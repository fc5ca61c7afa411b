import { isBuildStale } from './build/build-stamp.ts'
import { runStep } from './run-steps.ts'

// The build runs in a process of its own: its tools would stay in the server's memory.
const isReady =
  !(await isBuildStale()) ||
  (await runStep({ name: 'Building the pages', command: 'node', arguments: ['tools/build.ts'] }))
if (isReady) await import('../src/server/main.ts')
else process.exitCode = 1
