import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes an office notice into a content folder. */
export async function publishNotice(folder: string, id: string, lines: readonly string[]): Promise<void> {
  await mkdir(join(folder, 'notices'), { recursive: true })
  await writeFile(join(folder, 'notices', `${id}.yaml`), `${lines.join('\n')}\n`)
}
