import { readFile, stat } from 'node:fs/promises'
import { type ChangeObject, diffWordsWithSpace } from 'diff'
import { decodeText } from '../../content/folder/read-text.ts'
import type { DeskDiffPart, DeskFileChange } from '../../contract/desk-view.ts'
import type { FileStep } from '../../publishing/undo.ts'
import { hasCode } from '../../publishing/write-files.ts'

/** Unchanged words that are shown before and after a changed one. */
const CONTEXT = 120
/** Texts that differ by more words than this are shown in full: nobody reads such a comparison. */
const MAX_EDITS = 4_000

/** Word-by-word changes between two texts; long unchanged parts are cut down to the context of changes. Pure. */
export function compareWords(before: string, after: string): DeskDiffPart[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS, timeout: 250 })
  if (changes === undefined)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  const parts = joinChanges(changes)
  return parts.flatMap((part, index): DeskDiffPart[] => {
    const { kind, text } = part
    if (kind !== 'same' || text.length <= 3 * CONTEXT) return [part]
    const [isFirst, isLast] = [index === 0, index === parts.length - 1]
    const [head, tail] = [text.slice(0, CONTEXT), text.slice(-CONTEXT)]
    return [
      ...(isFirst ? [] : [{ kind: 'same' as const, text: head }]),
      { kind: 'skipped', text: '' },
      ...(isLast ? [] : [{ kind: 'same' as const, text: tail }]),
    ]
  })
}

/** Adjacent words are one change, because single words do not make a readable sentence. */
function joinChanges(changes: readonly ChangeObject<string>[]): DeskDiffPart[] {
  const parts: DeskDiffPart[] = []
  let [old, next, space] = ['', '', '']
  const flush = () => {
    if (old !== '') parts.push({ kind: 'removed', text: old })
    if (next !== '') parts.push({ kind: 'added', text: next })
    if (space !== '') parts.push({ kind: 'same', text: space })
    old = next = space = ''
  }
  for (const { value, added, removed } of changes) {
    if (added || removed) {
      if (old !== '') old += space
      if (next !== '') next += space
      space = ''
      if (removed) old += value
      else next += value
    } else if (/^ +$/.test(value) && old + next !== '') space = value
    else {
      flush()
      parts.push({ kind: 'same', text: value })
    }
  }
  flush()
  return parts
}

/** Larger files are not compared word by word. */
const MAX_COMPARED_BYTES = 200_000

/** The change of one file. `href`: where the new one can be opened. */
export async function compareFiles(
  { name, before, after }: FileStep,
  href: string | null = null,
): Promise<DeskFileChange> {
  const kind = before === null ? 'added' : after === null ? 'removed' : 'changed'
  if (!/\.(?:md|yaml|csv)$/.test(name)) return { name, kind, parts: null, href }
  const [old, next] = await Promise.all([readComparable(before), readComparable(after)])
  if (old === null || next === null) return { name, kind, parts: null, href }
  const [fewer, fewerNext] = [withoutHashes(old), withoutHashes(next)]
  const parts = fewer === fewerNext ? compareWords(old, next) : compareWords(fewer, fewerNext)
  return { name, kind, parts, href }
}

/** Omits hashes of files, which mean nothing to people; a changed file is shown separately. Pure. */
function withoutHashes(text: string): string {
  return text.replaceAll(/^ *sha256: [0-9a-f]{64}\n/gm, '')
}

/** `null`: it is not a text that can be compared. */
async function readComparable(path: string | null): Promise<string | null> {
  try {
    if (path === null) return ''
    if ((await stat(path)).size > MAX_COMPARED_BYTES) return null
    const decoded = decodeText(await readFile(path))
    return decoded.kind === 'invalid' ? null : decoded.value
  } catch (error) {
    // Somebody else has deleted it.
    if (hasCode(error, ['ENOENT'])) return ''
    throw error
  }
}
