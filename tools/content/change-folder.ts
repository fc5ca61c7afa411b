import { readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { loadContent } from '../../src/content/load-content.ts'
import { formatProblem } from '../../src/content/site-content.ts'
import { reportPath } from '../../src/contract/pages.ts'
import { type EntryFile, readEntryFile, readToday } from './read-published.ts'
import { type Published, type Publishing, refuse } from './run-command.ts'
import { hasCode } from './write-files.ts'

const LOCK_FILE = '.publishing'
const RETRY_LOCK_MS = 100
/** A change takes as long as its PDF takes to be read, twice at most. */
const LOCK_TIMEOUT_MS = 45_000

/** Runs `work` while no other command changes this folder: of two at once, one would undo the other's change. */
export async function withPublishingLock<Result>(
  folder: string,
  work: () => Promise<Result>,
  timeoutMs = LOCK_TIMEOUT_MS,
): Promise<Result> {
  const path = join(folder, LOCK_FILE)
  const owner = `${hostname()} ${process.pid}\n`
  const giveUpAt = Date.now() + timeoutMs
  while (!(await claim(path, owner))) {
    if (await isAbandoned(path)) await rm(path, { force: true })
    else if (Date.now() > giveUpAt)
      refuse(`Somebody else is publishing into ${folder}. If nobody is, delete ${path} and try again.`)
    else await delay(RETRY_LOCK_MS)
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
    if (hasCode(error, ['EEXIST'])) return false
    // On a full disk the file is there, without its text.
    await rm(path, { force: true })
    throw error
  }
}

/** Whether the command that made the lock is gone. A command on another machine counts as running. */
async function isAbandoned(path: string): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const [, host, pid] = /^(\S+) (\d+)\n$/.exec(text) ?? []
  if (host !== hostname()) return false
  try {
    // Signal 0 checks whether the process exists and does nothing to it.
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return hasCode(error, ['ESRCH'])
  }
}

/** Adds how the last step of a change is undone. */
export type Undo = (step: () => Promise<unknown>) => void

/**
 * Makes a change of several steps and checks the folder. If the change fails or is refused, or the folder has
 * problems with it, all steps are undone, newest first; one that cannot be undone does not stop the others.
 */
export async function changeFolder(
  { folder, reader }: Publishing,
  make: (undo: Undo) => Promise<Published>,
): Promise<Published> {
  const undoSteps: (() => Promise<unknown>)[] = []
  try {
    const published = await make((step) => undoSteps.unshift(step))
    const outcome = await loadContent(folder, reader)
    if (outcome.kind === 'broken')
      refuse(`${UNDONE}\n${outcome.problems.map((one) => `  ${formatProblem(one)}`).join('\n')}`)
    return published
  } catch (error) {
    await undoAll(undoSteps)
    throw error
  }
}

const UNDONE = 'Nothing was changed, because the content folder would have problems. Fix them and try again:'

async function undoAll(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

interface ChangedReport extends EntryFile {
  /** Calendar day in the district's time zone. */
  today: string
  address: string
  undo: Undo
}

/** Changes a published report while no other command changes one, as `changeFolder` does. */
export function changeReport(
  id: string,
  publishing: Publishing,
  change: (report: ChangedReport) => Promise<Published>,
): Promise<Published> {
  const { folder, publicUrl } = publishing
  return withPublishingLock(folder, async () => {
    const file = await readEntryFile(folder, id)
    const { day: today } = await readToday(folder)
    const address = `${publicUrl}${reportPath({ id, category: file.entry.category })}`
    return changeFolder(publishing, (undo) => change({ ...file, today, address, undo }))
  })
}
