import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Every file of a folder with its bytes as text, including dotfiles but not the record of changes. */
export async function treeOf(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile() && !entry.parentPath.includes('.undo'))
  const read = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    return [path.slice(folder.length + 1), await readFile(path, 'latin1')] as const
  })
  return Object.fromEntries((await Promise.all(read)).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
