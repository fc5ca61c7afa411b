import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ExceptionClaim } from '../content/reports/exception-claim.ts'
import { parseReportEntry } from '../content/reports/report-entry.ts'
import { factNotes } from './add-report.ts'
import { changeReport } from './change-folder.ts'
import { findContradictions } from './choose-period.ts'
import { doubtLanguage } from './draft-report.ts'
import { type Published, type Publishing, refuse, refuseFuture, refuseIssues } from './publishing.ts'
import { editEntry, readEntryFile, readFitPdf, readSite } from './read-published.ts'
import { findSameFile, type KnownReport } from './same-report.ts'

export interface ReviseOptions {
  note: string
  on?: string
  /** The person's name for the file. Missing: the one in its path. */
  fileName?: string
}

/**
 * Publishes a corrected PDF under a new name and records what it replaced; the previous file stays.
 * If the folder would have problems, nothing changes. A PDF that names another period or language, or is another report's,
 * must be confirmed first.
 */
export async function reviseReport(
  id: string,
  pdf: string,
  { note, on, fileName = pdf }: ReviseOptions,
  publishing: Publishing,
): Promise<Published> {
  const { folder, reader, confirm, onRead } = publishing
  const corrected = await readFitPdf(pdf, reader)
  onRead?.(pdf, corrected.facts)
  const [{ entry: published }, { calendar }] = [await readEntryFile(folder, id), await readSite(folder)]
  const { category, period, language, archived, exception } = published
  if (archived !== false) refuse(archivedMessage(id))
  const source = { titles: [corrected.facts.title], pdf: fileName, calendar }
  const doubts = category === 'none' ? [] : findContradictions(period, { ...source, category })
  doubts.push(...doubtLanguage(language, corrected.facts.language))
  const isNews = (known: KnownReport) => known.id !== id || known.repeats !== 'file'
  doubts.push(...(await findSameFile(folder, corrected)).filter(isNews).map(({ doubt }) => doubt))
  if (exception !== undefined) doubts.push(endsException(id, exception))
  // Holds no lock while the person decides.
  await confirm(doubts)
  return changeReport(
    { id, verb: 'revise report' },
    publishing,
    async ({ name, text, entry, today, address, change }) => {
      if (entry.archived !== false) refuse(archivedMessage(id))
      const before = await readFitPdf(join(folder, 'files', entry.file), reader)
      if (before.sha256 === corrected.sha256)
        refuse(`"${id}" already publishes this PDF: files/${entry.file}.`)
      const former = { on: on ?? today, file: entry.file, sha256: before.sha256, note }
      const current = {
        status: 'revised',
        revisedOn: former.on,
        sha256: corrected.sha256,
        exception: undefined,
      }
      const textWith = (file: string) => editEntry(text, { ...current, file }, { history: former })
      const parsed = parseReportEntry(textWith('revised.pdf'))
      if (parsed.kind === 'invalid') refuseIssues(parsed.issues, 'published')
      refuseFuture(on, today)
      // The next free one of `<id>-r2.pdf`, `<id>-r3.pdf`, …
      let number = entry.history.length + 2
      while (existsSync(join(folder, 'files', `${id}-r${number}.pdf`))) number++
      const file = `${id}-r${number}.pdf`
      change.copyPdf(`files/${file}`, corrected)
      change.write(name, textWith(file))
      const placed = `The new file is files/${file}; files/${former.file} stays, and its address links to the new one.`
      const reviewed = name.replace(/yaml$/, 'read.md')
      const outdated = existsSync(join(folder, reviewed))
        ? [`${reviewed} still says what the file before said: bring it up to date, or delete it.`]
        : []
      return { address, notes: [placed, ...outdated, ...factNotes(corrected.facts)] }
    },
  )
}

function endsException(id: string, { kind, claimedOn }: ExceptionClaim): string {
  return `"${id}" is excepted from the accessibility law since ${claimedOn} (${kind}). A revision ends that: the claim is taken out of its entry, and everyone must be able to read the new file.`
}

function archivedMessage(id: string): string {
  return `"${id}" is archived, and what is archived must stay unaltered. Publish the corrected PDF as a separate report, or take the archive note out of reports/${id}.yaml first, which also ends an exception it claims.`
}
