import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { FindQuery, Found, NearWord } from './find-query.ts'
import { buildEntryExpression, buildMatchExpression, type Phrase, parseWords } from './parse-words.ts'
import { type MatchedReport, rankHits } from './rank-hits.ts'
import {
  type Holding,
  type Holdings,
  type IndexedReport,
  type StoredReport,
  StoredReports,
} from './stored-reports.ts'
import { foldText, type KnownWord, nearestWord } from './words.ts'

// Raise the number when the indexed words or their storage change. New libraries change the version by themselves.
const VERSION = `2 sqlite ${process.versions.sqlite} unicode ${process.versions.unicode}`

const SCHEMA = `
  CREATE VIRTUAL TABLE pages USING fts5(
    title, summary, text,
    content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2'
  );
  CREATE VIRTUAL TABLE words USING fts5vocab(pages, 'row');
  CREATE TABLE reports (
    id TEXT PRIMARY KEY, first_row INTEGER NOT NULL, row_count INTEGER NOT NULL, holding TEXT NOT NULL
  ) STRICT;
  CREATE TABLE version (version TEXT NOT NULL) STRICT;`

// The file survives restarts but is expendable: what a power failure loses is rebuilt. It stays locked while open,
// because a second server with other content must not write to it. The cache takes 16 MB.
const SETTINGS = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA cache_size = -16000;`

export function searchIndexFile(dataDir: string): string {
  return join(dataDir, 'search-index', 'pages.sqlite')
}

export function removeIndexFile(file: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true })
}

function created(database: DatabaseSync): DatabaseSync {
  database.exec(`BEGIN; ${SCHEMA}`)
  database.prepare('INSERT INTO version VALUES (?)').run(VERSION)
  database.exec('COMMIT')
  return database
}

/** A word in a title weighs eight times one on a page, one in a summary four times. */
const WEIGHTS = '8.0, 4.0, 1.0'

/**
 * Full-text index of every page. It stores words and positions, not texts. Not for the server's main thread: ranking
 * a word that is on very many pages takes long.
 */
export class PageIndex {
  readonly #database: DatabaseSync
  readonly #reports: StoredReports
  readonly #insert: StatementSync
  readonly #remove: StatementSync
  readonly #match: StatementSync
  readonly #matchEntries: StatementSync
  #known: readonly KnownWord[] | null = null

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#reports = new StoredReports(database)
    this.#insert = database.prepare('INSERT INTO pages (rowid, title, summary, text) VALUES (?, ?, ?, ?)')
    this.#remove = database.prepare('DELETE FROM pages WHERE rowid = ?')
    this.#match = database.prepare(`SELECT rowid, bm25(pages, ${WEIGHTS}) FROM pages WHERE pages MATCH ?`)
    this.#match.setReturnArrays(true)
    this.#matchEntries = database.prepare('SELECT rowid FROM pages WHERE pages MATCH ?')
  }

  get place(): 'disk' | 'memory' {
    return this.#database.location() === null ? 'memory' : 'disk'
  }

  /** What the index holds, also from earlier starts, and where. */
  list(): { holdings: Holdings; place: PageIndex['place'] } {
    return { holdings: this.#reports.holdings(), place: this.place }
  }

  /** Stores or replaces reports: all of them or, on failure, none. */
  store(reports: readonly IndexedReport[]): void {
    this.#inTransaction(() => {
      for (const { id, holding, pages } of reports) {
        const stored = this.#reports.get(id)
        if (pages === null) {
          if (stored === undefined) throw new Error(`Report ${id} was never stored with its texts`)
          this.#reports.change(stored, holding)
        } else {
          this.#removeRows(id)
          this.#addRows(id, holding, pages)
        }
      }
    })
  }

  forget(ids: readonly string[]): void {
    this.#inTransaction(() => {
      for (const id of ids) this.#removeRows(id)
    })
  }

  /** Takes any input; a query without words finds nothing. */
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
    const entries = this.#entryRows(phrases)
    const matched = new Map<StoredReport, MatchedReport>()
    for (const [row, rank] of rows) {
      const stored = this.#reports.ofRow(row)
      const page = { pageNumber: entries.has(row) ? null : row - stored.firstRow + 1, rank }
      const report = matched.get(stored)
      if (report === undefined) matched.set(stored, { id: stored.id, facets: stored.facets, pages: [page] })
      else report.pages.push(page)
    }
    return [...matched.values()]
  }

  /** First rows whose match needs the title or summary, because the page alone does not match. */
  #entryRows(phrases: readonly Phrase[]): Set<number> {
    const rows = this.#matchEntries.all(buildEntryExpression(phrases))
    return new Set(rows.map(({ rowid }) => Number(rowid)))
  }

  /**
   * The most similar word for each one that no page has; `null` when one has none, or none is missing. Words with
   * digits are not corrected.
   */
  #nearWords(phrases: readonly Phrase[]): NearWord[] | null {
    const known = this.#knownWords()
    const words = new Set(known.map(({ word }) => word))
    const open = phrases.find(({ isPrefix }) => isPrefix)?.words.at(-1)
    const isKnown = (word: string) =>
      /\d/.test(word) || words.has(word) || (word === open && known.some((one) => one.word.startsWith(word)))
    const missing = new Set(phrases.flatMap((phrase) => phrase.words).filter((word) => !isKnown(word)))
    const near = [...missing].map((typed) => ({ typed, near: nearestWord(typed, known) }))
    return near.length > 0 && near.every(isNear) ? near : null
  }

  /** Words without digits: nobody who types a number means another one. */
  #knownWords(): readonly KnownWord[] {
    this.#known ??= this.#database
      .prepare("SELECT term, doc FROM words WHERE term NOT GLOB '*[0-9]*'")
      .all()
      .map(({ term, doc }) => ({ word: String(term), pages: Number(doc) }))
    return this.#known
  }

  #addRows(id: string, holding: Holding, pages: readonly string[]): void {
    const texts = pages.length === 0 ? [''] : pages
    const { firstRow } = this.#reports.add(id, holding, texts.length)
    for (const [index, text] of texts.entries()) {
      const isFirst = index === 0
      const columns = [isFirst ? holding.title : '', isFirst ? holding.summary : '', text]
      this.#insert.run(firstRow + index, ...columns.map((column) => foldText(column.normalize('NFC'))))
    }
    this.#known = null
  }

  #removeRows(id: string): void {
    const stored = this.#reports.get(id)
    if (stored === undefined) return
    for (let index = 0; index < stored.rowCount; index++) this.#remove.run(stored.firstRow + index)
    this.#reports.remove(id)
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

function isNear(word: { typed: string; near: string | null }): word is NearWord {
  return word.near !== null
}

/**
 * Opens the index in `file`, or a new one when it is missing, damaged or of another version. Uses memory when `file` is
 * `null`, locked by another process, or not writable.
 */
export function openPageIndex(file: string | null): PageIndex {
  if (file === null) return new PageIndex(created(new DatabaseSync(':memory:')))
  try {
    return openFile(file)
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === LOCKED) return openPageIndex(null)
  }
  try {
    removeIndexFile(file)
    return openFile(file)
  } catch {
    return openPageIndex(null)
  }
}

/** SQLITE_BUSY. */
const LOCKED = 5

/** Opens or creates the index in a file. Throws when the file is not an index of this version. */
function openFile(file: string): PageIndex {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  try {
    database.exec(SETTINGS)
    const isNew = database.prepare('SELECT count(*) AS tables FROM sqlite_master').get()?.tables === 0
    if (isNew) return new PageIndex(created(database))
    const version = database.prepare('SELECT version FROM version').get()?.version
    if (version !== VERSION) throw new Error(`The index is of version ${version}`)
    return new PageIndex(database)
  } catch (error) {
    database.close()
    throw error
  }
}
