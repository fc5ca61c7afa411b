import { join } from 'node:path'
import { parseReportEntry } from '../../src/content/reports/report-entry.ts'
import { reportPath } from '../../src/contract/pages.ts'
import type { Publishing } from './add-report.ts'
import { problemsAfterChange } from './check-change.ts'
import { ACCESSIBILITY_DEADLINE } from './collection-rows.ts'
import { type CommandOutcome, declined, takenBack } from './command-outcome.ts'
import { editEntry, readEntryFile } from './entry-file.ts'
import { readFitPdf } from './fit-pdf.ts'
import { withPublishingLock } from './publishing-lock.ts'
import { readToday } from './read-today.ts'
import { replaceText } from './replace-text.ts'
import { withUndo } from './with-undo.ts'

export interface ArchiveOptions {
  reason?: string
  on?: string
}

/** Marks a report as archived and notes which bytes that are; when the folder would not be right, all is as it was. */
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
  { folder, reader, publicUrl }: Publishing,
): Promise<CommandOutcome> {
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
  if (issues.kind === 'faulty')
    return declined(
      issues.issues.map(({ message }) => `It cannot be archived like this: ${message}.`).join('\n'),
    )

  return withUndo(async (undo) => {
    await replaceText(path, archivedText)
    undo.defer(() => replaceText(path, text))
    const problems = await problemsAfterChange(folder, reader, [name])
    if (problems.length > 0) return takenBack(problems)
    undo.keep()
    return {
      kind: 'done',
      results: [`${publicUrl}${reportPath({ id, category: entry.category })}`],
      notes: entry.publishedOn < ACCESSIBILITY_DEADLINE ? [] : [TOO_NEW],
    }
  })
}

const TOO_NEW = `Note: the archive exempts only what was made before ${ACCESSIBILITY_DEADLINE}: this report must be accessible all the same.`
