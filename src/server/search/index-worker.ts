import { parentPort } from 'node:worker_threads'
import type { FindQuery, Found } from './find-query.ts'
import type { IndexedReport } from './indexed-report.ts'
import { PageIndex } from './page-index.ts'

/** What the thread is told to do, one after the other. */
export type IndexJob =
  | { kind: 'store'; reports: readonly IndexedReport[] }
  | { kind: 'forget'; ids: readonly string[] }
  | { kind: 'find'; query: FindQuery }

export type IndexReply =
  | { id: number; kind: 'done'; found: Found | null }
  | { id: number; kind: 'failed'; reason: string }

const index = new PageIndex()

parentPort?.on('message', ({ id, job }: { id: number; job: IndexJob }) => {
  parentPort?.postMessage(replyTo(id, job))
})

function replyTo(id: number, job: IndexJob): IndexReply {
  try {
    return { id, kind: 'done', found: run(job) }
  } catch (error) {
    return {
      id,
      kind: 'failed',
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
}

/** What was found; `null` for a job that finds nothing. */
function run(job: IndexJob): Found | null {
  switch (job.kind) {
    case 'store':
      index.store(job.reports)
      return null
    case 'forget':
      index.forget(job.ids)
      return null
    case 'find':
      return index.find(job.query)
  }
}
