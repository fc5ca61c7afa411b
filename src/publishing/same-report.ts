import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type FolderEntry, readFolder } from '../content/folder/read-folder.ts'
import { decodeText } from '../content/folder/read-text.ts'
import { parseReportEntry, type ReportEntry } from '../content/reports/report-entry.ts'
import { slugOf } from '../content/slug.ts'
import type { ReportIdentity } from './draft-report.ts'
import { type FitPdf, readRemoved } from './read-published.ts'

/** A report that a new one may duplicate, and a sentence about it. */
export interface KnownReport {
  id: string
  /** `period`: same category, period and language; `file`: same PDF; `formerFile`: it was the same PDF. */
  repeats: 'period' | 'file' | 'formerFile'
  doubt: string
}

/** The reports a new one may duplicate. */
export async function findKnownReports(
  folder: string,
  wanted: ReportIdentity,
  pdf: FitPdf,
): Promise<KnownReport[]> {
  const sameFile = await findSameFile(folder, pdf)
  const samePeriod = (await readEntries(folder)).flatMap(({ id, entry }): KnownReport[] =>
    isSameReport(entry, wanted) && !sameFile.some((known) => known.id === id)
      ? [{ id, repeats: 'period', doubt: `${wanted.period.label} already has a report of this category.` }]
      : [],
  )
  return [...sameFile, ...samePeriod]
}

/** The reports published with the same PDF, including former versions and removed reports. */
export async function findSameFile(folder: string, pdf: FitPdf): Promise<KnownReport[]> {
  const { size } = await stat(pdf.path)
  const found = ((await readFolder(folder)) ?? []).map(async ({ path, bytes }) => {
    const isSame = path.startsWith('files/') && bytes === size && (await pdf.isStill(join(folder, path)))
    return isSame ? [basename(path).normalize('NFC')] : []
  })
  const names = new Set((await Promise.all(found)).flat())
  if (names.size === 0) return []
  const published = (await readEntries(folder)).flatMap(({ id, entry }) => {
    const { title, period, file, history } = entry
    const report = `"${id}" ("${title}", ${period.label})`
    if (names.has(file))
      return [known(id, 'file', `is already published as ${report}: check the category and the period`)]
    const former = history.find((version) => names.has(version.file))
    return former === undefined
      ? []
      : [known(id, 'formerFile', `was published as ${report} until a correction replaced it on ${former.on}`)]
  })
  const takenDown = (await readRemoved(folder)).flatMap(({ id, title, files, on }) =>
    files.some((file) => names.has(file))
      ? [known(id, 'formerFile', `was published as "${id}" ("${title}"), and taken down on ${on}`)]
      : [],
  )
  return [...published, ...takenDown]
}

function known(id: string, repeats: KnownReport['repeats'], what: string): KnownReport {
  return { id, repeats, doubt: `This PDF ${what}.` }
}

/** The entries of a folder, without unreadable ones. */
async function readEntries(folder: string): Promise<{ id: string; entry: ReportEntry }[]> {
  const paths = ((await readFolder(folder)) ?? []).filter(isEntry)
  const found = paths.map(async ({ path }) => {
    const decoded = decodeText(await readFile(join(folder, path)))
    const parsed = decoded.kind === 'invalid' ? decoded : parseReportEntry(decoded.value)
    return parsed.kind === 'invalid' ? [] : [{ id: basename(path, '.yaml'), entry: parsed.value.value }]
  })
  return (await Promise.all(found)).flat()
}

function isEntry({ path }: FolderEntry): boolean {
  return /^reports\/.+\.yaml$/.test(path)
}

/** One category has a report for each period and language; an incident report may be about one area only. */
function isSameReport(entry: ReportEntry, { category, period, language, title }: ReportIdentity): boolean {
  const isSamePeriod = entry.period.start === period.start && entry.period.end === period.end
  if (entry.category !== category || !isSamePeriod || entry.language !== language) return false
  // Several plans may cover the same years, each with its own title.
  return entry.area === undefined && (period.kind !== 'none' || slugOf(entry.title) === slugOf(title))
}

/** The doubt for the command line, with the command that corrects the report. */
export function doubtWithCommand(
  { id, repeats, doubt }: KnownReport,
  { period }: ReportIdentity,
  pdf: string,
): string {
  return repeats === 'period'
    ? `A report of this category for ${period.label} is already published, as "${id}". To correct it: npm run content -- revise report ${id} "${pdf}" --note "what changed"`
    : doubt
}
