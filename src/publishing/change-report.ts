import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ExceptionClaim, ExceptionKind } from '../content/reports/entry-parts.ts'
import { parseRemovedFile, type RemovedEntry } from '../content/reports/removed-reports.ts'
import { parseReportEntry } from '../content/reports/report-entry.ts'
import { reportPath } from '../contract/pages.ts'
import { factNotes } from './add-report.ts'
import { changeFolder, type FolderChange, withPublishingLock } from './change-folder.ts'
import { findContradictions } from './choose-period.ts'
import { doubtLanguage } from './draft-report.ts'
import { type Published, type Publishing, refuse, refuseFuture, refuseIssues } from './publishing.ts'
import {
  type EntryFile,
  editEntry,
  readEntryFile,
  readFitPdf,
  readSite,
  readToday,
} from './read-published.ts'
import { findSameFile, type KnownReport } from './same-report.ts'
import { readTextIfExists } from './write-files.ts'

interface ChangedReport extends EntryFile {
  /** Calendar day in the district's time zone. */
  today: string
  address: string
  change: FolderChange
  /** Plans the entry with a new text. Refuses an invalid one; `verb`: "It cannot be `archived` like this". */
  writeEntry: (text: string, verb: string) => void
}

/** Changes a published report while no other command changes one, as `changeFolder` does. */
function changeReport(
  { id, verb }: { id: string; verb: string },
  publishing: Publishing,
  make: (report: ChangedReport) => Promise<Published>,
): Promise<Published> {
  const { folder, publicUrl } = publishing
  return withPublishingLock(folder, async () => {
    const file = await readEntryFile(folder, id)
    const { day: today } = await readToday(folder)
    const address = `${publicUrl}${reportPath({ id, category: file.entry.category })}`
    return changeFolder(publishing, `${verb} ${id}`, (change) => {
      const writeEntry = (text: string, what: string) => {
        const parsed = parseReportEntry(text)
        if (parsed.kind === 'invalid') refuseIssues(parsed.issues, what)
        change.write(file.name, text)
      }
      return make({ ...file, today, address, change, writeEntry })
    })
  })
}

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
  return changeReport({ id, verb: 'correct report' }, publishing, async (report) => {
    const { text, entry, address, writeEntry } = report
    if (hash('sha256', text) !== version)
      refuse(
        'Somebody else changed this report after you began. Your text is below: compare it with what is on the site, then correct it again.',
      )
    const plain = (written: string) => written.replaceAll(/\s+/g, ' ').trim()
    const [title, summary] = [plain(words.title), plain(words.summary)]
    const history = entry.history.map((former, index) => ({
      ...former,
      note: plain(words.notes[index] ?? former.note),
    }))
    const areNotesNew = history.some(({ note }, index) => note !== entry.history[index]?.note)
    if (title === entry.title && summary === entry.summary && !areNotesNew)
      refuse('This text is already published: nothing was changed.')
    writeEntry(editEntry(text, { title, summary, ...(areNotesNew ? { history } : {}) }), 'corrected')
    return { address, notes: [] }
  })
}

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
  return changeReport({ id, verb: 'archive report' }, publishing, async (report) => {
    const { text, entry, today, address, writeEntry } = report
    if (typeof entry.archived === 'object' && entry.sha256 !== undefined)
      refuse(`"${id}" is already archived, since ${entry.archived.on}.`)
    const { sha256 } = await readFitPdf(join(folder, 'files', entry.file), reader)
    // A day entered by hand stays.
    const noted = typeof entry.archived === 'object' ? entry.archived : {}
    const archived = { on: on ?? today, ...(reason === undefined ? {} : { reason }), ...noted }
    writeEntry(editEntry(text, { sha256: entry.sha256 ?? sha256, archived }), 'archived')
    refuseFuture(on, today)
    return { address, notes: entry.exception === undefined ? [NOT_EXEMPT] : [] }
  })
}

const NOT_EXEMPT =
  'Note: the archive alone exempts nothing from the accessibility law. If this report was made before the compliance date, claim the exception with "npm run content -- claim".'

export interface ClaimOptions {
  kind: ExceptionKind
  since: string
  by: string
  source: string
  note?: string
  on?: string
}

/** Writes an exception with its evidence and the file's hash into the entry, replacing any earlier claim. */
export function claimException(
  id: string,
  { kind, since, by, source, note, on }: ClaimOptions,
  publishing: Publishing,
): Promise<Published> {
  const { folder, reader } = publishing
  return changeReport({ id, verb: 'claim' }, publishing, async (report) => {
    const { text, entry, today, address, writeEntry } = report
    const { sha256 } = await readFitPdf(join(folder, 'files', entry.file), reader)
    const noted = note === undefined ? {} : { note }
    const exception = { kind, claimedOn: on ?? today, by, since, source, ...noted, sha256 }
    writeEntry(editEntry(text, { exception }), 'claimed')
    return { address, notes: [ONLY_A_PERSON[kind]] }
  })
}

