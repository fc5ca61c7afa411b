import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { ChildMessage, type PdfJob, type RenderedPage } from './child-messages.ts'

const CHILD_FILE = fileURLToPath(new URL('./pdf-child.ts', import.meta.url))

// 200 MB of PDF, its largest picture unpacked and pdf.js itself fit in; the machine's other work is not endangered.
const MAX_RSS_BYTES = 1_200_000_000

// A fresh child is ready in 0.3 s; on a machine busy with other work it can take many times as long.
const START_LIMIT_MS = 60_000

const NODE_FLAGS = [
  '--max-old-space-size=512',
  '--disallow-code-generation-from-strings',
  // It may read files, load the canvas and watch itself by a thread; it may not write or start processes.
  '--permission',
  '--allow-fs-read=*',
  '--allow-addons',
  '--allow-worker',
  '--no-warnings',
]

/** Why a child ended before it had answered. */
type EarlyEnd = 'time' | 'memory' | 'crash'

/** What became of one job: all that was said, even when an early end cut it short. */
export interface JobResult {
  end: 'answered' | EarlyEnd
  response: Extract<ChildMessage, { kind: 'refused' | 'vanished' | 'facts' }> | null
  drawn: RenderedPage | null
}

/** One child process that reads PDFs, one after the other. */
export interface PdfChild {
  /** Never call it twice at once. After an early end the child is gone. */
  run(job: PdfJob, limitMs: number): Promise<JobResult>
  isAlive(): boolean
  stop(): Promise<void>
}

/** Starts a child and waits until it can work. Rejects when this machine cannot run one. */
export async function startPdfChild(): Promise<PdfChild> {
  const child = fork(CHILD_FILE, [String(MAX_RSS_BYTES)], {
    execPath: process.execPath,
    execArgv: NODE_FLAGS,
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  const ended = readEnd(child)
  const stop = async (): Promise<void> => {
    setHoldsParent(child, true)
    child.kill('SIGKILL')
    await ended
  }
  const issue = await waitUntilReady(child, ended)
  if (issue !== null) {
    await stop()
    throw new Error(`The process that reads PDFs cannot start: ${issue}`)
  }
  setHoldsParent(child, false)
  return {
    run: (job, limitMs) => runJob(child, ended, job, limitMs),
    isAlive: () => child.exitCode === null && child.signalCode === null && child.connected,
    stop,
  }
}

/** Resolves once the process is gone and everything it said has been heard. */
function readEnd(child: ChildProcess): Promise<Exclude<EarlyEnd, 'time'>> {
  return new Promise((resolve) => {
    const end = (): void => {
      // SIGKILL comes from the watchdog or the kernel, SIGABRT from V8 when its heap is full.
      resolve(child.signalCode === 'SIGKILL' || child.signalCode === 'SIGABRT' ? 'memory' : 'crash')
    }
    child.once('exit', () => {
      if (child.connected) child.once('disconnect', end)
      else end()
    })
    // Without a process id it was never born and so never exits; any other error shows in how it ends.
    child.on('error', () => {
      if (child.pid === undefined) end()
    })
  })
}

/** Says why the child cannot work, or `null` when it is ready. */
async function waitUntilReady(child: ChildProcess, ended: Promise<unknown>): Promise<string | null> {
  const heard = once(child, 'message', { signal: AbortSignal.timeout(START_LIMIT_MS) }).then(
    ([raw]: unknown[]) => {
      const { success, output } = v.safeParse(ChildMessage, raw)
      if (success && output.kind === 'ready') return null
      return success && output.kind === 'unusable' ? output.message : 'it does not make itself understood'
    },
    () => `no sign of life within ${START_LIMIT_MS / 1000} seconds`,
  )
  return Promise.race([heard, ended.then(() => `it ended at once (${child.exitCode ?? child.signalCode})`)])
}

function runJob(
  child: ChildProcess,
  ended: Promise<Exclude<EarlyEnd, 'time'>>,
  job: PdfJob,
  limitMs: number,
): Promise<JobResult> {
  return new Promise((resolve) => {
    let response: JobResult['response'] = null
    let isTooLate = false
    const finish = (end: JobResult['end'], drawn: RenderedPage | null): void => {
      clearTimeout(timer)
      child.off('message', hear)
      setHoldsParent(child, false)
      resolve({ end, response, drawn })
    }
    const hear = (raw: unknown): void => {
      const { success, output } = v.safeParse(ChildMessage, raw)
      if (!success) child.kill()
      else if (output.kind === 'drawn') finish('answered', output.drawn)
      else if (output.kind === 'facts') response = output
      else if (output.kind === 'refused' || output.kind === 'vanished') {
        response = output
        finish('answered', null)
      }
    }
    const timer = setTimeout(() => {
      isTooLate = true
      child.kill('SIGKILL')
    }, limitMs)
    setHoldsParent(child, true)
    child.on('message', hear)
    void ended.then((why) => finish(isTooLate ? 'time' : why, null))
    // A child that is gone already is noticed by its end.
    child.send(job, () => {})
  })
}

/** An idle child must not keep a finished program from ending; one that is waited for must. */
function setHoldsParent(child: ChildProcess, isHolding: boolean): void {
  if (isHolding) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}
