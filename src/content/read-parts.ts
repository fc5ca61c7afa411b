import type { SiteInfo } from '../contract/site-info.ts'
import { type Parsed, problemsOf } from './fault.ts'
import { readText } from './folder/read-text.ts'
import type { SortedFolder, SortedPage, SortedReport } from './folder/sort-folder.ts'
import { type ParsedPage, parsePage } from './pages/parse-page.ts'
import { parseReportEntry, type ReportEntry } from './reports/report-entry.ts'
import { parseSiteFile } from './site/parse-site-file.ts'
import type { ContentProblem } from './site-content.ts'
import { createStampMemory, type FromFile, type Reading } from './stamp-memory.ts'
import type { ParsedRecord } from './yaml/parse-record.ts'

/** Every hand-written file of a folder that reads well, and what is wrong with the others. */
export interface ReadParts {
  /** `null`: missing or faulty. */
  site: ParsedRecord<SiteInfo> | null
  pages: readonly (SortedPage & { parsed: ParsedPage })[]
  reports: readonly (SortedReport & { parsed: ParsedRecord<ReportEntry> })[]
  problems: readonly ContentProblem[]
}

// One by one leaves the disk idle; this many keep it busy and few files open.
const FILES_AT_A_TIME = 8

/** Makes a reader of hand-written files that reads only those that changed since its last reading. */
export function createPartsReader(root: string): (folder: SortedFolder) => Promise<ReadParts> {
  const siteMemory = createStampMemory<FromFile, Parsed<ParsedRecord<SiteInfo>>>(FILES_AT_A_TIME)
  const pageMemory = createStampMemory<SortedPage, Parsed<ParsedPage>>(FILES_AT_A_TIME)
  const reportMemory = createStampMemory<SortedReport, Parsed<ParsedRecord<ReportEntry>>>(FILES_AT_A_TIME)

  async function read<Value>(
    { entry }: FromFile,
    parse: (text: string) => Parsed<Value>,
  ): Promise<Reading<Parsed<Value>>> {
    const text = await readText(root, entry)
    // What could not be read this time may be readable the next, without a change of the file.
    return text.kind === 'faulty'
      ? { value: text, isLasting: false }
      : { value: parse(text.value), isLasting: true }
  }

  return async (folder) => {
    const siteFiles = folder.site === null ? [] : [{ entry: folder.site }]
    const sites = sortOut(await siteMemory.recall(siteFiles, (item) => read(item, parseSiteFile)))
    const pages = sortOut(
      await pageMemory.recall(folder.pages, (item) =>
        read(item, (text) => parsePage(text, item.page, item.language)),
      ),
    )
    const reports = sortOut(await reportMemory.recall(folder.reports, (item) => read(item, parseReportEntry)))
    return {
      site: sites.fit[0]?.parsed ?? null,
      pages: pages.fit,
      reports: reports.fit,
      problems: [...sites.problems, ...pages.problems, ...reports.problems],
    }
  }
}

function sortOut<Item extends FromFile, Value>(read: readonly { item: Item; value: Parsed<Value> }[]) {
  const fit: (Item & { parsed: Value })[] = []
  const problems: ContentProblem[] = []
  for (const { item, value } of read) {
    if (value.kind === 'parsed') fit.push({ ...item, parsed: value.value })
    else problems.push(...problemsOf(item.entry.path, value.faults))
  }
  return { fit, problems }
}
