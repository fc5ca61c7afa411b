import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { fiscalYearsOf } from '../../contract/fiscal-year.ts'
import type { PeriodCalendar } from '../../contract/period-days.ts'
import type { Report } from '../../contract/report.ts'
import { type SearchGroup, searchGroupOf } from '../../contract/search-groups.ts'

/** A report and the rows of its pages. `firstRow` is page 1, and also holds title and summary. */
export interface StoredReport {
  id: string
  facets: ReportFacets
  firstRow: number
  rowCount: number
}

/** The reports of an index: in its database, with what every search needs also in memory. */
export class StoredReports {
  readonly #byId = new Map<string, StoredReport>()
  /** The report of each row. Rows of removed reports still have theirs. */
  readonly #ofRow: StoredReport[] = []
  readonly #insert: StatementSync
  readonly #update: StatementSync
  readonly #remove: StatementSync
  readonly #list: StatementSync

  constructor(database: DatabaseSync) {
    this.#insert = database.prepare('INSERT INTO reports VALUES (?, ?, ?, ?)')
    this.#update = database.prepare('UPDATE reports SET holding = ? WHERE id = ?')
    this.#remove = database.prepare('DELETE FROM reports WHERE id = ?')
    this.#list = database.prepare('SELECT id, first_row, row_count, holding FROM reports ORDER BY first_row')
    for (const { id, firstRow, rowCount, holding } of this.#rows())
      this.#remember({ id, facets: holding.facets, firstRow, rowCount })
  }

  get(id: string): StoredReport | undefined {
    return this.#byId.get(id)
  }

  ofRow(row: number): StoredReport {
    const stored = this.#ofRow[row]
    if (stored === undefined) throw new Error(`Row ${row} belongs to no report`)
    return stored
  }

  /** Adds a report, with rows after all others. */
  add(id: string, holding: Holding, rowCount: number): StoredReport {
    const stored = { id, facets: holding.facets, firstRow: this.#ofRow.length, rowCount }
    this.#insert.run(id, stored.firstRow, rowCount, JSON.stringify(holding))
    this.#remember(stored)
    return stored
  }

  change(stored: StoredReport, holding: Holding): void {
    this.#update.run(JSON.stringify(holding), stored.id)
    stored.facets = holding.facets
  }

  remove(id: string): void {
    this.#remove.run(id)
    this.#byId.delete(id)
  }

  holdings(): Holdings {
    return new Map(Array.from(this.#rows(), ({ id, holding }) => [id, holding]))
  }

  #remember(stored: StoredReport): void {
    this.#byId.set(stored.id, stored)
    for (let index = 0; index < stored.rowCount; index++) this.#ofRow[stored.firstRow + index] = stored
  }

  *#rows() {
    for (const { id, first_row, row_count, holding } of this.#list.iterate()) {
      yield {
        id: String(id),
        firstRow: Number(first_row),
        rowCount: Number(row_count),
        // Written by `add` or `change` of this version: the version is checked when the index is opened.
        holding: JSON.parse(String(holding)) as Holding,
      }
    }
  }
}

/** What reports are filtered by, and what breaks ties between them. */
export interface ReportFacets {
  /** `null`: in no group. */
  group: SearchGroup | null
  /** Every fiscal year that it covers at least a day of. */
  years: readonly string[]
  /** Without its region: `en`, `es`, `ht`. */
  language: string
  isArchived: boolean
  /** Last day it covers; in a tie the newer report comes first. */
  end: string
}

/** What an index holds of a report. Texts are compared by hash, because they are too large to store. */
export interface Holding {
  facets: ReportFacets
  title: string
  summary: string
  /** `null`: the report has no texts. */
  textsSha256: string | null
}

/** What an index holds, by report id, for finding later changes. */
export type Holdings = ReadonlyMap<string, Holding>

export interface IndexedReport {
  id: string
  holding: Holding
  /**
   * Text of each page. Empty: the file has no text, so only title and summary can be found. `null`: only the facets
   * changed.
   */
  pages: readonly string[] | null
}

export function facetsOf(
  { category, period, language, archived }: Report,
  { fiscalYearFirstMonth }: PeriodCalendar,
): ReportFacets {
  return {
    group: searchGroupOf(category),
    years: fiscalYearsOf(period, fiscalYearFirstMonth).map(String),
    language: language.split('-')[0] ?? language,
    isArchived: archived,
    end: period.end,
  }
}
