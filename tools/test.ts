import { rm } from 'node:fs/promises'
import { buildWebIfStale } from './build/build-web.ts'
import { COMPILE_CACHE_DIR } from './compile-cache.ts'
import { runTool } from './run-steps.ts'
import { findNginx, NO_NGINX } from './testing/find-nginx.ts'
import { SHARED_DATA_DIR } from './testing/shared-pdf-cache.ts'

// Arguments after `npm test --` narrow the run, as in `npm test -- documents`. `npm run test:all` adds `--all`.
const args = process.argv.slice(2)
const filters = args.filter((arg) => arg !== '--all')
if (args.includes('--all')) process.env.TEST_CASES = 'all'
else if (filters.length === 0) process.env.TEST_CASES = 'short'
// Tests start commands hundreds of times; this halves the time each takes.
process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE_DIR

// Each run reads the PDFs itself, once.
await rm(SHARED_DATA_DIR, { recursive: true, force: true })
await buildWebIfStale()
if (findNginx() === null) process.stderr.write(`${NO_NGINX}\n`)
const hasPassedUnits = await runTool('Tests of the parts', 'vitest/vitest.mjs', [
  ...['run', '--passWithNoTests'],
  ...filters,
])
// Failures should be the last output, so the browser tests wait until the others pass.
const hasPassed =
  hasPassedUnits &&
  (await runTool('Tests in the browser', '@playwright/test/cli.js', [
    ...['test', '--pass-with-no-tests'],
    ...filters,
  ]))
process.exitCode = hasPassed ? 0 : 1
