import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
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

const own = [
  ['Messages', findMessageProblems],
  ['Terms', findAvoidedTerms],
  ['Names of the sample’s district', findLocalNames],
  ['Regular expressions', findSlowPatterns],
] as const
for (const [name, find] of own) {
  const problems = await find()
  if (problems.length > 0) failed.push(name)
  for (const problem of problems) process.stderr.write(`${problem}\n`)
}

const drafts = await findDrafts()
if (drafts.length > 0)
  process.stderr.write(
    `Translations waiting for review by a speaker of the language:\n  ${drafts.join('\n  ')}\n`,
  )

process.stdout.write(failed.length === 0 ? '\nAll checks passed.\n' : `\nFailed: ${failed.join(', ')}.\n`)
process.exitCode = failed.length === 0 ? 0 : 1
