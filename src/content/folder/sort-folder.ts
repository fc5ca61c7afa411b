import { LOOK_FOLDER } from '../../contract/district-profile.ts'
import { LANGUAGES, type Language } from '../../contract/language.ts'
import { TABLE_IDS, type TableId } from '../../contract/metrics-table.ts'
import { PROSE_PAGES, type ProsePageName } from '../../contract/pages.ts'
import { suggestion } from '../did-you-mean.ts'
import type { ContentProblem } from '../issue.ts'
import { reportIdIssue } from '../slug.ts'
import { type FolderEntry, READ_FOLDERS } from './read-folder.ts'

/** A file whose name makes it a page of the site. */
export interface SortedPage {
  entry: FolderEntry
  language: Language
  page: ProsePageName
}

/** A file whose name is an id: an entry about a report or its reviewed text, both by the report's id, or a notice. */
export interface SortedEntry {
  entry: FolderEntry
  id: string
}

/** A file whose name makes it a table of figures. */
export interface SortedTable {
  entry: FolderEntry
  id: TableId
}

/** What each file of a content folder is for. */
export interface SortedFolder {
  /** `null`: there is none. */
  site: FolderEntry | null
  pages: readonly SortedPage[]
  reports: readonly SortedEntry[]
  /** Reviewed texts of reports, alternatives to their PDFs. */
  readings: readonly SortedEntry[]
  tables: readonly SortedTable[]
  notices: readonly SortedEntry[]
  /** The list of ramp signals. `null`: there is none. */
  ramps: FolderEntry | null
  /** The list of freeway exits. `null`: there is none. */
  exits: FolderEntry | null
  /** The list of reports that were taken down. `null`: there is none. */
  removed: FolderEntry | null
  /** The district's map. `null`: there is none. */
  map: FolderEntry | null
  /** Street tiles for the map. `null`: there are none. */
  streets: FolderEntry | null
  /** Pictures of the site's appearance. */
  look: readonly FolderEntry[]
  /** The entries of `files/`. */
  files: readonly FolderEntry[]
  /** The languages that have a folder in `pages/`. */
  languages: readonly Language[]
  /** Entries that are in the wrong place. */
  problems: readonly ContentProblem[]
}

const LAYOUT =
  'site.yaml, ramps.yaml, exits.yaml, pages/, reports/, files/, metrics/, notices/, map/ and look/'

/** Sorts the entries of a content folder by purpose; those that do not belong there are problems. Pure. */
export function sortFolder(entries: readonly FolderEntry[]): SortedFolder {
  const sorted: Sorting = {
    site: null,
    pages: [],
    reports: [],
    readings: [],
    tables: [],
    notices: [],
    ramps: null,
    exits: null,
    removed: null,
    map: null,
    streets: null,
    look: [],
    files: [],
    languages: LANGUAGES.filter((language) => entries.some(isFolderOf(language))),
    problems: [],
  }
  for (const entry of entries) {
    const issue = wrongKind(entry) ?? place(entry, sorted)
    if (issue !== null) sorted.problems.push({ file: entry.path, line: null, message: issue })
  }
  return sorted
}

const isFolderOf = (language: Language) => (entry: FolderEntry) =>
  entry.kind === 'folder' && entry.path === `pages/${language}`

type Sorting = { -readonly [Key in keyof SortedFolder]: Mutable<SortedFolder[Key]> }
type Mutable<Value> = Value extends readonly (infer Item)[] ? Item[] : Value

function wrongKind({ kind, path }: FolderEntry): string | null {
  switch (kind) {
    case 'link':
      return 'is a symbolic link and is not followed: put the file itself here'
    case 'other':
      return 'is not read: it is neither a file nor a folder'
    case 'unreadable':
      return 'cannot be read: let this account read it, or give it a name of ordinary letters'
    case 'file':
      return READ_FOLDERS.has(path) ? 'must be a folder' : null
    case 'folder':
      return READ_FOLDERS.has(path) ? null : `is not read: ${folderAdvice(path)}`
  }
}

function folderAdvice(path: string): string {
  if (ROOT_FILES.has(path)) return `${path} must be a file`
  return FOLDERS.get(path.split('/', 1)[0] ?? '')?.advice ?? `the content folder holds ${LAYOUT}`
}

