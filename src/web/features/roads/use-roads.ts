import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Language } from '../../../contract/language.ts'
import type { RoadsNow } from '../../../contract/page-source.ts'
import type { Advisory, MessageSign, RoadFeed } from '../../../contract/roads.ts'
import { readEvents, readResponse } from '../../api/client.ts'
import { useMoment } from '../../api/clock.ts'
import { type ListFailure, listFailureOf, queryKeyOf, useDue } from '../../api/query-client.ts'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import type { RoadsParams } from './roads-params.ts'
import {
  buildShownEvents,
  chooseEvents,
  chooseSigns,
  inPageLanguage,
  type RoadOptions,
  roadOptions,
  type ShownEvent,
  type ShownEvents,
  SIGNS_PER_PAGE,
} from './shown-events.ts'

/** Time between two requests for the lists while the page is visible, the same as the server's polls of the agencies. */
const REFETCH_MS = 60_000
/** How many signs are shown beside the list of events. */
export const SIGNS_BESIDE = 6

/** The query key of the page's initial data. */
export const ROADS_PAGE_KEY = queryKeyOf('getEvents', { part: 'page' })

/** The initial data of a page: what its address shows, and facts about the whole lists, which the browser requests. */
export interface RoadsPageData {
  asOf: string
  feeds: readonly RoadFeed[]
  /** Events of all kinds and states. */
  total: number
  options: RoadOptions
  /** `null`: the page shows no list of events. */
  shown: ShownEvents | null
  /** The first signs that the address shows, and how many have a message. */
  signs: readonly MessageSign[]
  signsTotal: number
  advisories: readonly Advisory[]
  /** For pages that show other events than a list of them. */
  others: readonly ShownEvent[]
}

/** The whole lists of the roads, or until they load the page's initial data. */
export interface LoadedRoads {
  asOf: string
  feeds: readonly RoadFeed[]
  advisories: readonly Advisory[]
  known:
    | { kind: 'whole'; events: readonly ShownEvent[]; signs: readonly MessageSign[] }
    | ({ kind: 'page' } & RoadsPageData)
  /** The last refetch failed, so the lists are outdated. */
  isCutOff: boolean
}

/**
 * Events, signs and advisories, refetched while the page is visible. `loaded` is `null` until something has loaded.
 * `needsAll`: the page's initial data is not enough.
 */
export function useRoads(needsAll: boolean): { failure: ListFailure | null; loaded: LoadedRoads | null } {
  // Only initial data, never fetched.
  const { data: page } = useQuery<RoadsPageData>({ queryKey: ROADS_PAGE_KEY, queryFn: skipToken })
  const isDue = useDue(needsAll || page === undefined, REFETCH_MS)
  const events = useEvents(isDue)
  const options = { enabled: isDue, refetchInterval: REFETCH_MS } as const
  const signs = useQuery({
    queryKey: queryKeyOf('getSigns', {}),
    queryFn: () => readResponse('getSigns', {}),
    ...options,
  })
  const advisories = useQuery({
    queryKey: queryKeyOf('getAdvisories', {}),
    queryFn: () => readResponse('getAdvisories', {}),
    ...options,
  })
  const { response, isCutOff } = events
  // A map needs only events: beside it the list keeps the initial data, with its signs and cameras.
  if (response !== null && (page === undefined || signs.isFetched)) {
    const known = { kind: 'whole', events: response.events, signs: signs.data?.signs ?? [] } as const
    const feeds = feedsOf([response, signs.data, advisories.data])
    // Until advisories load, the page's stay: nothing jumps, and none seems to be over.
    const own = advisories.data?.advisories ?? page?.advisories ?? []
    return { failure: null, loaded: { asOf: response.asOf, feeds, advisories: own, known, isCutOff } }
  }
  const loaded: LoadedRoads | null =
    page === undefined ? null : { ...page, known: { kind: 'page', ...page }, isCutOff }
  return { failure: events.failure, loaded }
}

/** All events in the page's language, refetched while the page is visible. `response` is `null` until they have loaded. */
export function useEvents(isNeeded: boolean) {
  const { language } = useTranslations()
  const query = useQuery({
    queryKey: queryKeyOf('getEvents', { language }),
    queryFn: async () => {
      const response = await readEvents(language)
      return { ...response, events: inPageLanguage(response.events, language) }
    },
    enabled: isNeeded,
    refetchInterval: REFETCH_MS,
  })
  return { response: query.data ?? null, isCutOff: query.error !== null, failure: listFailureOf(query) }
}

function feedsOf(responses: readonly ({ feeds: readonly RoadFeed[] } | undefined)[]): readonly RoadFeed[] {
  const feeds = responses.flatMap((response) => response?.feeds ?? [])
  return feeds.filter(({ kind }, index) => feeds.findIndex((other) => other.kind === kind) === index)
}

/** The part of the lists that an address shows; `null`: not loaded yet. */
export function useShownRoads(params: RoadsParams, loaded: LoadedRoads) {
  const { counties } = useSite().district
  const { known, feeds, asOf } = loaded
  const listedAtMs = useMoment((now) => listMoment(asOf, now))
  return useMemo(
    () =>
      known.kind === 'whole'
        ? showWhole(params, known, { feeds, now: new Date(listedAtMs), counties })
        : known,
    [params, known, feeds, listedAtMs, counties],
  )
}

/**
 * The moment that decides what is listed, and where: the current minute, but not before `asOf`, the time of the lists.
 * Pure.
 */
export function listMoment(asOf: string, now: Date): number {
  return Math.max(Date.parse(asOf), Math.floor(now.getTime() / 60_000) * 60_000)
}

function showWhole(
  params: RoadsParams,
  { events, signs }: { events: readonly ShownEvent[]; signs: readonly MessageSign[] },
  at: { feeds: readonly RoadFeed[]; now: Date; counties: readonly string[] },
) {
  const found = chooseEvents(events, params, at)
  const ofAddress = chooseSigns(signs, params)
  const isSigns = params.view === 'signs'
  const from = isSigns ? (params.page - 1) * SIGNS_PER_PAGE : 0
  return {
    total: events.length,
    options: roadOptions(events, at.counties),
    shown: buildShownEvents(found, params, at),
    found,
    signs: ofAddress.slice(from, from + (isSigns ? SIGNS_PER_PAGE : SIGNS_BESIDE)),
    signsTotal: ofAddress.length,
  }
}

/**
 * The initial data of a page of roads at an address.
 *
 * @param others the events it shows besides or instead of the list
 */
export function buildRoadsPageData(
  { events, signs, advisories }: RoadsNow,
  params: RoadsParams | null,
  { counties, language }: { counties: readonly string[]; language: Language },
  choose: (events: readonly ShownEvent[]) => readonly ShownEvent[] = () => [],
): RoadsPageData {
  const feeds = feedsOf([events, signs, advisories])
  const { asOf } = events
  const translated = inPageLanguage(events.events, language)
  const at = { feeds, now: new Date(asOf), counties }
  const base = { asOf, feeds, advisories: advisories.advisories, others: choose(translated) }
  if (params === null)
    return {
      ...base,
      total: events.events.length,
      options: { roads: [], counties: [], kinds: [] },
      shown: null,
      signs: [],
      signsTotal: 0,
    }
  const { found: _, ...page } = showWhole(params, { events: translated, signs: signs.signs }, at)
  return { ...base, ...page, shown: params.view === 'mine' ? null : page.shown }
}
