import { type ChildProcess, fork } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

/**
 * Shrinks pictures in separate processes. Agencies' data is decoded there, where it can neither reach messages nor
 * delay responses, and the memory for decoding is freed when the process ends.
 */
export interface Shrinker {
  /** The picture as WebP of that width; `null` if it cannot be read in time. */
  shrink: (bytes: Buffer, width: number) => Promise<Buffer | null>
  close: () => Promise<void>
}

/** One process handles 50 pictures per second. Only an unusual picture takes longer than this; others do not wait for it. */
const SLOW_MS = 1000

/** One process does all the work; a second one helps for as long as a picture keeps the first busy. */
export function createShrinker(): Shrinker {
  const [main, helper] = [createPictureReader(), createPictureReader()]
  const line: { job: ShrinkJob; finish: (small: Buffer | null) => void }[] = []
  let isMainSlow = false
  let isClosed = false

  function serve(): void {
    const reader = !main.isBusy ? main : isMainSlow && !helper.isBusy ? helper : null
    const next = reader === null ? undefined : line.shift()
    if (reader === null || next === undefined) return
    const slow = reader === main ? setTimeout(callHelper, SLOW_MS) : undefined
    reader.shrink(next.job).then((small) => {
      clearTimeout(slow)
      if (reader === main) isMainSlow = false
      next.finish(small)
      serve()
    })
  }

  function callHelper(): void {
    isMainSlow = true
    serve()
  }

  return {
    shrink: (bytes, width) =>
      new Promise((finish) => {
        if (isClosed) return finish(null)
        line.push({ job: { bytes, width }, finish })
        serve()
      }),
    close: async () => {
      isClosed = true
      for (const { finish } of line.splice(0)) finish(null)
      main.close()
      helper.close()
    },
  }
}

/** A process that reads pictures, one at a time. */
interface PictureReader {
  readonly isBusy: boolean
  /** The picture as requested; `null` if it cannot be read, or exceeds the time or memory limit. Call only while idle. */
  shrink: (job: ShrinkJob) => Promise<Buffer | null>
  close: () => void
}

/** A picture takes 20 ms and a new process 0.3 s; many times as long on a busy machine. */
const LONGEST_MS = 5000

/** A 16-megapixel picture takes up to 300 MB, an ordinary one 90 MB, of which 66 MB are shared with the site. */
const MAX_MEGABYTES = 400

/** Anyone viewing cameras requests pictures more often than this. */
const IDLE_LIMIT_MS = 120_000

const CHILD_FILE = fileURLToPath(new URL('./shrink-process.ts', import.meta.url))

const NODE_FLAGS = [
  '--optimize-for-size',
  '--max-old-space-size=64',
  '--disallow-code-generation-from-strings',
  // It may read files, which starting requires, and load the canvas; it may not write or start processes or threads.
  '--permission',
  '--allow-fs-read=*',
  '--allow-addons',
  '--no-warnings',
]

/** The process starts with the first picture, and again after a picture killed it or it stopped for being idle. */
function createPictureReader(): PictureReader {
  let child: ChildProcess | null = null
  let idleTimer: NodeJS.Timeout | undefined
  let isBusy = false
  return {
    get isBusy() {
      return isBusy
    },
    shrink: async (job) => {
      clearTimeout(idleTimer)
      isBusy = true
      const reader = child !== null && isAlive(child) ? child : start()
      child = reader
      const small = await ask(reader, job)
      isBusy = false
      idleTimer = setTimeout(() => reader.kill('SIGKILL'), IDLE_LIMIT_MS).unref()
      return small
    },
    close: () => {
      clearTimeout(idleTimer)
      child?.kill('SIGKILL')
    },
  }
}

function start(): ChildProcess {
  const child = fork(CHILD_FILE, [], {
    execArgv: NODE_FLAGS,
    env: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  offerToSystem(child)
  child.unref()
  child.channel?.unref()
  // A failure between two pictures surfaces with the next one.
  return child.on('error', () => undefined)
}

/** Whether it can take a job: it has not ended and is not stopping. */
function isAlive({ killed, exitCode, signalCode, connected }: ChildProcess): boolean {
  return !killed && exitCode === null && signalCode === null && connected
}

/** Ends a process that exceeds its time or memory limit, or sends an invalid reply. */
function ask(child: ChildProcess, job: ShrinkJob): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const finish = (small: Buffer | null) => {
      clearTimeout(timeout)
      stopLimit()
      child.off('message', hear).off('exit', giveUp).off('error', giveUp)
      resolve(small)
    }
    const giveUp = () => {
      child.kill('SIGKILL')
      finish(null)
    }
    const hear = (raw: unknown) => {
      const { success, output } = v.safeParse(ShrinkReply, raw)
      if (success) finish(output.bytes === null ? null : Buffer.from(output.bytes))
      else giveUp()
    }
    const timeout = setTimeout(giveUp, LONGEST_MS)
    const stopLimit = limitMemory(child, MAX_MEGABYTES, giveUp)
    child.on('message', hear).on('exit', giveUp).on('error', giveUp)
    child.send(job, (error) => {
      if (error !== null) giveUp()
    })
  })
}

/** A decoder fills some 500 MB per second, so on an idle machine it exceeds the limit by at most 50 MB. */
const LOOK_MS = 50

/**
 * Calls `onTooMuch` when a process holds more memory than that. The system's own limits on address space and data do
 * not work here, because they count the gigabytes that the runtime reserves and never uses. Returns the function that
 * stops it. Without /proc, nothing is limited.
 */
function limitMemory({ pid }: ChildProcess, megabytes: number, onTooMuch: () => void): () => void {
  let isStopped = false
  const timer = setInterval(async () => {
    const resident = await readResidentMegabytes(pid)
    if (!isStopped && resident !== null && resident > megabytes) onTooMuch()
  }, LOOK_MS)
  timer.unref()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}

async function readResidentMegabytes(pid: number | undefined): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) / 1024
}

/** When memory runs short, Linux kills this process before the site itself. Does nothing on other systems. */
function offerToSystem({ pid }: ChildProcess): void {
  writeFile(`/proc/${pid}/oom_score_adj`, '1000', { flag: 'r+' }).catch(() => undefined)
}

/** A picture to shrink, and its new width in pixels. */
export interface ShrinkJob {
  bytes: Uint8Array
  width: number
}

/** The process's reply. Validated, because a malicious picture may have taken control of the process. */
export const ShrinkReply = v.object({
  /** `null`: the picture could not be read. */
  bytes: v.nullable(v.custom<Uint8Array>((value) => value instanceof Uint8Array)),
})
export type ShrinkReply = v.InferOutput<typeof ShrinkReply>
