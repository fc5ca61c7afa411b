import { useQueryClient } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import type { ParamsOf, ResponseOf } from '../../contract/endpoints.ts'
import type { ReadEndpointId } from '../../contract/page-source.ts'
import { buildLongList, type LongList } from './long-list.ts'
import { firstPageKeyOf } from './query-client.ts'
import { type ResponseState, useResponse } from './use-response.ts'

/** A call's answer and the list in it; of a beginning, what came with the page. */
export interface LongResponse<Id extends ReadEndpointId, Item> {
  response: ResponseOf<Id>
  list: LongList<Item>
}

/**
 * A list that may be long: its beginning at once, all of it when that is asked for. Fetches nothing that the page has
 * brought along, so a beginning stays as the page was drawn.
 *
 * @param how `itemsOf`: the list in the call's answer; `first`: so many are shown before all are wanted
 */
export function useLongList<Id extends ReadEndpointId, Item>(
  id: Id,
  params: ParamsOf<Id> & Readonly<Record<string, string>>,
  how: { itemsOf: (response: ResponseOf<Id>) => readonly Item[]; first: number },
): ResponseState<LongResponse<Id, Item>> & { showAll: () => void } {
  // Set only by the page, from a list too long to travel whole.
  const begun = useQueryClient().getQueryData<{ response: ResponseOf<Id>; total: number }>(
    firstPageKeyOf(id, params),
  )
  const [isAllWanted, setIsAllWanted] = useState(false)
  // Drawing a thousand rows takes a while, in which the page still scrolls.
  const [, startDrawing] = useTransition()
  const whole = useResponse(id, params, begun === undefined || isAllWanted)
  const showAll = () => {
    if (whole.kind === 'failed') whole.retry()
    else startDrawing(() => setIsAllWanted(true))
  }
  const response = whole.kind === 'loaded' ? whole.response : begun?.response
  const list = buildLongList(
    begun === undefined ? null : { first: how.itemsOf(begun.response), total: begun.total },
    whole.kind === 'loaded' ? { kind: 'loaded', response: how.itemsOf(whole.response) } : whole,
    { first: how.first, isAllWanted },
  )
  if (list.kind !== 'loaded') return { ...list, showAll }
  // What is loaded has come from the one or the other.
  return { kind: 'loaded', response: { response: response as ResponseOf<Id>, list: list.response }, showAll }
}
