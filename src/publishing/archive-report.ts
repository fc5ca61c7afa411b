import { join } from 'node:path'
import { parseReportEntry } from '../content/reports/report-entry.ts'
import { changeReport } from './change-folder.ts'
import { type Published, type Publishing, refuse, refuseFuture, refuseIssues } from './publishing.ts'
import { editEntry, readFitPdf } from './read-published.ts'

export interface ArchiveOptions {
  reason?: string
  on?: string
}

/** Marks a report as archived and records the hash of its file; if the folder would have problems, nothing changes. */
export function archiveReport(
  id: string,
  { reason, on }: ArchiveOptions,
  publishing: Publishing,
): Promise<Published> {
  const { folder, reader } = publishing
  return changeReport(
    { id, verb: 'archive report' },
    publishing,
    async ({ name, text, entry, today, address, change }) => {
      if (typeof entry.archived === 'object' && entry.sha256 !== undefined)
        refuse(`"${id}" is already archived, since ${entry.archived.on}.`)
      const { sha256 } = await readFitPdf(join(folder, 'files', entry.file), reader)
      // A day entered by hand stays.
      const noted = typeof entry.archived === 'object' ? entry.archived : {}
      const archived = { on: on ?? today, ...(reason === undefined ? {} : { reason }), ...noted }
      const archivedText = editEntry(text, { sha256: entry.sha256 ?? sha256, archived })
      const parsed = parseReportEntry(archivedText)
      if (parsed.kind === 'invalid') refuseIssues(parsed.issues, 'archived')
      refuseFuture(on, today)
      change.write(name, archivedText)
      return { address, notes: entry.exception === undefined ? [NOT_EXEMPT] : [] }
    },
  )
}

const NOT_EXEMPT =
  'Note: the archive alone exempts nothing from the accessibility law. If this report was made before the compliance date, claim the exception with "npm run content -- claim".'
