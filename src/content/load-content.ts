import { join, resolve } from 'node:path'
import { buildContent } from './build-content.ts'
import { crossProblems, crossWarnings } from './check-content.ts'
import { fingerprintOf } from './folder/fingerprint.ts'
import { type FolderEntry, readFolder } from './folder/read-folder.ts'
import { sortFolder } from './folder/sort-folder.ts'
import type { PdfReader } from './pdf/pdf-facts.ts'
import { createPartsReader } from './read-parts.ts'
import { type MatchedReport, matchFiles } from './reports/match-files.ts'
import { type PdfFound, readPdf } from './reports/read-pdf.ts'
import { sortPdfs } from './reports/sort-pdfs.ts'
import type { ContentOutcome, ContentProblem } from './site-content.ts'
import { createStampMemory } from './stamp-memory.ts'
import type { YamlCache } from './yaml/yaml-cache.ts'

export interface ContentFolder {
  /** Path of the content folder. */
  folder: string
  pdfReader: Pick<PdfReader, 'read'>
  /** Keeps the YAML of entries from one start to the next. Missing: a start reads it all. */
  yamlCache?: Pick<YamlCache, 'parse'>
}

/** Reads one content folder again and again; of a folder read before, only what changed. */
export interface ContentLoader {
  /** Lists the folder; cheap, it opens no file. */
  look: () => Promise<FolderLook>
  /** Looks and reads. */
  load: () => Promise<ContentOutcome>
}

/** A folder as it was listed at one moment. */
export interface FolderLook {
  /** Changes whenever a file of the folder was added, removed, renamed or written. */
  fingerprint: string
  /** Reads what was listed. */
  load: () => Promise<ContentOutcome>
}

/** Reads a content folder once: either it may go live, or every problem in it is listed. */
export function loadContent(folder: string, pdfReader: ContentFolder['pdfReader']): Promise<ContentOutcome> {
  return createContentLoader({ folder, pdfReader }).load()
}

// The reader itself decides how many PDFs are opened at a time; this only keeps it busy.
const PDFS_AT_A_TIME = 8

/** Makes a loader that keeps what it parsed of each file until the file changes. */
export function createContentLoader({ folder, pdfReader, yamlCache }: ContentFolder): ContentLoader {
  const root = resolve(folder)
  const readParts = createPartsReader(root, yamlCache?.parse)
  const pdfMemory = createStampMemory<{ entry: FolderEntry }, PdfFound>(PDFS_AT_A_TIME)

  /** What every file that an entry names holds, by its path in the folder. */
  async function readPdfs(matched: readonly MatchedReport[]): Promise<ReadonlyMap<string, PdfFound>> {
    const files = matched.flatMap(({ current, former }) => [current, ...former])
    const items = files.map(({ file }) => ({ entry: file }))
    const read = await pdfMemory.recall(items, async ({ entry }) => {
      const value = await readPdf(join(root, entry.path), entry, pdfReader)
      // A refusal may have its cause elsewhere, such as a busy machine: ask again the next time.
      return { value, isLasting: value.kind === 'read' }
    })
    return new Map(read.map(({ item, value }) => [item.entry.path, value]))
  }

  async function load(entries: readonly FolderEntry[] | null): Promise<ContentOutcome> {
    if (entries === null)
      return broken([{ file: '.', line: null, message: 'is no folder that can be read' }], [])
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
    ]
    const warnings = [...pdfs.warnings, ...crossWarnings(sorted, parts)]
    if (problems.length > 0 || parts.site === null) return broken(problems, warnings)
    const site = parts.site.value
    const pages = parts.pages.map(({ parsed }) => parsed.page)
    return {
      kind: 'ready',
      content: buildContent({
        site,
        pages,
        reports: pdfs.sources,
        tables: parts.tables,
        ramps: parts.ramps?.value.ramps ?? [],
        removed: parts.removed?.value.removed ?? [],
      }),
      warnings: inOrder(warnings),
    }
  }

  return {
    look: async () => {
      const entries = await readFolder(root)
      return { fingerprint: fingerprintOf(entries), load: () => load(entries) }
    },
    load: async () => load(await readFolder(root)),
  }
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
