import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Command } from 'commander'
import product from '../package.json' with { type: 'json' }
import { composeReport, type SeenLook } from './accessibility/compose-report.ts'
import { CRITERIA_A } from './accessibility/criteria-a.ts'
import { CRITERIA_AA } from './accessibility/criteria-aa.ts'

const RESULTS = 'test-results/accessibility'
const REPORT = 'docs/accessibility-conformance.md'

new Command('accessibility-report')
  .description(`Writes ${REPORT} from what the browser tests saw; run "npm test -- accessibility" before.`)
  .parse()

const files = await readdir(RESULTS).catch(() => [])
if (files.length === 0) {
  process.stderr.write('There are no results yet: run "npm test -- accessibility" first.\n')
  process.exitCode = 1
} else {
  const looks: SeenLook[] = []
  // Written by the tests of this project, in this shape.
  for (const file of files)
    looks.push(...(JSON.parse(await readFile(join(RESULTS, file), 'utf8')) as SeenLook[]))
  const criteria = [...CRITERIA_A, ...CRITERIA_AA]
  await writeFile(
    REPORT,
    composeReport({ version: product.version, axeVersion: looks[0]?.axeVersion ?? '', criteria, looks }),
  )
  process.stdout.write(`${REPORT}\n`)
}
