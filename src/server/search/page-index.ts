import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { FindQuery, Found, NearWord } from './find-query.ts'
import type { IndexedReport, ReportFacets, ReportWords } from './indexed-report.ts'
import { type KnownWord, nearestWord } from './near-words.ts'
import { buildMatchExpression, type Phrase, parseWords } from './parse-words.ts'
import { type MatchedReport, rankHits } from './rank-hits.ts'
import { foldText } from './words.ts'

/** A word in a title weighs eight times one on a page, one in a summary four times. */
const WEIGHTS = '8.0, 4.0, 1.0'

const SCHEMA = `
  CREATE VIRTUAL TABLE pages USING fts5(
    title, summary, text,
    content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2'
  );
  CREATE VIRTUAL TABLE words USING fts5vocab(pages, 'row');`

/** A report and the rows of its pages: page 1 is `firstRow`, which also holds title and summary. */
interface StoredReport {
  id: string
  facets: ReportFacets
  firstRow: number
  rowCount: number
}

/**
 * The full text of every page, in memory. Only the words and their places are kept, not the texts. Not for
 * the server's main thread: what stands on very many pages takes long to rank.
 */
export class PageIndex {
  readonly #database = new DatabaseSync(':memory:')
  readonly #reports = new Map<string, StoredReport>()
  /** The report of each row. Rows are never used twice. */
  readonly #reportOfRow: StoredReport[] = []
  readonly #insert: StatementSync
  readonly #remove: StatementSync
  readonly #match: StatementSync
  #known: readonly KnownWord[] | null = null

  constructor() {
    this.#database.exec(SCHEMA)
    this.#insert = this.#database.prepare(
      'INSERT INTO pages (rowid, title, summary, text) VALUES (?, ?, ?, ?)',
    )
    this.#remove = this.#database.prepare('DELETE FROM pages WHERE rowid = ?')
    this.#match = this.#database.prepare(
      `SELECT rowid, bm25(pages, ${WEIGHTS}) FROM pages WHERE pages MATCH ?`,
    )
    this.#match.setReturnArrays(true)
  }

  /** Takes reports in, or anew; all of them or, when that fails, none. */
  store(reports: readonly IndexedReport[]): void {
    this.#inTransaction(() => {
      for (const { id, facets, words } of reports) {
        const stored = this.#reports.get(id)
        if (words === null) {
          if (stored === undefined) throw new Error(`Report ${id} was never stored with its words`)
          stored.facets = facets
        } else {
          this.#removeRows(id)
          this.#reports.set(id, this.#addRows(id, facets, words))
        }
      }
    })
  }

  forget(ids: readonly string[]): void {
    this.#inTransaction(() => {
      for (const id of ids) this.#removeRows(id)
    })
  }

  /** Answers any input; what holds no word finds nothing. */
  find(query: FindQuery): Found {
    const phrases = parseWords(query.q)
    const found = rankHits(this.#matchedReports(phrases), query)
    return { ...found, nearWords: found.pagesAnywhere === 0 ? this.#nearWords(phrases) : null }
  }

  close(): void {
    this.#database.close()
  }

  #matchedReports(phrases: readonly Phrase[]): MatchedReport[] {
    const expression = buildMatchExpression(phrases)
    if (expression === null) return []
    // `setReturnArrays` gives each row as its two columns, both of them numbers by the statement.
    const rows = this.#match.all(expression) as unknown as [row: number, rank: number][]
    const matched = new Map<StoredReport, MatchedReport>()
    for (const [row, rank] of rows) {
      const stored = this.#reportOfRow[row]
      if (stored === undefined) throw new Error(`Row ${row} belongs to no report`)
      const page = { pageNumber: row - stored.firstRow + 1, rank }
      const report = matched.get(stored)
      if (report === undefined) matched.set(stored, { id: stored.id, facets: stored.facets, pages: [page] })
      else report.pages.push(page)
    }
    return [...matched.values()]
  }

  /** For each word that stands nowhere, the nearest that does; `null` when one has none, or none is missing. */
  #nearWords(phrases: readonly Phrase[]): NearWord[] | null {
    const known = this.#knownWords()
    const words = new Set(known.map(({ word }) => word))
    const open = phrases.find(({ isOpen }) => isOpen)?.words.at(-1)
    const isKnown = (word: string) =>
      words.has(word) || (word === open && known.some((one) => one.word.startsWith(word)))
    const missing = new Set(phrases.flatMap((phrase) => phrase.words).filter((word) => !isKnown(word)))
    const near = [...missing].map((asked) => ({ asked, near: nearestWord(asked, known) }))
    return near.length > 0 && near.every(isNear) ? near : null
  }

  /** Words without figures: nobody means another number. */
  #knownWords(): readonly KnownWord[] {
    this.#known ??= this.#database
      .prepare("SELECT term, doc FROM words WHERE term NOT GLOB '*[0-9]*'")
      .all()
      .map(({ term, doc }) => ({ word: String(term), pages: Number(doc) }))
    return this.#known
  }

  #addRows(id: string, facets: ReportFacets, { title, summary, pages }: ReportWords): StoredReport {
    const firstRow = this.#reportOfRow.length
    const texts = pages.length === 0 ? [''] : pages
    const stored = { id, facets, firstRow, rowCount: texts.length }
    for (const [index, text] of texts.entries()) {
      const isFirst = index === 0
      const columns = [isFirst ? title : '', isFirst ? summary : '', text]
      this.#insert.run(firstRow + index, ...columns.map((column) => foldText(column.normalize('NFC'))))
      this.#reportOfRow.push(stored)
    }
    this.#known = null
    return stored
  }

  #removeRows(id: string): void {
    const stored = this.#reports.get(id)
    if (stored === undefined) return
    for (let index = 0; index < stored.rowCount; index++) this.#remove.run(stored.firstRow + index)
    this.#reports.delete(id)
    this.#known = null
  }

  #inTransaction(work: () => void): void {
    this.#database.exec('BEGIN')
    try {
      work()
      this.#database.exec('COMMIT')
    } catch (error) {
      this.#database.exec('ROLLBACK')
      throw error
    }
  }
}

function isNear(word: { asked: string; near: string | null }): word is NearWord {
  return word.near !== null
}
