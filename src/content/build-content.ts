import { hash } from 'node:crypto'
import { METRICS_GROUPS } from '../contract/category.ts'
import type { DistrictMap } from '../contract/district-map.ts'
import { type DistrictTerms, withTerms } from '../contract/district-terms.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../contract/language.ts'
import { type MetricsTable, splitTableReference, type TableId } from '../contract/metrics-table.ts'
import { PROSE_PAGES } from '../contract/pages.ts'
import type { ProsePage } from '../contract/prose-page.ts'
import { byNewestPeriod } from '../contract/report.ts'
import { districtTerms } from '../contract/site-in-language.ts'
import type { SiteInfo } from '../contract/site-info.ts'
import type { TimArea } from '../contract/tim-report.ts'
import type { BuiltAppearance } from './appearance/build-appearance.ts'
import type { ExitEntry } from './exits-file.ts'
import type { StreetsFile } from './map-file.ts'
import type { ParsedTable } from './metrics/parse-table.ts'
import type { RampEntry } from './metrics/ramps-file.ts'
import { buildDataUrl } from './metrics/report-tables.ts'
import { buildNotice, type NoticeSource } from './notices/notice-entry.ts'
import type { DeskRoles } from './parse-site-file.ts'
import { buildPublishedFiles, buildReport, type ReportSource } from './reports/build-report.ts'
import type { CheckedException } from './reports/entry-parts.ts'
import { buildRemoved, type RemovedEntry } from './reports/removed-reports.ts'
import type { SiteContent } from './site-content.ts'

/** Everything in a content folder without problems. */
export interface ContentSource {
  site: SiteInfo
  desk: DeskRoles
  pages: readonly ProsePage[]
  reports: readonly ReportSource[]
  /** Texts the office wrote as alternatives to reports' PDFs. */
  reviewed: readonly { id: string; sections: ProsePage['sections'] }[]
  /** By report id. */
  exceptions: ReadonlyMap<string, CheckedException>
  tables: readonly { id: TableId; parsed: Pick<ParsedTable, 'table' | 'sha256'> }[]
  ramps: readonly RampEntry[]
  notices: readonly NoticeSource[]
  exits: readonly ExitEntry[]
  removed: readonly RemovedEntry[]
  map: DistrictMap | null
  /** Shown on the map; not published without one. Missing or `null`: none. */
  streets?: StreetsFile | null
  look: BuiltAppearance
}

/** Assembles what is published, deeply frozen. Pure: equal sources in any order give an equal hash. */
export function buildContent({
  site: ownSite,
  desk,
  pages,
  reports: sources,
  reviewed,
  exceptions,
  exits,
  removed,
  notices,
  map,
  streets: ownStreets = null,
  look,
  ...figures
}: ContentSource): SiteContent {
  const sorted = sources.toSorted(byId)
  const sortedTables = figures.tables.toSorted(byId)
  const site = withEmptyCategories(ownSite, figures.tables)
  const terms = districtTerms(site, DEFAULT_LANGUAGE)
  const tables = frozenMap(
    sortedTables.map(({ id, parsed }) => [id, freezeDeep(withDistrictTerms(parsed.table, terms))] as const),
  )
  const areas = frozenMap(sorted.flatMap(areaOf))
  const withOwnPage = new Set(reviewed.map(({ id }) => id))
  const reports = sorted
    .map((source) =>
      buildReport(source, {
        dataUrl: buildDataUrl(source.id, source.entry, tables, areas),
        isReviewed: withOwnPage.has(source.id),
        timeZone: site.district.timeZone,
      }),
    )
    .toSorted(byNewestPeriod)
  const streets = map === null ? null : ownStreets
  const files = [...sorted.flatMap(buildPublishedFiles), ...(streets === null ? [] : [streets.file])]
  const content = {
    site: freezeDeep(site),
    desk: freezeDeep(desk),
    reports: freezeDeep(reports),
    exceptions: frozenMap(
      [...exceptions].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([id, one]) => [id, freezeDeep(one)]),
    ),
    removed: freezeDeep(buildRemoved(removed, new Set(sorted.map(({ id }) => id)))),
    pages: freezeDeep(withEnglishFigures(pages).toSorted(byPlace)),
    tables,
    ramps: freezeDeep(figures.ramps),
    exits: freezeDeep(exits),
    areas,
    map: freezeDeep(map),
    streets: streets === null ? null : freezeDeep(publishedStreets(streets)),
    appearance: freezeDeep(look.appearance),
    appearanceFiles: Object.freeze(look.files.map((file) => Object.freeze(file))),
    notices: freezeDeep(notices.map((one) => buildNotice(one, site.district.timeZone)).toSorted(byId)),
    files: frozenMap(files.map((file) => [file.url, freezeDeep(file)])),
    pageTexts: frozenMap(sorted.map(({ id, pdf }) => [id, freezeDeep(pdf.facts.texts)] as const)),
    readings: frozenMap(sorted.map(({ id, pdf }) => [id, freezeDeep(pdf.facts.reading)] as const)),
    reviewed: frozenMap(
      reviewed.toSorted(byId).map(({ id, sections }) => [id, freezeDeep(sections)] as const),
    ),
  }
  const partsSha256 = [
    ...sorted.map(({ id, pdf: { facts } }) => [id, facts.texts.sha256, facts.reading.sha256]),
    ...sortedTables.map(({ id, parsed }) => [id, parsed.sha256]),
  ]
  return Object.freeze({ ...content, hash: hashContent(content, partsSha256) })
}

