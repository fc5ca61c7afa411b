import { spawn } from 'node:child_process'

/** One command of a longer run. */
export interface Step {
  name: string
  command: string
  arguments: readonly string[]
}

/** Runs a command with its output shown; answers whether it succeeded. */
export async function runStep(step: Step): Promise<boolean> {
  process.stderr.write(`\n── ${step.name}\n`)
  const child = spawn(step.command, step.arguments, { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
}
