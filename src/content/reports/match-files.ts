import { closestWord } from '../did-you-mean.ts'
import type { FolderEntry } from '../folder/read-folder.ts'
import type { SortedReport } from '../folder/sort-folder.ts'
import type { ContentProblem } from '../site-content.ts'
import type { ParsedRecord } from '../yaml/parse-record.ts'
import type { ReportEntry } from './report-entry.ts'

/** One entry that reads well. */
export type WrittenReport = SortedReport & { parsed: ParsedRecord<ReportEntry> }

/** The same with the PDF it publishes, whatever that holds. */
export type MatchedReport = WrittenReport & { file: FolderEntry }

/** Finds the file each entry publishes. A file that is missing or published twice is a problem at the line `file:`. Pure. */
export function matchFiles(
  reports: readonly WrittenReport[],
  files: readonly FolderEntry[],
): { matched: MatchedReport[]; problems: ContentProblem[] } {
  const fileOfName = new Map(files.map((file) => [nameOf(file), file]))
  const publisher = new Map<string, WrittenReport>()
  const matched: MatchedReport[] = []
  const problems: ContentProblem[] = []
  for (const report of reports) {
    const name = report.parsed.value.file
    const file = fileOfName.get(name)
    const earlier = publisher.get(name)
    const tell = (message: string) => problems.push(aboutFile(report, message))
    if (file === undefined) tell(missingWords(name, [...fileOfName.keys()]))
    else if (earlier !== undefined)
      tell(`is published by ${earlier.entry.path} already: each report needs its own file`)
    else matched.push({ ...report, file })
    publisher.set(name, earlier ?? report)
  }
  return { matched, problems }
}

/** A problem or warning about the PDF of a report, told at the line that names it. */
export function aboutFile({ entry, parsed }: WrittenReport, message: string): ContentProblem {
  return {
    file: entry.path,
    line: parsed.lineOf(['file']),
    message: `file "${parsed.value.file}" ${message}`,
  }
}

/** Files that no entry publishes. */
export function unpublishedFiles(
  reports: readonly WrittenReport[],
  files: readonly FolderEntry[],
): FolderEntry[] {
  const published = new Set(reports.map(({ parsed }) => parsed.value.file))
  return files.filter((file) => !published.has(nameOf(file)))
}

function missingWords(name: string, names: readonly string[]): string {
  const meant = closestWord(name, names)
  return meant === null
    ? 'is not in files/: put the PDF there, or correct the name'
    : `is not in files/: did you mean "${meant}"?`
}

/** The name in `files/`, its letters composed as those of an entry are. */
function nameOf({ path }: FolderEntry): string {
  return path.slice('files/'.length).normalize('NFC')
}
