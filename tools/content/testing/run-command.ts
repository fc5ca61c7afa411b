import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Command, CommanderError } from 'commander'
import { vi } from 'vitest'
import { SHARED_DATA_DIR } from '../../testing/shared-pdf-cache.ts'
import { contentProgram } from '../content-program.ts'

const COMMAND = fileURLToPath(new URL('../../content.ts', import.meta.url))

export interface Ran {
  code: number | null
  /** Standard output and standard error. */
  out: string
  err: string
}

type Env = Readonly<Record<string, string>>

let isRunning = false

/** Runs the command in this process, one at a time, as it would run in a script. */
export async function runContent(words: readonly string[], env: Env = {}): Promise<Ran> {
  if (isRunning) throw new Error('Commands at the same moment need runContentProcess')
  isRunning = true
  const [out, err] = [capture(process.stdout), capture(process.stderr)]
  const { env: ownEnv, exitCode: ownCode } = process
  process.env = commandEnv(env)
  process.exitCode = 0
  try {
    await parse(words)
    return { code: process.exitCode, out: out.text(), err: err.text() }
  } finally {
    isRunning = false
    process.env = ownEnv
    process.exitCode = ownCode
    out.restore()
    err.restore()
  }
}

/** Of help and of wrong words commander ends the process; here that is an exit code as any other. */
async function parse(words: readonly string[]): Promise<void> {
  try {
    await contentProgram(new Command().exitOverride()).parseAsync(words, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    process.exitCode = error.exitCode
  }
}

/** Runs the command as a person would, in a process of its own. */
export async function runContentProcess(words: readonly string[], env: Env = {}): Promise<Ran> {
  const child = spawn(process.execPath, [COMMAND, ...words], {
    env: commandEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, out, err }
}

function commandEnv(env: Env): Record<string, string> {
  const { NODE_COMPILE_CACHE = '' } = process.env
  return { DATA_DIR: SHARED_DATA_DIR, NODE_COMPILE_CACHE, ...env }
}

/** Takes what is written to an output, until it is restored. */
function capture(output: NodeJS.WriteStream): { text: () => string; restore: () => void } {
  let written = ''
  const spy = vi.spyOn(output, 'write').mockImplementation((chunk) => {
    written += String(chunk)
    return true
  })
  return { text: () => written, restore: () => spy.mockRestore() }
}
