import { hash } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { StagedFiles } from '../content/folder/read-folder.ts'
import { loadContent } from '../content/load-content.ts'
import { formatProblem } from '../content/site-content.ts'
import {
  commitChange,
  copyBefore,
  deleteOldRecords,
  deleteRecord,
  hashIfExists,
  openChange,
  type RecordedChange,
  recordStep,
  recoverChanges,
} from './change-journal.ts'
import { type PlannedStep, type Published, type Publishing, refuse } from './publishing.ts'
import { copyPdf, type FitPdf } from './read-published.ts'
import { copyAside, hasCode, prepareAside, writeAside } from './write-files.ts'

const LOCK_FILE = '.publishing'
const RETRY_LOCK_MS = 100
/** A change takes at most twice as long as reading its PDF. */
const LOCK_TIMEOUT_MS = 45_000

/** Runs `work` while no other command changes this folder; otherwise one could undo the other's change. */
export async function withPublishingLock<Result>(
  folder: string,
  work: () => Promise<Result>,
  timeoutMs = LOCK_TIMEOUT_MS,
): Promise<Result> {
  const path = join(folder, LOCK_FILE)
  const owner = `${hostname()} ${process.pid}\n`
  const giveUpAt = Date.now() + timeoutMs
  while (!(await take(path, owner))) {
    if (Date.now() > giveUpAt)
      refuse(`Somebody else is publishing into ${folder}. If nobody is, delete ${path} and try again.`)
    await delay(RETRY_LOCK_MS)
  }
  try {
    await recoverChanges(folder)
    return await work()
  } finally {
    held.delete(path)
    await rm(path, { force: true })
  }
}

/** The locks this process holds or is acquiring. */
const held = new Set<string>()

/** Acquires a free or abandoned lock. One at a time: a lock of this process looks like one from an earlier start. */
async function take(path: string, owner: string): Promise<boolean> {
  if (held.has(path)) return false
  held.add(path)
  let isTaken = false
  try {
    isTaken = await claim(path, owner)
    if (!isTaken && (await isAbandoned(path))) {
      await rm(path, { force: true })
      isTaken = await claim(path, owner)
    }
    return isTaken
  } finally {
    if (!isTaken) held.delete(path)
  }
}

async function claim(path: string, owner: string): Promise<boolean> {
  try {
    await writeFile(path, owner, { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, ['EEXIST'])) return false
    if (hasCode(error, ['ENOENT']))
      refuse(`${dirname(path)} does not exist: correct CONTENT_DIR, or name another with --folder.`)
    // On a full disk the file exists, but is empty.
    await rm(path, { force: true })
    throw error
  }
}

/** Whether the command that holds the lock has ended. A command on another machine counts as running. */
async function isAbandoned(path: string): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const [, host, pid] = /^(\S+) (\d+)\n$/.exec(text) ?? []
  if (host !== hostname()) return false
  // In a container the server has the same process ID after each restart.
  if (Number(pid) === process.pid) return true
  try {
    // Signal 0 checks whether the process exists and does nothing to it.
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return hasCode(error, ['ESRCH'])
  }
}

/** Plans what a change does to files, by their paths in the folder. Nothing is written until everything is planned. */
export interface FolderChange {
  write: (name: string, text: string) => void
  copyPdf: (name: string, pdf: FitPdf) => void
  remove: (name: string) => void
  /** Restores a file as it was before another change. */
  putBack: (other: RecordedChange, index: number) => void
  /** Copies a file with this SHA-256 from elsewhere on this machine. */
  place: (name: string, from: { path: string; sha256: string }) => void
}

/**
 * Changes several files in one step: they are planned, prepared next to their targets, and checked as if they were in
 * the folder. Only then do they move into place, in order. If the folder would have problems, or anything fails,
 * nothing changes; after a crash, `recoverChanges` restores either the old or the new state.
 * A change that succeeds stays on record for a year; `what` names it there.
 *
 * With `publishing.submit` the change is planned and checked the same way, and then waits for somebody else to
 * publish it: the folder does not change.
 */
