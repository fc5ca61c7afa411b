import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished, vi } from 'vitest'
import { SHARED_DATA_DIR } from '../../testing/shared-pdf-cache.ts'

const COMMAND = fileURLToPath(new URL('../../content.ts', import.meta.url))

/** Whether this machine can run a command in a pseudo-terminal, as util-linux's `script` does. */
export const hasTerminal = spawnSync('script', ['-qec', 'true', '/dev/null']).status === 0

export interface TerminalRun {
  /** Resolves with the output once it contains `text`. */
  waitFor: (text: string | RegExp) => Promise<string>
  type: (keys: string) => void
  end: () => Promise<{ code: number | null; shown: string }>
}

/** Runs the command in a terminal, as a person would. */
export function runInTerminal(args: readonly string[]): TerminalRun {
  const line = [process.execPath, COMMAND, ...args].map((arg) => `'${arg.replaceAll("'", "'\\''")}'`)
  // `exec`, so that Ctrl-C ends only the command: a shell that waits for it, like dash, would exit with 130.
  const child: ChildProcess = spawn('script', ['-qec', `exec ${line.join(' ')}`, '/dev/null'], {
    env: { ...process.env, DATA_DIR: SHARED_DATA_DIR },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let shown = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    shown += chunk.toString()
  })
  const closed = once(child, 'close')
  return {
    waitFor: async (text) => {
      await vi.waitFor(
        () => {
          const isShown = typeof text === 'string' ? shown.includes(text) : text.test(shown)
          if (!isShown) throw new Error(`The terminal does not show ${text}: ${shown}`)
        },
        { timeout: 50_000, interval: 50 },
      )
      return shown
    },
    type: (keys) => void child.stdin?.write(keys),
    end: async () => {
      const [code] = await closed
      return { code, shown }
    },
  }
}
