import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { parseReportEntry, type ReportEntry } from '../../src/content/reports/report-entry.ts'
import { reportPath } from '../../src/contract/pages.ts'
import { factNotes } from './add-report.ts'
import { changeFolder, withPublishingLock } from './change-folder.ts'
import {
  type EntryFile,
  editEntry,
  type FitPdf,
  readEntryFile,
  readFitPdf,
  readToday,
} from './read-published.ts'
import { type CommandOutcome, declined, fromCaller, type Publishing, publishWith } from './run-command.ts'
import { claimName, copyAside, replaceText } from './write-files.ts'

export interface ReviseOptions {
  note: string
  on?: string
}

/**
 * Publishes a corrected PDF under a new name and writes down what it replaced; the file before stays.
 * If the folder would have problems, nothing changes.
 */
export async function reviseReport(
  id: string,
  pdf: string,
  options: ReviseOptions,
  publishing: Publishing,
): Promise<CommandOutcome> {
  const corrected = await readFitPdf(fromCaller(pdf), publishing.reader)
  if (corrected.kind === 'declined') return corrected
  return withPublishingLock(publishing.folder, () => revise(id, corrected, options, publishing))
}

async function revise(
  id: string,
  corrected: FitPdf,
  options: ReviseOptions,
  publishing: Publishing,
): Promise<CommandOutcome> {
  const { folder, reader, publicUrl } = publishing
  const read = await readEntryFile(folder, id)
  if (read.kind === 'declined') return read
  const { file } = read
  if (file.entry.archived !== false) return declined(archivedMessage(id))
  const before = await readFitPdf(join(folder, 'files', file.entry.file), reader)
  if (before.kind === 'declined') return before
  if (before.sha256 === corrected.sha256)
    return declined(`This PDF is what "${id}" publishes already: files/${file.entry.file}.`)
  const today = await readToday(folder)
  if (today.kind === 'declined') return today

  const former = {
    on: options.on ?? today.day,
    file: file.entry.file,
    sha256: before.sha256,
    note: options.note,
  }
  const textWith = (name: string) => revisedText(file, name, corrected.sha256, former)
  const issues = parseReportEntry(textWith('revised.pdf'))
  if (issues.kind === 'invalid')
    return declined(
      issues.issues.map(({ message }) => `It cannot be published like this: ${message}.`).join('\n'),
    )

  return changeFolder(publishing, async ({ undo, own }) => {
    const name = await placePdf(id, file.entry, corrected, folder)
    if (name === null)
      return declined(`${corrected.path} changed while it was copied: try again when it is saved.`)
    undo(() => rm(join(folder, 'files', name), { force: true }))
    await replaceText(file.path, textWith(name))
    undo(() => replaceText(file.path, file.text))
    own.push(file.name, `files/${name}`)
    return {
      kind: 'done',
      results: [`${publicUrl}${reportPath({ id, category: file.entry.category })}`],
      notes: [
        `The new file is files/${name}; files/${former.file} stays, and its address links to the new one.`,
        ...factNotes(corrected.facts),
      ],
    }
  })
}

function revisedText(
  { text }: EntryFile,
  file: string,
  sha256: string,
  former: { on: string; file: string; sha256: string; note: string },
): string {
  return editEntry(text, { status: 'revised', revisedOn: former.on, file, sha256 }, { history: former })
}

/** Copies the PDF in as `<id>-r2.pdf`, or the next free number; `null`: it changed meanwhile. */
async function placePdf(
  id: string,
  { history }: ReportEntry,
  corrected: FitPdf,
  folder: string,
): Promise<string | null> {
  const aside = await copyAside(corrected.path, join(folder, 'files'))
  try {
    if (!(await corrected.isStill(aside))) return null
    for (let number = history.length + 2; ; number++) {
      const name = `${id}-r${number}.pdf`
      const path = join(folder, 'files', name)
      if (!existsSync(path) && (await claimName(aside, path))) return name
    }
  } finally {
    await rm(aside, { force: true })
  }
}

function archivedMessage(id: string): string {
  return `"${id}" is archived, and what is archived must stay unaltered. Publish the corrected PDF as a report of its own, or take the archive note out of reports/${id}.yaml first.`
}

/** `revise report ID FILE.pdf --note …` */
export function addReviseCommand(program: Command): void {
  program
    .command('revise')
    .description('Publishes a corrected file.')
    .command('report')
    .description(
      'Publishes a corrected PDF next to the one it corrects: the old address keeps working, and the report’s page says what changed. Prints the report’s address.',
    )
    .argument('<id>', 'the report: the name of its entry without ".yaml"')
    .argument('<file>', 'the corrected PDF')
    .requiredOption('--note <text>', 'what changed, in one sentence for visitors')
    .option('--on <day>', 'day of the revision, YYYY-MM-DD (default: today)')
    .option('--folder <folder>', 'content folder (default: CONTENT_DIR, or "content")')
    .action((id: string, file: string, options: ReviseOptions & { folder?: string }) =>
      publishWith(options, (publishing) => reviseReport(id, file, options, publishing)),
    )
}
