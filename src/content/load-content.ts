import { join, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { addDays, dayIn } from '../contract/calendar-days.ts'
import type { SiteInfo } from '../contract/site-info.ts'
import { buildAppearance } from './appearance/build-appearance.ts'
import { buildContent } from './build-content.ts'
import { crossProblems, crossWarnings } from './checks/check-content.ts'
import { checkExceptions, exceptionProblems, exceptionWarnings } from './checks/check-exceptions.ts'
import {
  type FolderEntry,
  fingerprintOf,
  readFolder,
  type StagedFiles,
  withStaged,
} from './folder/read-folder.ts'
import { sortFolder } from './folder/sort-folder.ts'
import { readHolidays } from './holidays.ts'
import type { PdfReader } from './pdf/pdf-facts.ts'
import { createPartsReader, type ReadParts } from './read-parts.ts'
import { type MatchedReport, matchFiles } from './reports/match-files.ts'
import { type PdfFound, readPdf, sortPdfs } from './reports/sort-pdfs.ts'
import type { ContentOutcome, ContentProblem } from './site-content.ts'
import type { ParsedRecord } from './yaml/parse-record.ts'

export interface ContentFolder {
  /** Path of the content folder. */
  folder: string
  pdfReader: Pick<PdfReader, 'read'>
  /** Files to read as if they were already in the folder. */
  staged?: StagedFiles
}

/** Reads one content folder whenever its caller finds it changed. */
export interface ContentLoader {
  /** Lists the folder; cheap, because it opens no files. */
  look: () => Promise<FolderLook>
  /** Lists and reads the folder. */
  load: () => Promise<ContentOutcome>
}

/** A listing of the folder at one moment. */
export interface FolderLook {
  /** Changes whenever a file in the folder is added, removed, renamed or written. */
  fingerprint: string
  /** Reads what was listed. */
  load: () => Promise<ContentOutcome>
}

/** Reads a content folder once: it may go live, or all its problems are listed. */
export function loadContent(
  folder: string,
  pdfReader: ContentFolder['pdfReader'],
  staged: StagedFiles = new Map(),
): Promise<ContentOutcome> {
  return createContentLoader({ folder, pdfReader, staged }).load()
}

export function createContentLoader({ folder, pdfReader, staged = new Map() }: ContentFolder): ContentLoader {
  const root = resolve(folder)
  const readParts = createPartsReader(root)

  /** Reads every file that an entry names, by its path in the folder. The reader limits how many are open. */
  async function readPdfs(matched: readonly MatchedReport[]): Promise<ReadonlyMap<string, PdfFound>> {
    const files = matched.flatMap(({ current, former }) => [current, ...former])
    const found = files.map(
      async ({ file }) =>
        [file.path, await readPdf(file.stagedAt ?? join(root, file.path), file, pdfReader)] as const,
    )
    return new Map(await Promise.all(found))
  }

  async function load(entries: readonly FolderEntry[] | null): Promise<ContentOutcome> {
    if (entries === null)
      return broken([{ file: root, line: null, message: 'is not a folder that can be read' }], [])
    const sorted = sortFolder(entries)
    const parts = await readParts(sorted)
    const { matched, problems: fileProblems } = matchFiles(parts.reports, sorted.files)
    const pdfs = sortPdfs(matched, await readPdfs(matched))
    const problems = [
      ...sorted.problems,
      ...parts.problems,
      ...fileProblems,
      ...pdfs.problems,
      ...crossProblems(sorted, parts),
      ...exceptionProblems(parts, dayIn(parts.site?.value.district.timeZone ?? 'UTC', new Date())),
    ]
    const exceptions = checkExceptions(parts, pdfs.sources)
    const warnings = [
      ...pdfs.warnings,
      ...crossWarnings(sorted, parts),
      ...exceptionWarnings(parts, exceptions),
    ]
    if (problems.length > 0 || parts.site === null) return broken(problems, warnings)
    // Each step from here to the first page takes 5 to 15 ms: let visitors' requests through in between.
    await setImmediate()
    const holidays = await withHolidays(parts.site, new Date())
    if (holidays.kind === 'broken') return broken(holidays.problems, warnings)
    await setImmediate()
    const site = markDrafts(holidays.site, parts.pages)
    const pages = parts.pages.map(({ parsed }) => parsed.page)
    return {
      kind: 'ready',
      content: buildContent({
        site,
        desk: parts.site.desk,
        pages,
        reports: pdfs.sources,
        reviewed: parts.readings.map(({ id, parsed }) => ({ id, sections: parsed.sections })),
        exceptions,
        tables: parts.tables,
        notices: parts.notices.map(({ id, entry, parsed }) => ({
          id,
          entry: parsed.value,
          modifiedMs: entry.modifiedMs,
        })),
        ramps: parts.ramps?.value.ramps ?? [],
        exits: parts.exits?.exits ?? [],
        removed: parts.removed?.value.removed ?? [],
        map: parts.map,
        streets: parts.streets,
        look: await buildAppearance(site.appearance, parts.pictures),
      }),
      warnings: inOrder(warnings),
    }
  }

  const list = async () => {
    const entries = await readFolder(root)
    return entries === null ? null : withStaged(entries, staged)
  }

  return {
    look: async () => {
      const entries = await list()
      return { fingerprint: fingerprintOf(entries), load: () => load(entries) }
    },
    load: async () => load(await list()),
  }
}

/** The translation into a language is a draft as long as any of its pages is. */
function markDrafts(site: SiteInfo, pages: ReadParts['pages']): SiteInfo {
  const translations = { ...site.translations }
  for (const { language, parsed } of pages)
    if (language !== 'en' && parsed.translation.isDraft)
      translations[language] = { ...translations[language], review: 'draft' }
  return { ...site, translations }
}

/** Adds the holidays the office observes to its days without visits. */
async function withHolidays(
  { value: site, lineOf }: ParsedRecord<SiteInfo>,
  now: Date,
): Promise<{ kind: 'read'; site: SiteInfo } | { kind: 'broken'; problems: ContentProblem[] }> {
  const { holidays } = site.calendar
  if (holidays === undefined) return { kind: 'read', site }
  const { tour } = site.limits
  const first = now.getUTCFullYear()
  // Up to the year of the last day that can be requested.
  const years = Array.from({ length: Math.ceil(tour.monthsAhead / 12) + 1 }, (_, index) => first + index)
  const read = await readHolidays(holidays, years)
  if (read.kind === 'unknown') {
    const { key, message } = read
    const line = lineOf(['calendar', 'holidays', key])
    return { kind: 'broken', problems: [{ file: 'site.yaml', line, message: `${key} ${message}` }] }
  }
  // Nobody can request a past day, whatever the district's time zone.
  const firstDay = addDays(now.toISOString().slice(0, 10), -1)
  const days = [...tour.closedDays, ...read.days].filter((day) => day >= firstDay)
  const closedDays = [...new Set(days)].toSorted()
  return { kind: 'read', site: { ...site, limits: { ...site.limits, tour: { ...tour, closedDays } } } }
}

function broken(problems: readonly ContentProblem[], warnings: readonly ContentProblem[]): ContentOutcome {
  return { kind: 'broken', problems: inOrder(problems), warnings: inOrder(warnings) }
}

/** By file, then by line. */
function inOrder(problems: readonly ContentProblem[]): ContentProblem[] {
  return problems.toSorted((a, b) =>
    a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1,
  )
}
