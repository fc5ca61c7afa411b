import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { runProgram } from '../../testing/run-program.ts'
import { outboxProgram } from '../outbox-program.ts'

const SCRIPT = join(import.meta.dirname, '..', '..', 'outbox.ts')

type Env = Readonly<Record<string, string>>

interface Ran {
  code: number | null
  output: string
  errors: string
}

/** Runs `npm run outbox -- …` in this process, one at a time. */
export async function runOutbox(args: readonly string[], env: Env): Promise<Ran> {
  const { code, out, err } = await runProgram(outboxProgram, args, commandEnv(env))
  return { code, output: out, errors: err }
}

/** Runs it as an operator does, in its own process. */
export async function runOutboxProcess(args: readonly string[], env: Env): Promise<Ran> {
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    env: commandEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, output, errors }
}

function commandEnv(env: Env): NodeJS.ProcessEnv {
  return { ...process.env, DATABASE_URL: '', SMTP_URL: '', ...env }
}
