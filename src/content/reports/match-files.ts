import { hint } from '../did-you-mean.ts'
import type { FolderEntry } from '../folder/read-folder.ts'
import type { SortedEntry } from '../folder/sort-folder.ts'
import type { ContentProblem } from '../issue.ts'
import type { ParsedRecord } from '../yaml/parse-record.ts'
import type { ReportEntry } from './report-entry.ts'

/** A file that an entry names, found in `files/`. */
export type FoundFile = NamedFile & { file: FolderEntry }

/** An entry with all the files it names, valid or not. */
export interface MatchedReport {
  report: WrittenReport
  current: FoundFile
  /** The report before each revision, in the order of the entry. */
  former: readonly FoundFile[]
}

/** Finds the files each entry names. One that is missing or published twice is a problem at its line. Pure. */
export function matchFiles(
  reports: readonly WrittenReport[],
  files: readonly FolderEntry[],
): { matched: MatchedReport[]; problems: ContentProblem[] } {
  const fileOfName = new Map(files.map((file) => [nameOf(file), file]))
  const publisher = new Map<string, WrittenReport>()
  const matched: MatchedReport[] = []
  const problems: ContentProblem[] = []
  for (const report of reports) {
    const named = filesNamedBy(report)
    const found = named.flatMap((one) => {
      const file = fileOfName.get(one.name)
      const earlier = publisher.get(one.name)
      const addProblem = (message: string) => problems.push(aboutFile(report, one, message))
      publisher.set(one.name, earlier ?? report)
      if (file === undefined) addProblem(missingMessage(one, [...fileOfName.keys()]))
      else if (earlier === report) addProblem('already appears in this entry: give each version its own file')
      else if (earlier !== undefined)
        addProblem(`is published by ${earlier.entry.path} already: give each report its own file`)
      else return [{ ...one, file }]
      return []
    })
    const [current, ...former] = found
    if (current !== undefined && found.length === named.length) matched.push({ report, current, former })
  }
  return { matched, problems }
}

export function unpublishedFiles(
  reports: readonly WrittenReport[],
  files: readonly FolderEntry[],
): FolderEntry[] {
  const published = new Set(reports.flatMap(filesNamedBy).map(({ name }) => name))
  return files.filter((file) => !published.has(nameOf(file)))
}

/** The name in `files/`, with composed letters as in entries. */
export function nameOf({ path }: FolderEntry): string {
  return path.slice('files/'.length).normalize('NFC')
}

function missingMessage({ name, replacedOn }: NamedFile, names: readonly string[]): string {
  if (replacedOn !== null)
    return `is not in files/: it was the report until ${replacedOn}, and its address must keep working: put it back`
  return `is not in files/${hint(name, names) || ': put the PDF there, or correct the name'}`
}

/** One valid entry. */
export type WrittenReport = SortedEntry & { parsed: ParsedRecord<ReportEntry> }

/** One file that an entry names. */
interface NamedFile {
  name: string
  /** Hash of the published bytes. `null`: not recorded. */
  sha256: string | null
  /** The line that names it. */
  line: number | null
  /** Day on which another version replaced it. `null`: it is the current report. */
  replacedOn: string | null
}

/** The files an entry names: the current report, then former versions, in the order of the entry. */
export function filesNamedBy({ parsed: { value, lineOf } }: WrittenReport): NamedFile[] {
  const { file, sha256 = null, history } = value
  return [
    { name: file, sha256, line: lineOf(['file']), replacedOn: null },
    ...history.map((former, index) => ({
      name: former.file,
      sha256: former.sha256 ?? null,
      line: lineOf(['history', index, 'file']),
      replacedOn: former.on,
    })),
  ]
}

/** A problem or warning about a file of a report, at the line that names it. */
export function aboutFile(
  { entry }: WrittenReport,
  { name, line }: Pick<NamedFile, 'name' | 'line'>,
  message: string,
): ContentProblem {
  return { file: entry.path, line, message: `file "${name}" ${message}` }
}
