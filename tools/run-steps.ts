import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Runs a script in a Node of its own with its output shown; resolves to whether it succeeded. */
export function runStep(name: string, script: string, words: readonly string[]): Promise<boolean> {
  process.stderr.write(`\n── ${name}\n`)
  const child = spawn(process.execPath, [script, ...words], { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
}

/** Runs a dependency's command by its script: Windows finds the names in node_modules/.bin in a shell only. */
export function runTool(name: string, script: string, words: readonly string[]): Promise<boolean> {
  return runStep(name, join('node_modules', script), words)
}