/** Sorts in one file, or returns why it does not belong anywhere. */
function place(entry: FolderEntry, sorted: Sorting): string | null {
  if (entry.kind === 'folder') return null
  const [folder = '', ...rest] = entry.path.split('/')
  const known = FOLDERS.get(folder)
  if (known !== undefined) return known.place(entry, rest.join('/'), sorted)
  const part = ROOT_FILES.get(entry.path)
  if (part === undefined) return `is not read: the content folder holds ${LAYOUT}`
  sorted[part] = entry
  return null
}

const ROOT_FILES = new Map<string, 'site' | 'ramps' | 'exits' | 'removed'>([
  ['site.yaml', 'site'],
  ['ramps.yaml', 'ramps'],
  ['exits.yaml', 'exits'],
  ['removed.yaml', 'removed'],
])

/** How the files of each folder are sorted, and the advice for a folder inside it. */
const FOLDERS = new Map([
  ['pages', { place: placePage, advice: `pages are written in the folders ${LANGUAGES.join(', ')}` }],
  ['reports', { place: placeReport, advice: 'put the entries directly into reports/' }],
  ['files', { place: placeFile, advice: 'put the files directly into files/' }],
  ['metrics', { place: placeTable, advice: 'put the tables directly into metrics/' }],
  ['notices', { place: placeNotice, advice: 'put the notices directly into notices/' }],
  ['map', { place: placeMap, advice: 'put map.json and streets.pmtiles directly into map/' }],
  [LOOK_FOLDER, { place: placeLook, advice: `put the pictures directly into ${LOOK_FOLDER}/` }],
])

function placePage(entry: FolderEntry, name: string, sorted: Sorting): string | null {
  const [folder, file] = name.split('/')
  const language = LANGUAGES.find((known) => known === folder)
  if (language === undefined || file === undefined) {
    return `is not read: put it into the folder of its language, such as pages/en/${name}`
  }
  if (!file.endsWith('.md')) return 'is not read: a page is written in Markdown and its name ends in ".md"'
  const title = file.slice(0, -'.md'.length)
  const page = PROSE_PAGES.find((known) => known === title)
  if (page === undefined)
    return `is not read: the site has no page "${title}"${suggestion(title, PROSE_PAGES)}`
  sorted.pages.push({ entry, language, page })
  return null
}

function placeReport(entry: FolderEntry, name: string, sorted: Sorting): string | null {
  if (name.endsWith(READING)) {
    sorted.readings.push({ entry, id: name.slice(0, -READING.length) })
    return null
  }
  if (!name.endsWith('.yaml')) {
    return `is not read: the name of an entry ends in ".yaml", such as ${name.replace(/\.[^.]*$/, '')}.yaml`
  }
  const id = name.slice(0, -'.yaml'.length)
  const issue = reportIdIssue(id)
  if (issue !== null) return issue
  sorted.reports.push({ entry, id })
  return null
}

const READING = '.read.md'

function placeFile(entry: FolderEntry, name: string, sorted: Sorting): string | null {
  if (!/\.pdf$/i.test(name)) return 'is not read: only files whose name ends in ".pdf" are published'
  sorted.files.push(entry)
  return null
}

function placeTable(entry: FolderEntry, name: string, sorted: Sorting): string | null {
  if (!name.endsWith('.csv')) return 'is not read: the name of a table ends in ".csv"'
  const title = name.slice(0, -'.csv'.length)
  const id = TABLE_IDS.find((known) => known === title)
  if (id === undefined) return `is not read: there is no table "${title}"${suggestion(title, TABLE_IDS)}`
  sorted.tables.push({ entry, id })
  return null
}

function placeNotice(entry: FolderEntry, name: string, sorted: Sorting): string | null {
  if (!name.endsWith('.yaml')) return 'is not read: the name of a notice ends in ".yaml"'
  const id = name.slice(0, -'.yaml'.length)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return 'must be named with a to z, 0 to 9 and single hyphens'
  sorted.notices.push({ entry, id })
  return null
}

function placeMap(entry: FolderEntry, name: string, sorted: Sorting): string | null {
  if (name === 'map.json') sorted.map = entry
  else if (name === 'streets.pmtiles') sorted.streets = entry
  else
    return 'is not read: map/ holds map.json, which "npm run map -- make" writes, and streets.pmtiles, which "npm run map -- streets" writes'
  return null
}

function placeLook(entry: FolderEntry, name: string, sorted: Sorting): string | null {
  if (!/\.(svg|png|jpe?g)$/i.test(name)) return 'is not read: its name must end in ".svg", ".png" or ".jpg"'
  if (!/^[A-Za-z0-9][\w.-]*$/.test(name)) return 'must be named with letters a to z, digits, ".", "-" and "_"'
  sorted.look.push(entry)
  return null
}
