import { parentPort, workerData } from 'node:worker_threads'
import type { Results, Statement } from './database.ts'
import { SqliteFile, type SqliteSettings } from './sqlite-file.ts'

/** One request to the thread. Jobs that are waiting at the same time share one commit. */
export type SqliteJob =
  | { id: number; kind: 'write' | 'read'; statements: readonly Statement[] }
  | { id: number; kind: 'tidy' | 'close' }

export type SqliteReply =
  | { id: number; kind: 'done'; results: Results }
  | { id: number; kind: 'failed'; reason: string }

type Work = Extract<SqliteJob, { statements: unknown }>

// The thread is only ever started by sqlite-database.ts, which passes exactly these.
const settings = workerData as SqliteSettings
let file: SqliteFile | null = null
let waiting: SqliteJob[] = []

parentPort?.on('message', (job: SqliteJob) => {
  waiting.push(job)
  // Everything that arrived while the last commit waited for the disk goes into the next one.
  if (waiting.length === 1) setImmediate(workOff)
})

function workOff(): void {
  const jobs = waiting
  waiting = []
  const work = jobs.filter((job) => 'statements' in job)
  if (work.length > 0) for (const reply of runJobs(work)) parentPort?.postMessage(reply)
  for (const job of jobs) {
    if (job.kind === 'tidy') tidy(job)
    if (job.kind === 'close') close(job)
  }
}

function runJobs(jobs: readonly Work[]): readonly SqliteReply[] {
  try {
    const opened = open()
    const isWriting = jobs.some((job) => job.kind === 'write')
    return isWriting ? runInTransaction(opened, jobs) : jobs.map((job) => runOne(opened, job))
  } catch (error) {
    // Opened anew next time: the disk may be another by then, or writable again.
    file?.close()
    file = null
    return jobs.map((job) => failed(job, error))
  }
}

/** Answers nobody before the commit: a row that was seen but not kept must not be spoken of. */
function runInTransaction(opened: SqliteFile, jobs: readonly Work[]): readonly SqliteReply[] {
  opened.begin()
  try {
    const replies: SqliteReply[] = []
    for (const job of jobs) {
      replies.push(runOne(opened, job))
      // A full disk makes SQLite give up the whole transaction, whichever job of it brought that about.
      if (!opened.isInTransaction) throw new Error(replies.map(reasonOf).join(' ').trim())
    }
    opened.commit()
    return replies
  } catch (error) {
    opened.rollBack()
    throw error
  }
}

function runOne(opened: SqliteFile, job: Work): SqliteReply {
  try {
    return { id: job.id, kind: 'done', results: opened.runTogether(job.statements) }
  } catch (error) {
    return failed(job, error)
  }
}

function reasonOf(reply: SqliteReply): string {
  return reply.kind === 'failed' ? reply.reason : ''
}

function open(): SqliteFile {
  if (file?.isInPlace === false) {
    file.close()
    file = null
  }
  file ??= new SqliteFile(settings)
  return file
}

function tidy(job: SqliteJob): void {
  try {
    open().tidy()
    parentPort?.postMessage({ id: job.id, kind: 'done', results: [] } satisfies SqliteReply)
  } catch (error) {
    parentPort?.postMessage(failed(job, error))
  }
}

function close(job: SqliteJob): void {
  file?.close()
  file = null
  parentPort?.postMessage({ id: job.id, kind: 'done', results: [] } satisfies SqliteReply)
  parentPort?.close()
}

function failed(job: SqliteJob, error: unknown): SqliteReply {
  return { id: job.id, kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
}
