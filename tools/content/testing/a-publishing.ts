import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { loadContent } from '../../../src/content/load-content.ts'
import type { ContentOutcome } from '../../../src/content/site-content.ts'
import type { Publishing } from '../../../src/publishing/publishing.ts'
import {
  aContentFolder,
  type ContentFiles,
  type TestFolder,
} from '../../../tests/builders/a-content-folder.ts'
import { aPdf } from '../../../tests/builders/a-pdf.ts'
import { aSharedReader } from '../../testing/shared-pdf-cache.ts'
import { refuseDoubts } from '../publish-with.ts'

/** A content folder that a command may publish into; deleted after the test. */
export interface TestPublishing extends Publishing {
  files: TestFolder
  /** Writes a PDF outside the folder; different text, different bytes. Returns its path. */
  writePdf: (text: string) => Promise<string>
  readEntry: (id: string) => Promise<unknown>
  load: () => Promise<ContentOutcome>
}

/** Reads PDFs as the commands do, in child processes. `files` are added to a small folder without a problem. */
export async function aPublishing(added: ContentFiles = {}): Promise<TestPublishing> {
  const files = await aContentFolder(added)
  const place = await mkdtemp(join(tmpdir(), 'publishing-'))
  const reader = aSharedReader()
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  return {
    folder: files.path,
    publicUrl: 'https://traffic.example.gov',
    reader,
    confirm: refuseDoubts,
    files,
    writePdf: async (text) => {
      const path = join(place, `${text.replaceAll(' ', '-')}.pdf`)
      await writeFile(path, aPdf(text))
      return path
    },
    readEntry: async (id) => parse(await readFile(join(files.path, 'reports', `${id}.yaml`), 'utf8')),
    load: () => loadContent(files.path, reader),
  }
}