/** Lets pages open on categories that have figures. */
function withEmptyCategories(site: SiteInfo, tables: ContentSource['tables']): SiteInfo {
  const filled = tables.filter(({ parsed }) => parsed.table.rows.length > 0)
  // The travel times of a freeway have the name of its category and a suffix after a dot.
  const names = new Set<string>(filled.map(({ id }) => splitTableReference(id).reportId))
  const emptyCategories = Object.values(METRICS_GROUPS).filter((category) => !names.has(category))
  return emptyCategories.length === 0 ? site : { ...site, emptyCategories }
}

/** Where a translation gives no number for a section, the English one is shown. */
function withEnglishFigures(pages: readonly ProsePage[]): ProsePage[] {
  return pages.map((prose) => {
    const english = pages.find(({ page, language }) => page === prose.page && language === DEFAULT_LANGUAGE)
    const figures = new Map(english?.sections.map(({ id, figure }) => [id, figure]))
    const lacksOne = ({ id, figure }: ProsePage['sections'][number]) =>
      figure === undefined && figures.get(id) !== undefined
    if (!prose.sections.some(lacksOne)) return prose
    const sections = prose.sections.map((one) =>
      lacksOne(one) ? { ...one, figure: figures.get(one.id) } : one,
    )
    return { ...prose, sections }
  })
}

function publishedStreets({ file, ...facts }: StreetsFile) {
  return { url: file.url, ...facts }
}

/** A table whose columns are explained with the district's own names and numbers. */
function withDistrictTerms({ columns, rows }: MetricsTable, terms: DistrictTerms): MetricsTable {
  return {
    rows,
    columns: columns.map((column) => ({
      ...column,
      label: withTerms(column.label, terms),
      definition: withTerms(column.definition, terms),
    })),
  }
}

/**
 * SHA-256 over everything published, wherever the folder is on this machine. `partsSha256`: the hashes of the long
 * parts, which are the page texts and tagged text of each report, and the rows of each table.
 */
function hashContent(
  content: Omit<SiteContent, 'hash'>,
  partsSha256: readonly (readonly string[])[],
): string {
  // The addresses in `appearance` and `files` contain the hashes of their bytes.
  const { tables, pageTexts, readings, appearanceFiles, files, exceptions, areas, reviewed, ...others } =
    content
  const published = Array.from(files.values(), ({ path: _path, ...file }) => file)
  const maps = [[...exceptions], [...areas], [...reviewed]]
  return hash('sha256', JSON.stringify([others, published, maps, partsSha256]))
}

function areaOf({ id, entry }: ReportSource): [string, TimArea][] {
  return entry.area === undefined ? [] : [[id, entry.area]]
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1
}

/** English first, and within each language in the order of the menu. */
function byPlace(a: ProsePage, b: ProsePage): number {
  return (
    LANGUAGES.indexOf(a.language) - LANGUAGES.indexOf(b.language) ||
    PROSE_PAGES.indexOf(a.page) - PROSE_PAGES.indexOf(b.page)
  )
}

/** Deeply freezes a value made of plain objects and lists. */
export function freezeDeep<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) freezeDeep(part)
  return value
}

/** A read-only map: `Object.freeze` alone leaves `set` and `delete` working. */
function frozenMap<Key, Value>(entries: Iterable<readonly [Key, Value]>): ReadonlyMap<Key, Value> {
  const map = new Map(entries)
  const refuse = () => {
    throw new TypeError('Published content never changes')
  }
  return Object.freeze(Object.assign(map, { set: refuse, delete: refuse, clear: refuse }))
}
