import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createContentLoader } from '../../src/content/load-content.ts'
import { createPdfReader, pdfCacheDir } from '../../src/content/pdf/pdf-reader.ts'
import { responseFrom } from '../../src/content/respond.ts'
import { DocumentSearch } from '../../src/server/search/document-search.ts'
import { searchIndexFile } from '../../src/server/search/index-database.ts'
import { buildSnapshot, packSnapshot } from '../../src/server/snapshot/site-snapshot.ts'
import { readWebBundle } from '../../src/server/web-bundle.ts'

/** What a process holds after one more part of the server is there. */
export interface MemoryStep {
  name: string
  /** All of it, megabytes. */
  rssMegabytes: number
  /** In values of JavaScript, megabytes. */
  heapMegabytes: number
  /** In bytes beside them, such as packed answers, megabytes. */
  bytesMegabytes: number
}

/**
 * Puts a server together part by part, as `npm start` does, and tells after each what the process holds.
 * Run as a child with `--expose-gc`, on a folder that was served before and is no longer.
 */
const [, , contentDir = '', dataDir = ''] = process.argv
const steps: MemoryStep[] = []
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const web = await readWebBundle(join(import.meta.dirname, '..', '..', 'dist'))
if (web === null) throw new Error('The web pages are not built: run "npm run build"')
await noteStep('the program and the built pages')

const pdfReader = createPdfReader({ cacheDir: pdfCacheDir(dataDir) })
const outcome = await createContentLoader({ folder: contentDir, pdfReader }).load()
if (outcome.kind === 'broken') throw new Error(outcome.problems[0]?.message)
const { content } = outcome
await noteStep('entries and facts of all reports')

const origin = { publicUrl: 'http://localhost:8080', analyticsId: null, version: '0' }
const source = { content, response: responseFrom(content), ...web, ...origin }
const snapshot = await packSnapshot(await buildSnapshot(source, null, 2), 2, new AbortController().signal)
await noteStep('every page, list and answer, packed')

const search = new DocumentSearch({ readLog: () => silent, indexFile: searchIndexFile(dataDir) })
search.publish(source)
await search.settled()
await noteStep('the search index, opened from disk')

process.send?.(steps)
await search.close()
await pdfReader.close()
// Until here nothing may be let go.
if (snapshot.responses.size === 0) throw new Error('The snapshot is empty')

async function noteStep(name: string): Promise<void> {
  // Twice, with a pause: what finalizers let go is collected by the second.
  globalThis.gc?.()
  await delay(200)
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  const [rssMegabytes = 0, heapMegabytes = 0, bytesMegabytes = 0] = [rss, heapUsed, external].map(
    (bytes) => bytes / 1_000_000,
  )
  steps.push({ name, rssMegabytes, heapMegabytes, bytesMegabytes })
}
