import { copyRecords, deleteOldCopies } from './change-journal.ts'
import { createGitHistory, type GitState } from './git-history.ts'
import type { ChangeHistory } from './publishing.ts'

/** The history of a content folder, in addition to the record in it. */
export interface FolderHistory extends ChangeHistory {
  readState: () => Promise<GitState>
  /** Adds changes made by commands, and those a crash prevented from being added. */
  catchUp: () => Promise<void>
  copiesDir: string
}

/**
 * In git if possible, or else in a journal outside the folder: a copy of each record, added once, never altered, and
 * deleted after a year. Neither can stop a change from taking effect.
 */
export function createFolderHistory(
  folder: string,
  copiesDir: string,
  log: { warn: (facts: object, event: string) => void },
): FolderHistory {
  const git = createGitHistory(folder, log)
  let last = Promise.resolve()
  const catchUp = () => {
    last = last.then(async () => {
      if ((await git.readState()).kind === 'repository') return
      try {
        await copyRecords(folder, copiesDir)
        await deleteOldCopies(copiesDir, new Date())
      } catch (error) {
        log.warn(
          { err: error },
          'The changes are made, but the journal has not recorded them; it tries again',
        )
      }
    })
    return last
  }
  return {
    copiesDir,
    catchUp,
    readState: git.readState,
    before: git.before,
    after: async (change) => {
      await git.after(change)
      await catchUp()
    },
  }
}
