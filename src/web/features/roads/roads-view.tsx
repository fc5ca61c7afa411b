import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { RenderedAt } from '../../api/clock.ts'
import { Loading, QueryFailed } from '../../api/query-view.tsx'
import { useSiteFacts } from '../../api/site-context.tsx'
import { listIcon, mapIcon } from '../../live/icon-paths.ts'
import live from '../../live/live-page.module.css'
import { GroupHeading, LiveHeading, Pager, pageId, ViewSwitch } from '../../live/live-page.tsx'
import { OfficialMap } from '../../live/warning.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import type { Translate } from '../../messages/translate.ts'
import { savesData, useHydrated, useIsWide } from '../../ui/browser.ts'
import { LinkButton } from '../../ui/button.tsx'
import { SampleChip } from '../../ui/chip.tsx'
import { trafficIcon } from '../../ui/icon-paths.ts'
import { Announcement, EmptyNotice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EventRows, type EventsProps } from './event-list.tsx'
import { groupText, groupTitle } from './event-text.ts'
import styles from './roads.module.css'
import { RoadFilters } from './roads-filters.tsx'
import { buildRoadsAddress, type RoadsParams, roadsHref, useRoadsParams } from './roads-params.ts'
import { CheckedLine, feedStatusOf, NothingReceived, RoadsStatus } from './roads-status.tsx'
import type { ListedGroup, ShownEvent } from './shown-events.ts'
import { Advisories, AllSigns, SignsBeside } from './signs.tsx'
import { type LoadedRoads, useRoads, useShownRoads } from './use-roads.ts'

/** The server never renders the map and its zoom. */
const RoadsMap = lazy(async () => ({ default: (await import('./roads-map.tsx')).RoadsMap }))

interface RoadsViewProps {
  /** `isOfPage`: the server rendered the page with this event. */
  camerasNear: (event: ShownEvent, isOfPage: boolean) => ReactNode
  /** The visitor's own roads, at their address. */
  mine: ReactNode
}

/** The roads now: a list and a map of events, the message signs, or the visitor's own roads. */
export function RoadsView({ camerasNear, mine }: RoadsViewProps) {
  const { t } = useTranslations()
  const params = useRoadsParams()
  const isMine = params.view === 'mine'
  const { loaded } = useRoads(false)
  return (
    <>
      <LiveHeading
        title={t(isMine ? 'roads.mine' : 'page.roads')}
        lead={t(isMine ? 'myRoads.lead' : 'roads.lead')}
      >
        <div data-print="hide">
          <Link href={roadsHref(isMine ? {} : { view: 'mine' })} asChild>
            <LinkButton look="tonal" icon={isMine ? listIcon : trafficIcon}>
              {t(isMine ? 'roads.all' : 'roads.mine')}
            </LinkButton>
          </Link>
        </div>
        {loaded?.feeds.some(({ isSample }) => isSample) === true ? (
          <SampleChip>{t('roads.sample')}</SampleChip>
        ) : null}
      </LiveHeading>
      {isMine ? mine : <AllRoads params={params} camerasNear={camerasNear} />}
    </>
  )
}

/** The loaded roads, hydrated with the clock of their rendering; or loading, failed, or never received. */
export function RoadsFrame(props: { needsAll: boolean; children: (loaded: LoadedRoads) => ReactNode }) {
  const { needsAll, children } = props
  const { t } = useTranslations()
  const { loaded, failure } = useRoads(needsAll)
  // Of the initial data. It never changes, so that a refetch updates only what changed.
  const [renderedAt] = useState(loaded?.asOf ?? '')
  if (loaded === null || (needsAll && loaded.known.kind === 'page' && failure !== null)) {
    if (failure !== null)
      return (
        <QueryFailed title={t('roads.failed')} headingLevel={2} state={failure}>
          <p>{t('failed.hint')}</p>
          <OfficialMap />
        </QueryFailed>
      )
    return <AwaitedRoads />
  }
  // A page rendered by the browser uses its own clock from the start.
  return <RenderedAt value={renderedAt === '' ? loaded.asOf : renderedAt}>{children(loaded)}</RenderedAt>
}

export function AwaitedRoads() {
  const { t } = useTranslations()
  return (
    <Loading>
      <noscript>
        <p>{t('roads.failed')}</p>
      </noscript>
      <Skeleton bars={['full', 'full', 'full', 'full']} size="block" />
    </Loading>
  )
}

function AllRoads({ params, camerasNear }: Pick<RoadsViewProps, 'camerasNear'> & { params: RoadsParams }) {
  const { loaded } = useRoads(false)
  const isWide = useIsWide()
  const hasMap = useSiteFacts().mapCredit !== null
  const isHydrated = useHydrated()
  const isSaving = isHydrated && savesData()
  const isMapAlone = hasMap && params.view === 'map'
  const isMapShown = isHydrated && (isMapAlone || (hasMap && params.view === 'list' && isWide && !isSaving))
  // Another address than the page was rendered for needs the whole lists.
  const own = loaded?.known.kind === 'page' ? loaded.known.shown?.address : undefined
  const needsAll = own !== undefined && own !== buildRoadsAddress(params)
  return (
    <RoadsFrame needsAll={needsAll}>
      {(now) => (
        <AllRoadsLoaded
          params={params}
          camerasNear={camerasNear}
          loaded={now}
          isMapAlone={isMapAlone}
          isMapShown={isMapShown}
        />
      )}
    </RoadsFrame>
  )
}

