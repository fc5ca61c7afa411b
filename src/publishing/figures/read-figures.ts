import { fork } from 'node:child_process'
import { open, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { sizeIssue } from '../../content/metrics/parse-table.ts'
import { refuse } from '../publishing.ts'
import type { FigureChoices, Understood } from './understand.ts'
import type { Reading } from './write-cell.ts'

const WORKER_FILE = fileURLToPath(new URL('./figures-worker.ts', import.meta.url))
/** A hundred thousand rows of our widest table need 700 MB and 15 seconds. */
const MAX_RSS_BYTES = 1_200_000_000
const TIME_LIMIT_MS = 60_000
const NODE_FLAGS = [
  '--max-old-space-size=900',
  '--disallow-code-generation-from-strings',
  // It may read files and start a watchdog thread; it may not write or start processes.
  ...['--permission', '--allow-fs-read=*', '--allow-worker', '--no-warnings'],
]
/** One at a time: each may take a gigabyte. */
const limit = pLimit(1)

/** Sent to the reading process. */
export interface FiguresJob {
  path: string
  isWorkbook: boolean
  choices: FigureChoices
  place: Omit<Reading, 'decimalSign'>
}

/** Its reply. `failed`: a library could not read the file. */
export type FiguresReply =
  | { kind: 'understood'; understood: Understood }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; message: string }

/**
 * Reads a workbook or CSV file in a separate process with limited time and memory, without network and write access.
 * Ignores macros; formulas have the values saved in the file.
 * Refuses a file that cannot be read.
 */
export async function readFigures(
  path: string,
  choices: FigureChoices,
  place: FiguresJob['place'],
): Promise<Understood> {
  const { size } = await stat(path)
  const issue = sizeIssue(size)
  if (issue !== null) refuse(`The file ${issue}`)
  const job = { path, isWorkbook: await isZip(path), choices, place }
  const reply = await limit(() => runWorker(job))
  if (reply === 'time')
    return refuse(
      'The file takes more than a minute to read: copy the sheet into a new workbook and send that one.',
    )
  if (reply === 'memory')
    return refuse('The file needs too much memory: copy the sheet into a new workbook and send that one.')
  if (reply.kind === 'understood') return reply.understood
  return refuse(
    reply.kind === 'refused'
      ? reply.message
      : 'The file cannot be read: open it in Excel, save it under a new name as “Excel Workbook (.xlsx)”, and send that one.',
  )
}

/** Whether a file begins like a workbook; anything else is text. */
export async function isZip(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && buffer.toString('latin1') === 'PK\u0003\u0004'
  } finally {
    await file.close()
  }
}

function runWorker(job: FiguresJob): Promise<FiguresReply | 'time' | 'memory'> {
  const child = fork(WORKER_FILE, [String(MAX_RSS_BYTES)], {
    execArgv: NODE_FLAGS,
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve('time')
      child.kill('SIGKILL')
    }, TIME_LIMIT_MS)
    child.once('message', (reply) => {
      // The worker is our own file, and sends nothing else.
      resolve(reply as FiguresReply)
    })
    child.once('error', () => resolve({ kind: 'failed', message: 'no process' }))
    child.once('exit', (_code, signal) => {
      clearTimeout(timer)
      // SIGKILL comes from its watchdog or the kernel, SIGABRT from V8 when its heap is full.
      resolve(signal === null ? { kind: 'failed', message: 'it ended' } : 'memory')
    })
    child.send(job)
  })
}
