import { isHeldByAnother, openIndexFile, openIndexMemory, removeIndexFile } from './index-database.ts'
import { PageIndex } from './page-index.ts'

/** An index and its place. */
export interface OpenPageIndex {
  index: PageIndex
  place: 'disk' | 'memory'
}

/**
 * Opens the index that `file` keeps, or a new one there when it is missing, damaged or of another version. In memory
 * when `file` is `null`, another process holds it, or the disk does not let us write.
 */
export function openPageIndex(file: string | null): OpenPageIndex {
  if (file === null) return { index: new PageIndex(openIndexMemory()), place: 'memory' }
  try {
    return { index: indexIn(file), place: 'disk' }
  } catch (error) {
    if (isHeldByAnother(error)) return openPageIndex(null)
  }
  try {
    removeIndexFile(file)
    return { index: indexIn(file), place: 'disk' }
  } catch {
    return openPageIndex(null)
  }
}

function indexIn(file: string): PageIndex {
  const database = openIndexFile(file)
  try {
    return new PageIndex(database)
  } catch (error) {
    database.close()
    throw error
  }
}
