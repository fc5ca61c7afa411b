import { hash } from 'node:crypto'
import { parseReportEntry } from '../content/reports/report-entry.ts'
import { changeReport } from './change-folder.ts'
import { type Published, type Publishing, refuse, refuseIssues } from './publishing.ts'
import { editEntry, readEntryFile } from './read-published.ts'

/** The texts of a report's entry that its page shows. */
export interface ReportTexts {
  title: string
  /** One or two sentences. */
  summary: string
  /** What changed with each revision, in the order of the entry. */
  notes: readonly string[]
}

/** The current texts, and a version that shows whether somebody else changed the entry. */
export async function readReportTexts(
  folder: string,
  id: string,
): Promise<ReportTexts & { version: string }> {
  const { entry, text } = await readEntryFile(folder, id)
  const { title, summary, history } = entry
  return { title, summary, notes: history.map(({ note }) => note), version: hash('sha256', text) }
}

/** Corrects the texts of a published report; its file, dates and address stay. Refuses to overwrite somebody else's change. */
export function correctReport(
  id: string,
  words: ReportTexts,
  version: string,
  publishing: Publishing,
): Promise<Published> {
  return changeReport(
    { id, verb: 'correct report' },
    publishing,
    async ({ name, text, entry, address, change }) => {
      if (hash('sha256', text) !== version)
        refuse(
          'Somebody else changed this report after you began. Your text is below: compare it with what is on the site, then correct it again.',
        )
      const title = words.title.replaceAll(/\s+/g, ' ').trim()
      const summary = words.summary.replaceAll(/\s+/g, ' ').trim()
      const history = entry.history.map((former, index) => ({
        ...former,
        note: words.notes[index]?.replaceAll(/\s+/g, ' ').trim() ?? former.note,
      }))
      const areNotesNew = history.some(({ note }, index) => note !== entry.history[index]?.note)
      if (title === entry.title && summary === entry.summary && !areNotesNew)
        refuse('This text is already published: nothing was changed.')
      const after = editEntry(text, { title, summary, ...(areNotesNew ? { history } : {}) })
      const parsed = parseReportEntry(after)
      if (parsed.kind === 'invalid') refuseIssues(parsed.issues, 'corrected')
      change.write(name, after)
      return { address, notes: [] }
    },
  )
}
