import { hash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { loadContent } from '../../src/content/load-content.ts'
import { formatProblem } from '../../src/content/site-content.ts'
import { reportPath } from '../../src/contract/pages.ts'
import {
  forgetChange,
  forgetOldChanges,
  openChange,
  putBack,
  type RecordedChange,
  recordStep,
} from './change-journal.ts'
import { copyPdf, type EntryFile, type FitPdf, readEntryFile, readToday } from './read-published.ts'
import { type Published, type Publishing, refuse } from './run-command.ts'
import { hasCode, replaceText } from './write-files.ts'

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

/** What a change may do to the files of a folder, each by its path in it. */
export interface FolderChange {
  /** Writes or replaces a text file. */
  write: (name: string, text: string) => Promise<void>
  /** Copies a PDF to a name that is free. */
  copyPdf: (name: string, pdf: FitPdf) => Promise<void>
  remove: (name: string) => Promise<void>
  /** Makes a file what it was before another change. */
  putBack: (other: RecordedChange, index: number) => Promise<void>
}

/**
 * Makes a change of several steps and checks the folder. If the change fails or is refused, or the folder has
 * problems with it, all steps are taken back, newest first; one that cannot be taken back does not stop the others.
 * A change that succeeds stays on record for a day; `what` names it there.
 */
export async function changeFolder(
  { folder, reader }: Publishing,
  what: string,
  make: (change: FolderChange) => Promise<Published>,
): Promise<Published> {
  const record = await openChange(folder, what)
  try {
    const published = await make(recordedChange(folder, record))
    const outcome = await loadContent(folder, reader)
    if (outcome.kind === 'broken')
      refuse(`${UNDONE}\n${outcome.problems.map((one) => `  ${formatProblem(one)}`).join('\n')}`)
    await forgetOldChanges(folder, new Date())
    return published
  } catch (error) {
    await takeBack(folder, record)
    throw error
  }
}

const UNDONE = 'Nothing was changed, because the content folder would have problems. Fix them and try again:'

/** Each step is on record before it is made. */
function recordedChange(folder: string, record: RecordedChange): FolderChange {
  const step = async (name: string, after: string | null, make: () => Promise<unknown>) => {
    await recordStep(folder, record, { name, after })
    await make()
  }
  const pathOf = (name: string) => join(folder, name)
  return {
    write: (name, text) => step(name, hash('sha256', text), () => replaceText(pathOf(name), text)),
    copyPdf: (name, pdf) => step(name, pdf.sha256, () => copyPdf(pdf, pathOf(name))),
    remove: (name) => step(name, null, () => rm(pathOf(name), { force: true })),
    putBack: async (other, index) => {
      const file = other.files[index]
      if (file !== undefined)
        await step(file.name, file.before?.sha256 ?? null, () => putBack(folder, other, index))
    },
  }
}

async function takeBack(folder: string, record: RecordedChange): Promise<void> {
  const failures: unknown[] = []
  for (const index of [...record.files.keys()].toReversed())
    await putBack(folder, record, index).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
  await forgetChange(folder, record)
}

interface ChangedReport extends EntryFile {
  /** Calendar day in the district's time zone. */
  today: string
  address: string
  change: FolderChange
}

/** Changes a published report while no other command changes one, as `changeFolder` does. */
export function changeReport(
  { id, verb }: { id: string; verb: string },
  publishing: Publishing,
  make: (report: ChangedReport) => Promise<Published>,
): Promise<Published> {
  const { folder, publicUrl } = publishing
  return withPublishingLock(folder, async () => {
    const file = await readEntryFile(folder, id)
    const { day: today } = await readToday(folder)
    const address = `${publicUrl}${reportPath({ id, category: file.entry.category })}`
    return changeFolder(publishing, `${verb} ${id}`, (change) => make({ ...file, today, address, change }))
  })
}
