import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { diffArrays } from 'diff'
import { copyPath, type RecordedChange } from '../../src/publishing/change-journal.ts'

/** What a change did to each file, for people: new text files in full, and the lines that differ in changed ones. */
export async function describeChange(folder: string, change: RecordedChange): Promise<string[]> {
  const parts = change.files.map(async ({ name, before, after }, index) => {
    const former = before === null ? '' : await readFile(copyPath(change, index), 'utf8')
    if (after === null) return [`Deleted: ${name}`, '']
    if (!/\.(yaml|csv)$/.test(name)) return [`New: ${name}`, '']
    const current = await readFile(join(folder, name), 'utf8')
    const heading = `${before === null ? 'New' : 'Changed'}: ${name}`
    if (before === null && name.endsWith('.yaml')) return [heading, ...indent(linesOf(current), '    '), '']
    const changes = diffArrays(linesOf(former), linesOf(current))
    const gone = changes.filter(({ removed }) => removed).flatMap(({ value }) => value)
    const added = changes.filter(({ added }) => added).flatMap(({ value }) => value)
    return [heading, ...shorten(indent(gone, '  - ')), ...shorten(indent(added, '  + ')), '']
  })
  return (await Promise.all(parts)).flat()
}

/** A table may add hundreds of rows; the first ones show whether they are right. */
const MAX_LINES = 40

function shorten(lines: readonly string[]): readonly string[] {
  const rest = lines.length - MAX_LINES
  return rest > 0 ? [...lines.slice(0, MAX_LINES), `    … and ${rest} more lines`] : lines
}

function linesOf(text: string): string[] {
  return text.replace(/\n$/, '').split('\n')
}

function indent(lines: readonly string[], by: string): string[] {
  return lines.map((line) => `${by}${line}`)
}
