import { buildWebIfStale } from './build/build-web.ts'
import { runStep } from './run-steps.ts'
import { findNginx, NO_NGINX } from './testing/find-nginx.ts'

// Words after `npm test --` narrow the run, as in `npm test -- documents`.
const filters = process.argv.slice(2)

await buildWebIfStale()
if (findNginx() === null) process.stderr.write(`${NO_NGINX}\n`)
const hasPassedUnits = await runStep({
  name: 'Tests of the parts',
  command: 'vitest',
  arguments: ['run', '--passWithNoTests', ...filters],
})
const hasPassedBrowser = await runStep({
  name: 'Tests in the browser',
  command: 'playwright',
  arguments: ['test', '--pass-with-no-tests', ...filters],
})
process.exitCode = hasPassedUnits && hasPassedBrowser ? 0 : 1