/** The parts of each definition that only a person can judge. */
export const ONLY_A_PERSON: Readonly<Record<ExceptionKind, string>> = {
  archived:
    'A person must judge: it is kept only for reference, research or recordkeeping, and was made, on paper too, before the compliance date.',
  preexisting:
    'A person must judge: nobody uses it now to apply for, gain access to or take part in a service, program or activity of the office.',
  thirdParty:
    'A person must judge: who posted it did so without a contract, license or other arrangement with the office.',
  individualized: 'A person must judge: it is about one person, their property or their account.',
}

export interface RemoveOptions {
  why: string
  replacedBy?: string
  on?: string
}

const LIST = 'removed.yaml'
const EMPTY_LIST =
  '# Reports that were taken down. Their addresses say so permanently: never delete one here.\n'

/**
 * Moves a report's entry to the list of removed reports. Its PDFs stay in `files/`, where no visitor
 * can get them. If the folder would have problems, nothing changes.
 */
export function removeReport(
  id: string,
  { why, replacedBy, on }: RemoveOptions,
  publishing: Publishing,
): Promise<Published> {
  const { folder } = publishing
  return changeReport({ id, verb: 'remove report' }, publishing, async (report) => {
    const { name, today, address, change } = report
    const { title, language, file, history } = report.entry
    const files = [file, ...history.map((former) => former.file)]
    const replacement = replacedBy === undefined ? {} : { replacedBy }
    const removed: RemovedEntry = { id, title, language, files, on: on ?? today, why, ...replacement }
    // Parsed alone, so that issues do not refer to lines of the list, which does not contain it yet.
    const parsed = parseRemovedFile(editEntry(EMPTY_LIST, {}, { removed }))
    if (parsed.kind === 'invalid')
      refuseIssues(
        // `removed.0.why must not be empty` without the path that staff do not know.
        parsed.issues.map((issue) => ({ ...issue, message: issue.message.replace('removed.0.', '') })),
        'taken down',
      )
    refuseFuture(on, today)
    const before = await readTextIfExists(join(folder, LIST))
    // The list first: an interruption must not leave the report in neither place.
    change.write(LIST, editEntry(before ?? EMPTY_LIST, {}, { removed }))
    change.remove(name)
    const reviewed = reviewedTextOf(name)
    if (existsSync(join(folder, reviewed))) change.remove(reviewed)
    const notes = files.map(
      (one) => `files/${one} stays where it is; no visitor can get it. Delete it if it must not be kept.`,
    )
    return { address, notes }
  })
}

/** The text of a report that a person has reviewed, next to its entry. */
function reviewedTextOf(entryName: string): string {
  return entryName.replace(/yaml$/, 'read.md')
}

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
  return changeReport({ id, verb: 'revise report' }, publishing, async (report) => {
    const { name, text, entry, today, address, change, writeEntry } = report
    if (entry.archived !== false) refuse(archivedMessage(id))
    const before = await readFitPdf(join(folder, 'files', entry.file), reader)
    if (before.sha256 === corrected.sha256) refuse(`"${id}" already publishes this PDF: files/${entry.file}.`)
    // The next free one of `<id>-r2.pdf`, `<id>-r3.pdf`, …
    let number = entry.history.length + 2
    while (existsSync(join(folder, 'files', `${id}-r${number}.pdf`))) number++
    const file = `${id}-r${number}.pdf`
    const history = { on: on ?? today, file: entry.file, sha256: before.sha256, note }
    const { sha256 } = corrected
    const current = { status: 'revised', revisedOn: history.on, sha256, exception: undefined, file }
    change.copyPdf(`files/${file}`, corrected)
    writeEntry(editEntry(text, current, { history }), 'published')
    refuseFuture(on, today)
    const placed = `The new file is files/${file}; files/${entry.file} stays, and its address links to the new one.`
    const reviewed = reviewedTextOf(name)
    const outdated = existsSync(join(folder, reviewed))
      ? [`${reviewed} still says what the file before said: bring it up to date, or delete it.`]
      : []
    return { address, notes: [placed, ...outdated, ...factNotes(corrected.facts)] }
  })
}

function endsException(id: string, { kind, claimedOn }: ExceptionClaim): string {
  return `"${id}" is excepted from the accessibility law since ${claimedOn} (${kind}). A revision ends that: the claim is taken out of its entry, and everyone must be able to read the new file.`
}

function archivedMessage(id: string): string {
  return `"${id}" is archived, and what is archived must stay unaltered. Publish the corrected PDF as a separate report, or take the archive note out of reports/${id}.yaml first, which also ends an exception it claims.`
}
