import { spawn } from 'node:child_process'
import { join } from 'node:path'

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

/** Runs a dependency's command by its script: Windows finds the names in node_modules/.bin in a shell only. */
export function runTool(name: string, script: string, words: readonly string[]): Promise<boolean> {
  return runStep({ name, command: process.execPath, arguments: [join('node_modules', script), ...words] })
}
