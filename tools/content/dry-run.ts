import { constants, existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { diffArrays } from 'diff'
import { copyPath, type RecordedChange, readChanges } from '../../src/publishing/change-journal.ts'
import { type Published, type Publishing, Refusal } from '../../src/publishing/publishing.ts'
import type { Config } from '../../src/server/config.ts'
import { showPreview } from './preview.ts'

/**
 * Runs a command on a copy of the content folder and prints what it would change. In a terminal, it then serves the
 * copy until stopped.
 */
export async function runDry(
  { folder, publicUrl, reader }: Omit<Publishing, 'confirm'>,
  config: Config,
  command: (publishing: Publishing) => Promise<Published>,
): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'dry-run-'))
  const copy = join(place, 'content')
  try {
    await copyContent(folder, copy)
    const doubts: string[] = []
    const confirm = async (found: readonly string[]) => void doubts.push(...found)
    const { address, notes, page } = await command({ folder: copy, publicUrl, reader, confirm }).catch(
      (error: unknown) => {
        throw error instanceof Refusal ? new Refusal(error.message.replaceAll(copy, folder)) : error
      },
    )
    for (const note of [...notes, ...doubts.map(describeDoubt)]) process.stderr.write(`${note}\n`)
    const [change] = await readChanges(copy)
    const lines = change === undefined ? [] : await describeChange(copy, change)
    const closing = [`Address: ${address}`, `This was a dry run: ${folder} is as it was.`]
    process.stdout.write(`${[...lines, ...closing].join('\n')}\n`)
    if (process.stdin.isTTY && process.stdout.isTTY)
      await showPreview({ config, folder: copy, dataDir: join(place, 'var'), path: page ?? pathOf(address) })
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

/** Hidden files are not content: the lock, the record of changes, a history such as git's. */
async function copyContent(folder: string, copy: string): Promise<void> {
  if (!existsSync(folder)) return
  const source = await realpath(folder)
  await cp(source, copy, {
    recursive: true,
    preserveTimestamps: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => path === source || !basename(path).startsWith('.'),
  })
}

function describeDoubt(doubt: string): string {
  return `Would be asked, and refused in a script without --force: ${doubt}`
}

function pathOf(address: string): string {
  const { pathname, hash } = new URL(address)
  return `${pathname}${hash}`
}

/** What a change did to each file, for people: new text files in full, and the lines that differ in changed ones. */
async function describeChange(folder: string, change: RecordedChange): Promise<string[]> {
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
