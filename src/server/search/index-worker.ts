import { workerData } from 'node:worker_threads'
import { type NumberedJob, ownerPort, replyWith } from '../platform/worker-calls.ts'
import type { FindQuery, Found } from './find-query.ts'
import { removeIndexFile } from './index-database.ts'
import type { Holdings, IndexedReport } from './indexed-report.ts'
import { type OpenPageIndex, openPageIndex } from './open-page-index.ts'

/** What the thread does, one job after the other. */
export type IndexJob =
  | { kind: 'list' }
  | { kind: 'store'; reports: readonly IndexedReport[] }
  | { kind: 'forget'; ids: readonly string[] }
  | { kind: 'find'; query: FindQuery }

/** What came of a job. */
export type IndexResult =
  | { kind: 'listed'; holdings: Holdings; place: OpenPageIndex['place'] }
  | { kind: 'found'; found: Found }
  | { kind: 'done' }

// Given by `startIndexThread`: where the index is kept, or null.
const file = workerData as string | null
const { index, place } = openPageIndex(file)
const port = ownerPort()

port.on('message', ({ id, job }: NumberedJob<IndexJob>) => {
  const reply = replyWith(id, () => run(job))
  if (reply.kind === 'failed' && place === 'disk' && file !== null) discard(file)
  port.postMessage(reply)
})

/** An index on disk that failed may be damaged: nothing of it is used again. */
function discard(path: string): void {
  index.close()
  removeIndexFile(path)
  // After the reply has been sent.
  setImmediate(() => process.exit(1))
}

function run(job: IndexJob): IndexResult {
  switch (job.kind) {
    case 'list':
      return { kind: 'listed', holdings: index.holdings(), place }
    case 'store':
      index.store(job.reports)
      return { kind: 'done' }
    case 'forget':
      index.forget(job.ids)
      return { kind: 'done' }
    case 'find':
      return { kind: 'found', found: index.find(job.query) }
  }
}
