import { reportPath } from '../../src/contract/pages.ts'
import { changeFolder, type Undo, withPublishingLock } from './change-folder.ts'
import { type EntryFile, readEntryFile, readToday } from './read-published.ts'
import type { Published, Publishing } from './run-command.ts'

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
