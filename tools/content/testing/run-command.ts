import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { SHARED_DATA_DIR } from '../../testing/shared-pdf-cache.ts'

const COMMAND = fileURLToPath(new URL('../../content.ts', import.meta.url))

export interface Ran {
  code: number | null
  /** Standard output and standard error. */
  out: string
  err: string
}

/** Runs the command as a person would, in a process of its own. */
export async function runContent(words: readonly string[], env: Record<string, string> = {}): Promise<Ran> {
  const { NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(process.execPath, [COMMAND, ...words], {
    env: { DATA_DIR: SHARED_DATA_DIR, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, out, err }
}
