import { findLongFiles } from './check/file-size.ts'
import { findDrafts, findMessageProblems } from './check/messages.ts'
import { findSlowPatterns } from './check/patterns/slow-patterns.ts'
import { runStep, type Step } from './run-steps.ts'

const steps: Step[] = [
  { name: 'Types', command: 'tsc', arguments: ['-p', '.'] },
  { name: 'Lint and formatting', command: 'biome', arguments: ['check', '--error-on-warnings', '.'] },
  {
    name: 'Architecture',
    command: 'depcruise',
    arguments: ['--config', '.dependency-cruiser.cjs', 'src', 'tools', 'tests'],
  },
  { name: 'Unused files, exports and dependencies', command: 'knip', arguments: [] },
]

const failed: string[] = []
for (const step of steps) if (!(await runStep(step))) failed.push(step.name)

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
    `Translations that wait for a reader who speaks the language:\n  ${drafts.join('\n  ')}\n`,
  )

const slowPatterns = await findSlowPatterns()
if (slowPatterns.length > 0) failed.push('Regular expressions')
for (const pattern of slowPatterns) process.stderr.write(`${pattern}\n`)

process.stdout.write(failed.length === 0 ? '\nAll checks passed.\n' : `\nFailed: ${failed.join(', ')}.\n`)
process.exitCode = failed.length === 0 ? 0 : 1