export async function changeFolder(
  publishing: Pick<Publishing, 'folder' | 'reader' | 'by' | 'submit' | 'history'>,
  what: string,
  make: (change: FolderChange) => Promise<Published>,
): Promise<Published> {
  const { folder, by, history } = publishing
  const steps: PlannedStep[] = []
  const published = await make(planInto(steps))
  if (publishing.submit !== undefined) {
    await publishing.submit({ what, steps, check: (staged) => checkStaged(publishing, staged) })
    return published
  }
  const record = await openChange(folder, what, by)
  try {
    await prepareAndCheck(publishing, record, steps)
    await history?.before()
    await commitChange(folder, record)
  } catch (error) {
    await restoreFiles(folder, record)
    throw error
  }
  await history?.after({ what, by, names: record.files.map(({ name }) => name) })
  await deleteOldRecords(folder, new Date())
  return published
}

function planInto(steps: PlannedStep[]): FolderChange {
  return {
    write: (name, text) => {
      steps.push({ name, after: hash('sha256', text), prepare: (aside) => writeAside(aside, text) })
    },
    copyPdf: (name, pdf) => {
      steps.push({ name, after: pdf.sha256, prepare: (aside) => copyPdf(pdf, aside) })
    },
    remove: (name) => {
      steps.push({ name, after: null, prepare: async () => undefined })
    },
    putBack: (other, index) => {
      const file = other.files[index]
      if (file === undefined) throw new RangeError(`${other.what} has no file ${index}`)
      const after = file.before?.sha256 ?? null
      steps.push({ name: file.name, after, prepare: (aside) => copyBefore(other, index, aside) })
    },
    place: (name, { path, sha256 }) => {
      const isWhole = async (copy: string) => {
        if ((await hashIfExists(copy)) !== sha256) refuse(`${path} changed: send it again.`)
      }
      steps.push({ name, after: sha256, prepare: (aside) => copyAside(path, aside, isWhole) })
    },
  }
}

async function prepareAndCheck(
  publishing: Pick<Publishing, 'folder' | 'reader'>,
  record: RecordedChange,
  steps: readonly PlannedStep[],
): Promise<void> {
  const { folder } = publishing
  const staged = new Map<string, string | null>()
  for (const { name, after, prepare } of steps) {
    const aside = after === null ? null : await prepareAside(join(folder, name))
    await recordStep(folder, record, { name, after, aside: aside === null ? null : basename(aside) })
    if (aside !== null) await prepare(aside)
    staged.set(name, aside)
  }
  await checkStaged(publishing, staged)
}

/** Refuses files that would cause problems in the folder. */
async function checkStaged(
  { folder, reader }: Pick<Publishing, 'folder' | 'reader'>,
  staged: StagedFiles,
): Promise<void> {
  const outcome = await loadContent(folder, reader, staged)
  if (outcome.kind === 'broken')
    refuse(`${UNDONE}\n${outcome.problems.map((one) => `  ${formatProblem(one)}`).join('\n')}`)
}

const UNDONE = 'Nothing was changed, because the content folder would have problems. Fix them and try again:'

/** Restores every file, newest first; one that cannot be restored does not stop the others. */
async function restoreFiles(folder: string, record: RecordedChange): Promise<void> {
  const failures: unknown[] = []
  for (const [index, { name }] of [...record.files.entries()].toReversed())
    await takeFileBack(join(folder, name), record, index).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
  await deleteRecord(folder, record)

  async function takeFileBack(path: string, change: RecordedChange, index: number): Promise<void> {
    const { before, aside } = change.files[index] ?? {}
    if (aside != null) await rm(join(dirname(path), aside), { force: true })
    if (before == null) return rm(path, { force: true })
    if ((await hashIfExists(path)) === before.sha256) return
    const copy = await prepareAside(path)
    await copyBefore(change, index, copy)
    await rename(copy, path)
  }
}
