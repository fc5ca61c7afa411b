import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

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

/** As `runTool`, for several at a time: what it says is shown together, once it has ended. */
export async function runToolAside(name: string, script: string, words: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [join('node_modules', script), ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  process.stderr.write(`\n── ${name}\n${out}${errors}`)
  return code === 0
}
