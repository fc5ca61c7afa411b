import { isDeepStrictEqual } from 'node:util'
import type { DistrictMap } from '../contract/district-map.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../contract/language.ts'
import type { SiteInfo } from '../contract/site-info.ts'
import { type LookFile, readLookFile } from './appearance/look-file.ts'
import { type ExitsFile, parseExitsFile } from './exits-file.ts'
import type { FolderEntry } from './folder/read-folder.ts'
import { readText } from './folder/read-text.ts'
import type { SortedEntry, SortedFolder, SortedPage, SortedTable } from './folder/sort-folder.ts'
import { type ContentProblem, type Parsed, problemsOf } from './issue.ts'
import { parseMapFile, readMapText, readStreetsFile, type StreetsFile } from './map-file.ts'
import { type ParsedTable, readTable } from './metrics/parse-table.ts'
import { parseRampsFile, type RampsFile } from './metrics/ramps-file.ts'
import { type NoticeEntry, parseNoticeEntry } from './notices/notice-entry.ts'
import { type ParsedPage, type ParsedText, parsePage, parseReading } from './pages/parse-page.ts'
import { parseSiteFile, type SiteFile } from './parse-site-file.ts'
import { parseRemovedFile, type RemovedFile } from './reports/removed-reports.ts'
import { parseReportEntry, type ReportEntry } from './reports/report-entry.ts'
import { createTimeSharing } from './share-time.ts'
import type { ParsedRecord } from './yaml/parse-record.ts'

/** The valid hand-written files of a folder, and the problems of the others. */
export interface ReadParts {
  /** `null`: missing or invalid. */
  site: SiteFile | null
  pages: readonly (SortedPage & { parsed: ParsedPage })[]
  reports: readonly (SortedEntry & { parsed: ParsedRecord<ReportEntry> })[]
  readings: readonly (SortedEntry & { parsed: ParsedText })[]
  tables: readonly (SortedTable & { parsed: ParsedTable })[]
  notices: readonly (SortedEntry & { parsed: ParsedRecord<NoticeEntry> })[]
  /** `null`: missing or invalid. */
  ramps: ParsedRecord<RampsFile> | null
  /** `null`: missing or invalid. */
  exits: ExitsFile | null
  /** `null`: missing or invalid. */
  removed: ParsedRecord<RemovedFile> | null
  /** `null`: missing or invalid. */
  map: DistrictMap | null
  /** `null`: missing or invalid. */
  streets: StreetsFile | null
  /** The pictures in `look/` that `site` names, by their paths. */
  pictures: ReadonlyMap<string, LookFile>
  problems: readonly ContentProblem[]
}

/** Creates a reader of the hand-written files of one content folder. */
export function createPartsReader(root: string): (folder: SortedFolder) => Promise<ReadParts> {
  const caches = createCaches(root)
  return (folder) => readParts(root, folder, caches)
}

type Caches = ReturnType<typeof createCaches>

function createCaches(root: string) {
  const textOf = <Value>(parse: (text: string) => Parsed<Value>) =>
    whenChanged((item: FromFile) => parsedText(root, item, parse))
  // Slow parts are cached until their file changes; otherwise they would be nine tenths of the work for a notice.
  return {
    readChangedSite: textOf(parseSiteFile),
    readChangedMap: whenChanged(({ entry }: FromFile) => {
      const text = readMapText(root, entry)
      return text.kind === 'invalid' ? text : parseMapFile(text.value)
    }),
    readChangedStreets: whenChanged(({ entry }: FromFile) => readStreetsFile(root, entry)),
    readChangedExits: textOf(parseExitsFile),
    readChangedRamps: textOf(parseRampsFile),
    readChangedRemoved: textOf(parseRemovedFile),
    readChangedTable: whenChanged((item: SortedTable) => readTable(root, item)),
    readChangedPage: whenChanged((item: SortedPage, terms: Terms) =>
      parsedText(root, item, (text) => parsePage(text, item.page, item.language, terms)),
    ),
    readChangedReading: whenChanged((item: SortedEntry, { language, terms }: ReadingContext) =>
      parsedText(root, item, (text) => parseReading(text, language, terms), MAX_READING_BYTES),
    ),
  }
}

