import type { SortedReport } from '../folder/sort-folder.ts'
import type { ContentProblem } from '../site-content.ts'
import type { ParsedRecord } from '../yaml/parse-record.ts'
import type { ReportEntry } from './report-entry.ts'

/** One entry that reads well. */
export type WrittenReport = SortedReport & { parsed: ParsedRecord<ReportEntry> }

/** One file that an entry names. */
export interface NamedFile {
  name: string
  /** Of the bytes that were published. `null`: nobody noted it. */
  sha256: string | null
  /** The line that names it. */
  line: number | null
  /** Day on which another version took its place. `null`: it is the report as it is now. */
  replacedOn: string | null
}

/** The files an entry names: the report as it is now, then what it was before, in the order of the entry. */
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

/** A problem or warning about a file of a report, told at the line that names it. */
export function aboutFile(
  { entry }: WrittenReport,
  { name, line }: Pick<NamedFile, 'name' | 'line'>,
  message: string,
): ContentProblem {
  return { file: entry.path, line, message: `file "${name}" ${message}` }
}
