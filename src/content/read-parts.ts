import type { SiteInfo } from '../contract/site-info.ts'
import { readText } from './folder/read-text.ts'
import type { SortedFolder, SortedPage, SortedReport, SortedTable } from './folder/sort-folder.ts'
import { type Parsed, problemsOf } from './issue.ts'
import type { ParsedTable } from './metrics/parse-table.ts'
import { parseRampsFile, type RampsFile } from './metrics/ramps-file.ts'
import { readTable } from './metrics/read-table.ts'
import { type ParsedPage, parsePage } from './pages/parse-page.ts'
import { parseRemovedFile, type RemovedFile } from './removed/removed-file.ts'
import { parseReportEntry, type ReportEntry } from './reports/report-entry.ts'
import { parseSiteFile } from './site/parse-site-file.ts'
import type { ContentProblem } from './site-content.ts'
import { createStampMemory, type FromFile, type Reading } from './stamp-memory.ts'
import type { ParsedRecord } from './yaml/parse-record.ts'
import type { YamlParser } from './yaml/parse-yaml.ts'

/** Every hand-written file of a folder that reads well, and what is wrong with the others. */
export interface ReadParts {
  /** `null`: missing or faulty. */
  site: ParsedRecord<SiteInfo> | null
  pages: readonly (SortedPage & { parsed: ParsedPage })[]
  reports: readonly (SortedReport & { parsed: ParsedRecord<ReportEntry> })[]
  tables: readonly (SortedTable & { parsed: ParsedTable })[]
  /** `null`: missing or faulty. */
  ramps: ParsedRecord<RampsFile> | null
  /** `null`: missing or faulty. */
  removed: ParsedRecord<RemovedFile> | null
  problems: readonly ContentProblem[]
}

// One by one leaves the disk idle; this many keep it busy and few files open.
const FILES_AT_A_TIME = 8
// Reading a table is work for the processor; one after another they leave room for visitors.
const TABLES_AT_A_TIME = 1

/**
 * Makes a reader of hand-written files that reads only those that changed since its last reading.
 * `parseText` reads the YAML of entries, of which there may be thousands.
 */
export function createPartsReader(
  root: string,
  parseText?: YamlParser,
): (folder: SortedFolder) => Promise<ReadParts> {
  const siteMemory = createStampMemory<FromFile, Parsed<ParsedRecord<SiteInfo>>>(FILES_AT_A_TIME)
  const pageMemory = createStampMemory<SortedPage, Parsed<ParsedPage>>(FILES_AT_A_TIME)
  const reportMemory = createStampMemory<SortedReport, Parsed<ParsedRecord<ReportEntry>>>(FILES_AT_A_TIME)
  const tableMemory = createStampMemory<SortedTable, Parsed<ParsedTable>>(TABLES_AT_A_TIME)
  const rampsMemory = createStampMemory<FromFile, Parsed<ParsedRecord<RampsFile>>>(FILES_AT_A_TIME)

  const removedMemory = createStampMemory<FromFile, Parsed<ParsedRecord<RemovedFile>>>(FILES_AT_A_TIME)

  async function read<Value>(
    { entry }: FromFile,
    parse: (text: string) => Parsed<Value>,
  ): Promise<Reading<Parsed<Value>>> {
    const text = readText(root, entry)
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
    const reports = sortOut(
      await reportMemory.recall(folder.reports, (item) =>
        read(item, (text) => parseReportEntry(text, parseText)),
      ),
    )
    const tables = sortOut(await tableMemory.recall(folder.tables, (item) => readTable(root, item)))
    const rampsFiles = folder.ramps === null ? [] : [{ entry: folder.ramps }]
    const ramps = sortOut(await rampsMemory.recall(rampsFiles, (item) => read(item, parseRampsFile)))
    const removedFiles = folder.removed === null ? [] : [{ entry: folder.removed }]
    const removed = sortOut(await removedMemory.recall(removedFiles, (item) => read(item, parseRemovedFile)))
    return {
      site: sites.fit[0]?.parsed ?? null,
      pages: pages.fit,
      reports: reports.fit,
      tables: tables.fit,
      ramps: ramps.fit[0]?.parsed ?? null,
      removed: removed.fit[0]?.parsed ?? null,
      problems: [sites, pages, reports, tables, ramps, removed].flatMap(({ problems }) => problems),
    }
  }
}

function sortOut<Item extends FromFile, Value>(read: readonly { item: Item; value: Parsed<Value> }[]) {
  const fit: (Item & { parsed: Value })[] = []
  const problems: ContentProblem[] = []
  for (const { item, value } of read) {
    if (value.kind === 'parsed') fit.push({ ...item, parsed: value.value })
    else problems.push(...problemsOf(item.entry.path, value.issues, value.untold))
  }
  return { fit, problems }
}
