import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ServerOrders } from './server-under-test.ts'

const SCRIPT = join(import.meta.dirname, 'server-under-test.ts')

/** A server that can be killed at any moment, and restarts at another address. */
export interface KillableServer {
  /** `null`: it is starting. */
  readonly url: string | null
  /** How often it exited without being killed here; it is restarted anyway. Must be 0. */
  readonly ownDeaths: number
  /** `kill -9`, then a new one on the same store. */
  killAndRestart: () => void
  /** Ends only the thread that writes to the store. */
  killThread: () => void
  /** Resolves when it has stopped permanently. */
  stop: () => Promise<void>
}

export function startKillableServer(orders: ServerOrders): KillableServer {
  let child: ChildProcess | null = null
  let url: string | null = null
  let ownDeaths = 0
  const start = () => {
    const started = fork(SCRIPT, [JSON.stringify(orders)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    child = started
    url = null
    started.on('message', (message: { url: string }) => {
      if (child === started) url = message.url
    })
    started.on('exit', () => {
      // If it was killed here, it is no longer the current one.
      if (child !== started) return
      ownDeaths++
      start()
    })
  }
  start()
  return {
    get url() {
      return url
    },
    get ownDeaths() {
      return ownDeaths
    },
    killAndRestart: () => {
      child?.kill('SIGKILL')
      start()
    },
    // A message instead of a signal, which Windows lacks.
    killThread: () => void (url === null ? null : child?.send('killThread')),
    stop: async () => {
      const last = child
      url = null
      child = null
      if (last === null || last.exitCode !== null) return
      last.kill('SIGKILL')
      await once(last, 'exit')
    },
  }
}
