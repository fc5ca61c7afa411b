import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** Runs a script in its own Node process and shows its output; resolves to whether it succeeded. */
export function runStep(name: string, script: string, args: readonly string[]): Promise<boolean> {
  process.stderr.write(`\n── ${name}\n`)
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
}

/** Runs a dependency's command by its script: Windows finds the names in node_modules/.bin only in a shell. */
export function runTool(name: string, script: string, args: readonly string[]): Promise<boolean> {
  return runStep(name, join('node_modules', script), args)
}

/** Like `runTool`, for several at once: shows the output of each together, once it has ended. */
export async function runToolAside(name: string, script: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [join('node_modules', script), ...args], {
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
