import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type Ran, runProgram } from '../../testing/run-program.ts'
import { SHARED_DATA_DIR } from '../../testing/shared-pdf-cache.ts'
import { contentProgram } from '../content-program.ts'

const COMMAND = fileURLToPath(new URL('../../content.ts', import.meta.url))

type Env = Readonly<Record<string, string>>

/** Runs the command in this process, one at a time, as a script would. */
export function runContent(args: readonly string[], env: Env = {}): Promise<Ran> {
  return runProgram(contentProgram, args, commandEnv(env))
}

/** Runs the command as a person would, in its own process. */
export async function runContentProcess(args: readonly string[], env: Env = {}): Promise<Ran> {
  const child = spawn(process.execPath, [COMMAND, ...args], {
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