const VIEWS = [
  ['list', listIcon],
  ['map', mapIcon],
  ['signs', trafficIcon],
] as const

function viewsOf({ road, county, kind }: RoadsParams, t: Translate) {
  return VIEWS.map(([view, icon]) => ({
    value: view,
    text: t(`roads.view.${view}`),
    href: roadsHref({ road, county, kind, view }),
    icon,
  }))
}

function AllRoadsLoaded(
  props: Pick<RoadsViewProps, 'camerasNear'> & {
    params: RoadsParams
    loaded: LoadedRoads
    /** Its space is reserved from the start, so that nothing below moves. */
    isMapAlone: boolean
    isMapShown: boolean
  },
) {
  const { params, loaded, camerasNear, isMapAlone, isMapShown } = props
  const { t } = useTranslations()
  const { feeds, advisories, isCutOff, known } = loaded
  const data = useShownRoads(params, loaded)
  const status = feedStatusOf(feeds, new Date(loaded.asOf))
  const shown = 'found' in data || data.shown?.address === buildRoadsAddress(params) ? data.shown : null
  const isUnknown = status.kind === 'none' || status.kind === 'never'
  return (
    <>
      <RoadFilters params={params} options={data.options} />
      <div className={`wrap ${live.bar}`}>
        <ViewSwitch label={t('roads.views')} chosen={params.view} views={viewsOf(params, t)} />
        <RoadsStatus counts={shown?.counts ?? null} feeds={feeds} />
        <Announcement
          text={
            shown === null
              ? null
              : t('roads.eventCount', {
                  count: Object.values(shown.counts).reduce((sum, count) => sum + count, 0),
                })
          }
        />
      </div>
      <Advisories advisories={params.page === 1 ? advisories : []} />
      {params.view === 'signs' ? (
        <AllSigns params={params} signs={data.signs} total={data.signsTotal} />
      ) : (
        <div className={isMapShown && params.view === 'list' ? styles.columns : undefined}>
          {params.view === 'map' && isMapShown ? null : (
            <div className={params.view === 'map' ? 'unscripted' : undefined}>
              {params.view === 'map' ? (
                <p className={live.mapUnscripted}>{t('cameras.mapUnscripted')}</p>
              ) : null}
              {isUnknown && data.total === 0 ? (
                <NothingReceived kind={status.kind} />
              ) : shown === null ? (
                <AwaitedRoads />
              ) : (
                <List
                  params={params}
                  shown={shown}
                  feeds={feeds}
                  camerasNear={(event) => camerasNear(event, known.kind === 'page')}
                  isFiltered={data.total > 0}
                />
              )}
              <SignsBeside params={params} signs={data.signs} total={data.signsTotal} />
              <CheckedLine feeds={feeds} isCutOff={isCutOff} />
            </div>
          )}
          {isMapAlone || isMapShown ? (
            <div className={isMapAlone ? live.mapAlone : live.mapBeside} data-print="hide">
              {isMapShown ? (
                <Suspense fallback={<AwaitedRoads />}>
                  <RoadsMap params={params} loaded={loaded} />
                </Suspense>
              ) : null}
            </div>
          ) : null}
        </div>
      )}
    </>
  )
}

function List(props: {
  params: RoadsParams
  shown: NonNullable<ReturnType<typeof useShownRoads>['shown']>
  feeds: LoadedRoads['feeds']
  camerasNear: (event: ShownEvent) => ReactNode
  /** There are events, so the filters have emptied the list. */
  isFiltered: boolean
}) {
  const { params, shown, feeds, camerasNear, isFiltered } = props
  const { t } = useTranslations()
  const hasFilter = params.road !== null || params.county !== null || params.kind !== null
  const isEmpty = shown.now.length === 0 && shown.planned.length === 0
  if (isEmpty && isFiltered && hasFilter) {
    return (
      <EmptyNotice title={t('roads.none')} headingLevel={2}>
        <p>{t('roads.noneHint')}</p>
        <p>
          <Link href={roadsHref({ view: params.view })}>{t('roads.showAll')}</Link>
        </p>
      </EmptyNotice>
    )
  }
  return (
    <div id={pageId(shown.page)}>
      <EventGroups of="now" groups={shown.now} feeds={feeds} camerasNear={camerasNear} />
      <EventGroups of="planned" groups={shown.planned} feeds={feeds} camerasNear={camerasNear} />
      <Pager
        page={shown.page}
        pageCount={shown.pageCount}
        hrefOf={(page) => roadsHref({ ...params, page })}
        labels={{ name: t('roads.pager'), before: t('roads.pageBefore'), after: t('roads.pageAfter') }}
      />
    </div>
  )
}

/** Events under their roads and directions, in driving order. */
function EventGroups(
  props: EventsProps & { of: 'now' | 'planned'; groups: readonly ListedGroup<ShownEvent>[] },
) {
  const { of, groups, ...events } = props
  const translations = useTranslations()
  const { t } = translations
  const title = t(`roads.${of}Heading`)
  if (groups.length === 0) return null
  return (
    <section aria-labelledby={of} className={`stack ${styles.part}`}>
      <h2 id={of}>{title}</h2>
      {groups.map((group) => {
        const name = groupTitle(group, translations)
        return (
          <section key={name} aria-label={`${title}: ${name}`}>
            <GroupHeading
              level={3}
              road={group.road}
              text={groupText(group, translations)}
              count={t('roads.eventCount', { count: group.total })}
            />
            <EventRows events={group.items} headingLevel={4} {...events} />
          </section>
        )
      })}
    </section>
  )
}
