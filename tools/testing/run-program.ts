import { Command, CommanderError } from 'commander'
import { vi } from 'vitest'

/** How a command ended. */
export interface Ran {
  code: number | null
  /** Standard output and standard error. */
  out: string
  err: string
}

let isRunning = false

/** Runs a command in this process, one at a time, as a script would. `env` is its whole environment. */
export async function runProgram(
  build: (program: Command) => Command,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Ran> {
  if (isRunning) throw new Error('Concurrent commands need their own processes')
  isRunning = true
  const [out, err] = [capture(process.stdout), capture(process.stderr)]
  const { env: ownEnv, exitCode: ownCode } = process
  process.env = env
  process.exitCode = 0
  try {
    await parse(build(new Command().exitOverride()), args)
    return { code: process.exitCode, out: out.text(), err: err.text() }
  } finally {
    isRunning = false
    process.env = ownEnv
    process.exitCode = ownCode
    out.restore()
    err.restore()
  }
}

/** Commander ends the process after help and wrong arguments; here that becomes an exit code like any other. */
async function parse(program: Command, args: readonly string[]): Promise<void> {
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    process.exitCode = error.exitCode
  }
}

/** Captures what is written to an output until it is restored. */
function capture(output: NodeJS.WriteStream): { text: () => string; restore: () => void } {
  let written = ''
  const spy = vi.spyOn(output, 'write').mockImplementation((chunk) => {
    written += String(chunk)
    return true
  })
  return { text: () => written, restore: () => spy.mockRestore() }
}
