import { readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type CommandOutcome, declined } from './command-outcome.ts'

const NAME = '.publishing'
const WAIT_MS = 100
/** A change takes as long as its PDF takes to be read, twice at most. */
const PATIENCE_MS = 45_000

/** Does `work` while no other command changes a text of this folder: of two that did, one would undo the other's. */
export async function withPublishingLock(
  folder: string,
  work: () => Promise<CommandOutcome>,
  patienceMs = PATIENCE_MS,
): Promise<CommandOutcome> {
  const path = join(folder, NAME)
  const owner = `${hostname()} ${process.pid}\n`
  const giveUpAt = Date.now() + patienceMs
  while (!(await claim(path, owner))) {
    if (await isAbandoned(path)) await rm(path, { force: true })
    else if (Date.now() > giveUpAt)
      return declined(
        `Somebody else is publishing into ${folder}. If nobody is, delete ${path} and try again.`,
      )
    else await delay(WAIT_MS)
  }
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

async function claim(path: string, owner: string): Promise<boolean> {
  try {
    await writeFile(path, owner, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Whether the command that made the lock is gone. Of another machine's commands nobody here can tell. */
async function isAbandoned(path: string): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const [, host, pid] = /^(\S+) (\d+)\n$/.exec(text) ?? []
  if (host !== hostname()) return false
  try {
    // Signal 0 asks whether the process is there and does nothing to it.
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
