import { type ContentProblem, formatProblem } from '../../src/content/site-content.ts'
import type { Publishing } from './add-report.ts'
import { fromCaller } from './caller-path.ts'
import { withPdfReader } from './with-pdf-reader.ts'
import { withSettings } from './with-settings.ts'

/** What became of a command that changes what is published. */
export type CommandOutcome =
  | { kind: 'done'; results: readonly string[]; notes: readonly string[] }
  | { kind: 'declined'; message: string }

/** The content folder, as every command names it. */
export interface FolderOption {
  folder?: string
}

/** Runs a command that changes a content folder, and tells what became of it. */
export function publishWith(
  { folder }: FolderOption,
  command: (publishing: Publishing) => Promise<CommandOutcome>,
): Promise<void> {
  return withSettings(async (config) => {
    const place = {
      folder: fromCaller(folder ?? config.contentDir),
      publicUrl: config.publicUrl ?? 'http://localhost:8080',
    }
    const outcome = await withPdfReader(config, (reader) => command({ ...place, reader }))
    if (outcome.kind === 'declined') {
      process.stderr.write(`${outcome.message}\n`)
      return false
    }
    for (const note of outcome.notes) process.stderr.write(`${note}\n`)
    for (const result of outcome.results) process.stdout.write(`${result}\n`)
    return true
  })
}

export function declined(message: string): { kind: 'declined'; message: string } {
  return { kind: 'declined', message }
}

/** Says that a change was taken back, and why. */
export function takenBack(problems: readonly ContentProblem[]): { kind: 'declined'; message: string } {
  const list = problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')
  return declined(
    `Nothing was changed: the content folder would not be right. Mend this and try again:\n${list}`,
  )
}
