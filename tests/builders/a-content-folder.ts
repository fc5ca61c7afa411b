import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { PAGES } from '../../src/contract/pages.ts'
import { aPage } from './a-page.ts'
import { aPdf } from './a-pdf.ts'
import { aReportEntry } from './a-report.ts'
import { aSiteFile } from './a-site.ts'

/** Files of a content folder by path; `null` omits a default one. */
export type ContentFiles = Readonly<Record<string, string | Uint8Array | null>>

/** A content folder on disk, deleted after the test. */
export interface TestFolder {
  path: string
  write: (file: string, content: string | Uint8Array) => Promise<void>
  remove: (file: string) => Promise<void>
}

/** The files of a small valid folder: one report, and every page in English. */
export function contentFiles(overrides: ContentFiles = {}): ContentFiles {
  const pages = Object.fromEntries(PAGES.map((page) => [`pages/en/${page}.md`, aPage({ title: page })]))
  return {
    'site.yaml': aSiteFile({ languages: ['en'] }),
    'reports/annual-fy2026.yaml': aReportEntry(),
    'files/annual-fy2026.pdf': aPdf(),
    ...pages,
    ...overrides,
  }
}

/** Writes `contentFiles(overrides)` to a new folder. */
export async function aContentFolder(overrides: ContentFiles = {}): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  const write = async (file: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(path, file)), { recursive: true })
    await writeFile(join(path, file), content)
  }
  for (const [file, content] of Object.entries(contentFiles(overrides))) {
    if (content !== null) await write(file, content)
  }
  return { path, write, remove: (file) => rm(join(path, file), { recursive: true }) }
}