type Terms = SiteInfo['abbreviations']
/** What reading a report's text depends on besides its file. */
interface ReadingContext {
  language: Language
  terms: Terms
}

type ReadChanged<Item, Value, Context = undefined> = (item: Item, context: Context) => Promise<Parsed<Value>>

/** Rereads a file only when it or its context has changed. */
function whenChanged<Item extends FromFile, Value, Context = undefined>(
  read: (item: Item, context: Context) => Parsed<Value> | Promise<Parsed<Value>>,
): ReadChanged<Item, Value, Context> {
  const cache = new Map<string, { stamp: string; context: Context; parsed: Parsed<Value> }>()
  return async (item, context) => {
    const { path, stamp } = item.entry
    const cached = cache.get(path)
    if (cached?.stamp === stamp && isDeepStrictEqual(cached.context, context)) return cached.parsed
    const parsed = await read(item, context)
    if (parsed.kind === 'parsed') cache.set(path, { stamp, context, parsed })
    return parsed
  }
}

function parsedText<Value>(
  root: string,
  { entry }: FromFile,
  parse: (text: string) => Parsed<Value>,
  maxBytes?: number,
): Parsed<Value> {
  const text = readText(root, entry, maxBytes)
  return text.kind === 'invalid' ? text : parse(text.value)
}

async function readParts(root: string, folder: SortedFolder, caches: Caches): Promise<ReadParts> {
  const problems: ContentProblem[] = []
  const shareTime = createTimeSharing()

  async function readEach<Item extends FromFile, Value>(
    items: readonly Item[],
    read: (item: Item) => Parsed<Value> | Promise<Parsed<Value>>,
  ): Promise<(Item & { parsed: Value })[]> {
    const fit: (Item & { parsed: Value })[] = []
    for (const item of items) {
      await shareTime()
      const parsed = await read(item)
      if (parsed.kind === 'parsed') fit.push({ ...item, parsed: parsed.value })
      else problems.push(...problemsOf(item.entry.path, parsed.issues, parsed.unlisted))
    }
    return fit
  }
  const readOne = async <Value>(entry: FolderEntry | null, read: ReadChanged<FromFile, Value>) => {
    const [fit] = await readEach(entry === null ? [] : [{ entry }], (item) => read(item, undefined))
    return fit?.parsed ?? null
  }

  const site = await readOne(folder.site, caches.readChangedSite)
  const terms = site?.value.abbreviations ?? {}
  const map = await readOne(folder.map, caches.readChangedMap)
  const streets = await readOne(folder.streets, caches.readChangedStreets)
  const exits = await readOne(folder.exits, caches.readChangedExits)

  // Problems of unused pictures do not matter.
  const named: readonly unknown[] = Object.values(site?.value.appearance ?? {})
  const pictures = await readEach(
    folder.look.filter(({ path }) => named.includes(path)).map((entry) => ({ entry })),
    ({ entry }) => readLookFile(root, entry),
  )

  const reports = await readEach(folder.reports, (item) => parsedText(root, item, parseReportEntry))
  /** Language of a report if the site supports it: it decides which abbreviations are explained. */
  const languageOf = (id: string) => {
    const named = reports.find((report) => report.id === id)?.parsed.value.language.split('-')[0]
    return LANGUAGES.find((language) => language === named) ?? DEFAULT_LANGUAGE
  }

  return {
    site,
    pages: await readEach(folder.pages, (item) => caches.readChangedPage(item, terms)),
    reports,
    readings: await readEach(folder.readings, (item) =>
      caches.readChangedReading(item, { language: languageOf(item.id), terms }),
    ),
    tables: await readEach(folder.tables, (item) => caches.readChangedTable(item, undefined)),
    notices: await readEach(folder.notices, (item) => parsedText(root, item, parseNoticeEntry)),
    ramps: await readOne(folder.ramps, caches.readChangedRamps),
    exits,
    removed: await readOne(folder.removed, caches.readChangedRemoved),
    map,
    streets,
    pictures: new Map(pictures.map(({ entry, parsed }) => [entry.path, parsed])),
    problems,
  }
}

/** About 100 printed pages. */
const MAX_READING_BYTES = 256 * 1024

interface FromFile {
  entry: FolderEntry
}
