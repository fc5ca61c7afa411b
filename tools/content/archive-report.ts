import { join } from 'node:path'
import type { Command } from 'commander'
import { parseReportEntry } from '../../src/content/reports/report-entry.ts'
import { reportPath } from '../../src/contract/pages.ts'
import { changeFolder, withPublishingLock } from './change-folder.ts'
import { ACCESSIBILITY_DEADLINE } from './list-documents.ts'
import { editEntry, readEntryFile, readFitPdf, readToday } from './read-published.ts'
import { type CommandOutcome, declined, type Publishing, publishWith } from './run-command.ts'
import { replaceText } from './write-files.ts'

export interface ArchiveOptions {
  reason?: string
  on?: string
}

/** Marks a report as archived and notes which bytes that are; if the folder would have problems, nothing changes. */
export function archiveReport(
  id: string,
  options: ArchiveOptions,
  publishing: Publishing,
): Promise<CommandOutcome> {
  return withPublishingLock(publishing.folder, () => archive(id, options, publishing))
}

async function archive(
  id: string,
  { reason, on }: ArchiveOptions,
  publishing: Publishing,
): Promise<CommandOutcome> {
  const { folder, reader, publicUrl } = publishing
  const read = await readEntryFile(folder, id)
  if (read.kind === 'declined') return read
  const { name, path, text, entry } = read.file
  if (typeof entry.archived === 'object' && entry.sha256 !== undefined)
    return declined(`"${id}" is archived already, since ${entry.archived.on}.`)
  const pdf = await readFitPdf(join(folder, 'files', entry.file), reader)
  if (pdf.kind === 'declined') return pdf
  const today = await readToday(folder)
  if (today.kind === 'declined') return today

  // A note that was written by hand keeps its day.
  const noted = typeof entry.archived === 'object' ? entry.archived : {}
  const archived = { on: on ?? today.day, ...(reason === undefined ? {} : { reason }), ...noted }
  const archivedText = editEntry(text, { sha256: entry.sha256 ?? pdf.sha256, archived })
  const issues = parseReportEntry(archivedText)
  if (issues.kind === 'invalid')
    return declined(
      issues.issues.map(({ message }) => `It cannot be archived like this: ${message}.`).join('\n'),
    )

  return changeFolder(publishing, async ({ undo, own }) => {
    own.push(name)
    await replaceText(path, archivedText)
    undo(() => replaceText(path, text))
    return {
      kind: 'done',
      results: [`${publicUrl}${reportPath({ id, category: entry.category })}`],
      notes: entry.publishedOn < ACCESSIBILITY_DEADLINE ? [] : [TOO_NEW],
    }
  })
}

const TOO_NEW = `Note: the archive exempts only what was made before ${ACCESSIBILITY_DEADLINE}: this report must be accessible all the same.`

/** `archive ID` */
export function addArchiveCommand(program: Command): void {
  program
    .command('archive')
    .description(
      'Moves a report to the archive: out of the lists and feeds, kept for reference, and from then on the check sees to it that its file stays unaltered. Prints the report’s address.',
    )
    .argument('<id>', 'the report: the name of its entry without ".yaml"')
    .option('--reason <text>', 'why it is kept, for the office’s own record')
    .option('--on <day>', 'day of archiving, YYYY-MM-DD (default: today)')
    .option('--folder <folder>', 'content folder (default: CONTENT_DIR, or "content")')
    .action((id: string, options: ArchiveOptions & { folder?: string }) =>
      publishWith(options, (publishing) => archiveReport(id, options, publishing)),
    )
}
