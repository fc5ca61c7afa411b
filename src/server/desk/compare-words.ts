import { diffWordsWithSpace } from 'diff'
import type { DeskDiffPart } from '../../contract/desk-view.ts'

/** Unchanged words that are shown before and after a changed one. */
const CONTEXT = 120
/** Texts that differ by more words than this are shown as a whole: nobody reads such a comparison. */
const MAX_EDITS = 4_000

/** What changed from one text to another, word by word; long unchanged parts are cut to what is around changes. Pure. */
export function compareWords(before: string, after: string): DeskDiffPart[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS, timeout: 250 })
  if (changes === undefined)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  return changes.flatMap(({ value, added, removed }, index): DeskDiffPart[] => {
    if (added || removed) return [{ kind: added ? 'added' : 'removed', text: value }]
    const [isFirst, isLast] = [index === 0, index === changes.length - 1]
    if (value.length <= 3 * CONTEXT) return [{ kind: 'same', text: value }]
    const [head, tail] = [value.slice(0, CONTEXT), value.slice(-CONTEXT)]
    return [
      ...(isFirst ? [] : [{ kind: 'same' as const, text: head }]),
      { kind: 'skipped', text: '' },
      ...(isLast ? [] : [{ kind: 'same' as const, text: tail }]),
    ]
  })
}
