import { workerData } from 'node:worker_threads'
import {
  failedReply,
  type JobReply,
  type NumberedJob,
  ownerPort,
  replyWith,
} from '../platform/worker-calls.ts'
import type { Results, Statement } from './database.ts'
import { SqliteFile, type SqliteSettings } from './sqlite-file.ts'

/** One request to the thread. Jobs that wait at the same time share one commit. */
export type SqliteJob = Work | { kind: 'tidy' | 'close' }

type Work = { kind: 'write' | 'read'; statements: readonly Statement[] }
type Reply = JobReply<Results>

// The thread is only ever started by sqlite-database.ts, which passes exactly these.
const settings = workerData as SqliteSettings
const port = ownerPort()
let file: SqliteFile | null = null
let waiting: NumberedJob<SqliteJob>[] = []

port.on('message', (job: NumberedJob<SqliteJob>) => {
  waiting.push(job)
  // Everything that arrived while the last commit waited for the disk goes into the next one.
  if (waiting.length === 1) setImmediate(runWaiting)
})

function runWaiting(): void {
  const jobs = waiting
  waiting = []
  const work = jobs.filter((one): one is NumberedJob<Work> => 'statements' in one.job)
  if (work.length > 0) for (const reply of runJobs(work)) port.postMessage(reply)
  for (const { id, job } of jobs) {
    if (job.kind === 'tidy') port.postMessage(replyWith(id, tidy))
    if (job.kind === 'close') {
      port.postMessage(replyWith(id, closeFile))
      port.close()
    }
  }
}

function runJobs(jobs: readonly NumberedJob<Work>[]): readonly Reply[] {
  try {
    const opened = open()
    const isWriting = jobs.some(({ job }) => job.kind === 'write')
    return isWriting ? runInTransaction(opened, jobs) : jobs.map((job) => runOne(opened, job))
  } catch (error) {
    // Opened again next time: the disk may be another by then, or writable again.
    closeFile()
    return jobs.map(({ id }) => failedReply(id, error))
  }
}

/** Answers nobody before the commit: a row that was seen but not stored must not be reported. */
function runInTransaction(opened: SqliteFile, jobs: readonly NumberedJob<Work>[]): readonly Reply[] {
  opened.begin()
  try {
    const replies: Reply[] = []
    for (const job of jobs) {
      replies.push(runOne(opened, job))
      // On a full disk SQLite rolls back the whole transaction, whichever of its jobs caused that.
      if (!opened.isInTransaction) throw new Error(replies.map(reasonOf).join(' ').trim())
    }
    opened.commit()
    return replies
  } catch (error) {
    opened.rollBack()
    throw error
  }
}

function runOne(opened: SqliteFile, { id, job }: NumberedJob<Work>): Reply {
  return replyWith(id, () => opened.runTogether(job.statements))
}

function reasonOf(reply: Reply): string {
  return reply.kind === 'failed' ? reply.reason : ''
}

function open(): SqliteFile {
  if (file?.isInPlace === false) closeFile()
  file ??= new SqliteFile(settings)
  return file
}

function tidy(): Results {
  open().tidy()
  return []
}

function closeFile(): Results {
  file?.close()
  file = null
  return []
}
