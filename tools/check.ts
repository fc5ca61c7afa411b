import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { findLongFiles } from './check/file-size.ts'
import { findLocalNames } from './check/local-names.ts'
import { findDrafts, findMessageProblems } from './check/messages.ts'
import { findSlowPatterns } from './check/patterns/slow-patterns.ts'
import { findAvoidedTerms } from './check/terms.ts'
import { runToolAside } from './run-steps.ts'

const steps = [
  ['Types', 'typescript/bin/tsc', ['-p', '.']],
  ['Lint and formatting', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']],
  [
    'Architecture',
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    ['--config', '.dependency-cruiser.cjs', 'src', 'tools', 'tests'],
  ],
  ['Unused files, exports and dependencies', 'knip/bin/knip.js', []],
] as const

const limit = pLimit(availableParallelism())
const outcomes = await Promise.all(
  steps.map(([name, script, words]) =>
    limit(async () => ({ name, hasPassed: await runToolAside(name, script, words) })),
  ),
)
const failed: string[] = outcomes.filter(({ hasPassed }) => !hasPassed).map(({ name }) => name)

const longFiles = await findLongFiles()
if (longFiles.length > 0) {
  failed.push('File size')
  for (const file of longFiles)
    process.stderr.write(`${file.path} has ${file.lines} lines: split it by meaning\n`)
}

const messageProblems = await findMessageProblems()
if (messageProblems.length > 0) failed.push('Messages')
for (const problem of messageProblems) process.stderr.write(`${problem}\n`)
const drafts = await findDrafts()
if (drafts.length > 0)
  process.stderr.write(
    `Translations waiting for review by a speaker of the language:\n  ${drafts.join('\n  ')}\n`,
  )

const avoidedTerms = await findAvoidedTerms()
if (avoidedTerms.length > 0) failed.push('Terms')
for (const problem of avoidedTerms) process.stderr.write(`${problem}\n`)

const localNames = await findLocalNames()
if (localNames.length > 0) failed.push('Names of the sample’s district')
for (const problem of localNames) process.stderr.write(`${problem}\n`)

const slowPatterns = await findSlowPatterns()
if (slowPatterns.length > 0) failed.push('Regular expressions')
for (const pattern of slowPatterns) process.stderr.write(`${pattern}\n`)

process.stdout.write(failed.length === 0 ? '\nAll checks passed.\n' : `\nFailed: ${failed.join(', ')}.\n`)
process.exitCode = failed.length === 0 ? 0 : 1
