import { type ChildProcess, fork } from 'node:child_process'
import { on, once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import * as v from 'valibot'
import { type PdfChecks, type PdfJob, type RenderedPage, WorkerMessage } from './pdf-worker-messages.ts'

const WORKER_FILE = fileURLToPath(new URL('./worker/pdf-worker.ts', import.meta.url))

// Enough for 200 MB of PDF, its largest decompressed image and pdf.js; leaves the rest of the machine its memory.
const MAX_RSS_BYTES = 1_200_000_000

// A worker starts in 0.3 s; on a busy machine it can take many times as long.
const START_LIMIT_MS = 60_000

// An idle worker uses 150 MB; while many files are read, none is idle this long.
const IDLE_LIMIT_MS = 3_000

const NODE_FLAGS = [
  '--max-old-space-size=512',
  '--disallow-code-generation-from-strings',
  // Otherwise garbage is collected on four more threads, which do not have its low priority.
  '--single-threaded',
  // It may read files, load the canvas and start a watchdog thread; it may not write or start processes.
  '--permission',
  '--allow-fs-read=*',
  '--allow-addons',
  '--allow-worker',
  '--no-warnings',
]

/** The result of a job: everything the worker sent, even if it ended early. */
export interface JobResult {
  end: 'done' | 'time' | 'memory' | 'crash'
  response: Extract<WorkerMessage, { kind: 'refused' | 'missing' | 'facts' }> | null
  picture: RenderedPage | null
  /** `null`: it ended before. */
  checks: PdfChecks | null
  /** A `StoredReading` as JSON. `null`: it ended before. */
  reading: string | null
}

/** Worker processes that read PDFs, one job at a time each. */
export interface PdfPool {
  /** Waits for a free worker. Rejects when none can be started on this machine, and after `close`. */
  run(job: PdfJob, limitMs: number): Promise<JobResult>
  close(): Promise<void>
}

interface Worker {
  process: ChildProcess
  exited: Promise<void>
}

/**
 * Creates a pool of at most `size` workers: spawned when there is work, replaced when they end early, terminated when
 * idle. Not a library, because none distinguishes a worker that used too much memory from one that crashed, or
 * returns what a worker sent before it was killed.
 *
 * @param maxRssBytes a worker that uses more is killed
 */
export function createPdfPool(size: number, maxRssBytes = MAX_RSS_BYTES): PdfPool {
  const limit = pLimit(size)
  const workers = new Set<Worker>()
  const idle: Worker[] = []
  let idleTimer: NodeJS.Timeout | undefined
  let isClosed = false

  async function terminate(worker: Worker): Promise<void> {
    workers.delete(worker)
    keepsParentAlive(worker.process, true)
    worker.process.kill('SIGKILL')
    await worker.exited
  }

  async function runOn(worker: Worker, job: PdfJob, limitMs: number): Promise<JobResult> {
    workers.add(worker)
    const result = isClosed ? null : await runJob(worker, job, limitMs)
    if (result?.end === 'done' && !isClosed) {
      idle.push(worker)
      clearTimeout(idleTimer)
      idleTimer = setTimeout(() => void Promise.all(idle.splice(0).map(terminate)), IDLE_LIMIT_MS).unref()
    } else await terminate(worker)
    if (result === null || isClosed) throw new Error('This PDF reader was closed while it read')
    return result
  }

  async function run(job: PdfJob, limitMs: number): Promise<JobResult> {
    if (isClosed) throw new Error('This PDF reader is closed')
    const used = idle.pop()
    if (used !== undefined) {
      const result = await runOn(used, job, limitMs)
      // Leftovers of earlier files may have caused it, so retry with a fresh worker.
      if (result.end !== 'memory' && result.end !== 'crash') return result
    }
    return await runOn(await spawnWorker(maxRssBytes), job, limitMs)
  }

  return {
    run: (job, limitMs) => limit(() => run(job, limitMs)),
    async close() {
      isClosed = true
      clearTimeout(idleTimer)
      await Promise.all([...workers].map(terminate))
    },
  }
}

/** Starts a worker and waits until it can work. Rejects when this machine cannot run one. */
async function spawnWorker(maxRssBytes: number): Promise<Worker> {
  const child = fork(WORKER_FILE, [String(maxRssBytes)], {
    execPath: process.execPath,
    execArgv: NODE_FLAGS,
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    // Without a process ID it never started and so never exits; other errors show when it exits.
    child.on('error', () => child.pid === undefined && resolve())
  })
  const problem = await Promise.race([
    readStart(child),
    exited.then(() => `it ended at once (${child.exitCode ?? child.signalCode})`),
  ])
  if (problem !== null) {
    child.kill('SIGKILL')
    throw new Error(`The process that reads PDFs cannot start: ${problem}`)
  }
  keepsParentAlive(child, false)
  return { process: child, exited }
}

/** Why the worker cannot work, or `null` if it is ready. */
async function readStart(child: ChildProcess): Promise<string | null> {
  try {
    const [message]: unknown[] = await once(child, 'message', { signal: AbortSignal.timeout(START_LIMIT_MS) })
    const { success, output } = v.safeParse(WorkerMessage, message)
    if (success && output.kind === 'ready') return null
    return success && output.kind === 'unusable' ? output.message : 'it sent an unknown message'
  } catch {
    return `it did not respond within ${START_LIMIT_MS / 1000} seconds`
  }
}

async function runJob({ process: child, exited }: Worker, job: PdfJob, limitMs: number): Promise<JobResult> {
  let response: JobResult['response'] = null
  let picture: RenderedPage | null = null
  let checks: PdfChecks | null = null
  let isTooLate = false
  const timer = setTimeout(() => {
    isTooLate = true
    child.kill('SIGKILL')
  }, limitMs)
  keepsParentAlive(child, true)
  try {
    // A worker that ended while it was idle has no messages.
    const messages = child.connected ? on(child, 'message', { close: ['disconnect'] }) : []
    child.send(job, () => {})
    for await (const [message] of messages) {
      const { success, output } = v.safeParse(WorkerMessage, message)
      if (!success) child.kill('SIGTERM')
      else if (output.kind === 'checks') checks = output.checks
      else if (output.kind === 'reading')
        return { end: 'done', response, picture, checks, reading: output.json }
      else if (output.kind === 'picture') {
        picture = output.picture
        if ('pageNumber' in job) return { end: 'done', response, picture, checks, reading: null }
      } else if (output.kind === 'facts') response = output
      else if (output.kind !== 'ready' && output.kind !== 'unusable')
        return { end: 'done', response: output, picture: null, checks, reading: null }
    }
    await exited
  } finally {
    clearTimeout(timer)
    keepsParentAlive(child, false)
  }
  if (isTooLate) return { end: 'time', response, picture, checks, reading: null }
  // SIGKILL comes from the watchdog or the kernel, SIGABRT from V8 when its heap is full.
  const isMemory = child.signalCode === 'SIGKILL' || child.signalCode === 'SIGABRT'
  return { end: isMemory ? 'memory' : 'crash', response, picture, checks, reading: null }
}

/** An idle worker must not keep a finished program from ending; one with a job must. */
function keepsParentAlive(child: ChildProcess, isNeeded: boolean): void {
  if (isNeeded) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}
