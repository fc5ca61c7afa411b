import type { ResponseState } from './use-response.ts'

/** A list as far as it is shown. */
export interface LongList<Item> {
  shown: readonly Item[]
  /** How many there are in all. */
  total: number
  /** What becomes of those not shown: they wait to be asked for, are on their way, or did not come. */
  rest: 'none' | 'hidden' | 'loading' | 'failed'
}

/**
 * What is shown of a list. Pure.
 *
 * @param beginning its first items, from the page; `null`: the page brought none, or all
 * @param whole the items of the call; it is made only when there is no beginning, or all are wanted
 * @param asked `first`: so many are shown before all are wanted
 */
export function buildLongList<Item>(
  beginning: { first: readonly Item[]; total: number } | null,
  whole: ResponseState<readonly Item[]>,
  { first, isAllWanted }: { first: number; isAllWanted: boolean },
): ResponseState<LongList<Item>> {
  if (whole.kind === 'loaded') {
    const total = whole.response.length
    const isWhole = isAllWanted || total <= first
    const shown = isWhole ? whole.response : whole.response.slice(0, first)
    return { kind: 'loaded', response: { shown, total, rest: isWhole ? 'none' : 'hidden' } }
  }
  if (beginning === null) return whole
  const shown = isAllWanted ? beginning.first : beginning.first.slice(0, first)
  const isComplete = shown.length === beginning.total
  const rest = isComplete ? 'none' : isAllWanted ? whole.kind : 'hidden'
  return { kind: 'loaded', response: { shown, total: beginning.total, rest } }
}
