import { useEffect, useMemo } from 'react'
import { Link, useSearch } from 'wouter'
import type { Camera } from '../../contract/camera.ts'
import { languagePrefix } from '../../contract/language.ts'
import { useSite } from '../api/site-context.tsx'
import { CameraFilters } from '../features/cameras/camera-filters.tsx'
import { AwaitedCameras, CamerasFrame, FeedLine, OldListWarning } from '../features/cameras/cameras-frame.tsx'
import { CorridorView } from '../features/cameras/corridor-view.tsx'
import { DataSwitch } from '../features/cameras/data-saving.tsx'
import { gridViewIcon } from '../features/cameras/icon-paths.ts'
import { ListAndMap } from '../features/cameras/list-and-map.tsx'
import { useMyCameras } from '../features/cameras/mine/my-cameras.ts'
import {
  buildCamerasAddress,
  type CamerasParams,
  camerasHref,
  parseCamerasAddress,
  useCamerasParams,
} from '../features/cameras/model/cameras-params.ts'
import { cameraOptions, chooseCameras } from '../features/cameras/model/choose-cameras.ts'
import { buildShownCameras, type ShownCameras } from '../features/cameras/model/shown-cameras.ts'
import shared from '../features/cameras/shared.module.css'
import { type LoadedCameras, useCameras } from '../features/cameras/use-cameras.ts'
import { listIcon, mapIcon } from '../live/icon-paths.ts'
import live from '../live/live-page.module.css'
import { LiveHeading, LiveProse, ViewSwitch } from '../live/live-page.tsx'
import { parseRoad } from '../live/query-params.ts'
import { OfficialMap } from '../live/warning.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import type { Translate } from '../messages/translate.ts'
import { readStoredText, storeStoredText } from '../ui/browser.ts'
import { ExternalLink, LinkButton } from '../ui/button.tsx'
import { SampleChip } from '../ui/chip.tsx'
import { trafficIcon } from '../ui/icon-paths.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Announcement, EmptyNotice } from '../ui/notice.tsx'

const { Part: MyCameras, preload } = lazyPart(
  async () => (await import('../features/cameras/mine/mine-view.tsx')).MyCameras,
  <AwaitedCameras isShort />,
)

/** Loads the code of the view at this address, so that it renders without waiting. */
export async function preloadRenderedView(): Promise<void> {
  if (import.meta.env.SSR || parseCamerasAddress(location.search).view === 'mine') await preload()
}

/** All cameras as a list, on a map or by road, the visitor's own cameras, and what cameras are for. */
export function CamerasPage() {
  const search = useSearch()
  return (
    <div className="page">
      <CamerasView />
      {new URLSearchParams(search).get('view') === 'mine' ? null : <LiveProse page="cameras" />}
    </div>
  )
}

/** All cameras, the visitor's own, or those of a shared link, depending on the address. */
export function CamerasView() {
  const { t } = useTranslations()
  const params = useCamerasParams()
  const { loaded } = useCameras()
  const isMine = params.view === 'mine'
  return (
    <>
      <LiveHeading
        title={isMine ? t(params.shared === null ? 'cameras.mine' : 'mine.shared') : t('page.cameras')}
        lead={isMine ? null : t('cameras.lead')}
      >
        <MineLink params={params} />
        {loaded?.list.feed.kind === 'sample' ? <SampleChip>{t('cameras.sample')}</SampleChip> : null}
      </LiveHeading>
      <CamerasFrame>
        {(loaded) => (
          <>
            <OldListWarning {...loaded} />
            <CamerasAt params={params} {...loaded} />
            <AboutTheFeed {...loaded} />
          </>
        )}
      </CamerasFrame>
    </>
  )
}

/** Links to the visitor's cameras and back. */
function MineLink({ params }: { params: CamerasParams }) {
  const { t } = useTranslations()
  const count = useMyCameras().length
  const isThere = params.view === 'mine' && params.shared === null
  const mine = count === 0 ? t('cameras.mine') : t('cameras.mineCount', { count })
  return (
    <div className={isThere ? undefined : 'scripted'} data-print="hide">
      <Link href={camerasHref(isThere ? {} : { view: 'mine' })} asChild>
        <LinkButton look="tonal" icon={isThere ? listIcon : gridViewIcon}>
          {isThere ? t('cameras.all') : mine}
        </LinkButton>
      </Link>
    </div>
  )
}

/** Where the pictures come from and the state of the feed; below the cameras, which visitors come for. */
function AboutTheFeed(loaded: LoadedCameras) {
  const { t } = useTranslations()
  const { links } = useSite()
  const newTabText = t('site.opensInNewTab')
  return (
    <div className={live.feed}>
      <FeedLine {...loaded} />
      <p className={`wrap ${shared.links}`}>
        {links.travelerInformation === undefined ? null : (
          <ExternalLink href={links.travelerInformation} newTabText={newTabText}>
            {t('cameras.official')}
          </ExternalLink>
        )}
        {links.virtualTour === undefined ? null : (
          <ExternalLink href={links.virtualTour} newTabText={newTabText}>
            {t('cameras.tour')}
          </ExternalLink>
        )}
      </p>
    </div>
  )
}

/** What the page shows of the cameras at one address. */
function CamerasAt({ params, ...loaded }: LoadedCameras & { params: CamerasParams }) {
  const { t } = useTranslations()
  const { shown, found } = useShown(params, loaded.known)
  const { road } = params
  // Stores the road, so that the next visit starts with it.
  useEffect(() => {
    readLastRoad()
    if (road !== null) storeStoredText(LAST_ROAD, road)
  }, [road])
  if (params.view !== 'mine') return <AllCameras params={params} shown={shown} found={found} {...loaded} />
  if (shown?.content.kind !== 'mine') {
    return (
      <>
        <p className="unscripted">
          {t('mine.unscripted')} <Link href={camerasHref({})}>{t('cameras.all')}</Link>
        </p>
        <div className="scripted">
          <AwaitedCameras isShort />
        </div>
      </>
    )
  }
  return <MyCameras ids={params.shared} cameras={shown.content.cameras} />
}

/** The storage key of the road chosen last. It never leaves the device. */
const LAST_ROAD = 'last-road'
let atStart: { road: string | null } | null = null

/** The last road when the site was opened, so that the list has the same order after Back. */
function readLastRoad(): string | null {
  atStart ??= { road: parseRoad(readStoredText(LAST_ROAD)) }
  return atStart.road
}

/** The cameras of an address: from the whole list, or from the page if it was rendered for the address. */
function useShown(params: CamerasParams, known: LoadedCameras['known']) {
  const { searchNames } = useTranslations()
  const address = buildCamerasAddress(params)
  const cameras = known.kind === 'whole' ? known.cameras : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address contains all of `params`
  const built = useMemo(() => {
    if (cameras === null) return null
    const found =
      params.view === 'mine' ? cameras : chooseCameras(cameras, params, searchNames, readLastRoad())
    return { shown: buildShownCameras(found, params), found }
  }, [cameras, address, searchNames])
  if (built !== null) return built
  const shown = known.kind === 'page' && known.shown?.address === address ? known.shown : null
  return { shown, found: null }
}

interface ShownProps extends LoadedCameras {
  params: CamerasParams
  /** `null`: not known yet. */
  shown: ShownCameras | null
  /** Every camera that matches; `null`: the whole list has not arrived. */
  found: readonly Camera[] | null
}

/** Filters, and the matching cameras as a list, on the map, or along their road. */
function AllCameras(props: ShownProps) {
  const { params, shown, found, known, list } = props
  const { t, language } = useTranslations()
  const { counties } = useSite().district
  const { total } = known
  const [cameras, ofPage] = known.kind === 'whole' ? [known.cameras, null] : [null, known.options]
  const options = useMemo(() => ofPage ?? cameraOptions(cameras ?? [], counties), [ofPage, cameras, counties])
  if (total === 0) {
    const { outsideArea } = list.feed
    return (
      <EmptyNotice title={t('cameras.noneYet')} headingLevel={2}>
        <p>{outsideArea > 0 ? t('cameras.noneInside', { count: outsideArea }) : t('cameras.noneYetHint')}</p>
        <OfficialMap />
      </EmptyNotice>
    )
  }
  const all = t('cameras.count', { count: total })
  const some = t('cameras.countOf', { count: shown?.found ?? 0, of: total })
  const count = shown === null ? null : shown.found === total ? all : some
  return (
    <>
      <CameraFilters params={params} options={options} />
      <div className={`wrap spread ${live.bar}`}>
        <ViewSwitch label={t('cameras.views')} chosen={params.view} views={viewsOf(params, t)} />
        <p className="fact">{count}</p>
        <Announcement text={count} />
        <DataSwitch />
      </div>
      {shown === null ? (
        <AwaitedCameras />
      ) : shown.found === 0 ? (
        <EmptyNotice title={t('cameras.none')} headingLevel={2}>
          <p>{t('cameras.noneHint')}</p>
          <p className="links">
            <Link href={camerasHref({ view: params.view })}>{t('cameras.showAll')}</Link>
            {/* The site search corrects typos. A plain link: through the router it would open without results. */}
            {params.q === '' ? null : (
              <a href={`${languagePrefix(language)}/app/search?${new URLSearchParams({ q: params.q })}`}>
                {t('missing.search')}
              </a>
            )}
          </p>
        </EmptyNotice>
      ) : shown.content.kind === 'list' ? (
        <ListAndMap
          params={params}
          shown={shown}
          found={found}
          groups={shown.content.groups}
          roads={options.roads}
        />
      ) : (
        <CorridorView params={params} roads={options.roads} shown={shown} />
      )}
    </>
  )
}

const VIEWS = [
  ['list', listIcon],
  ['map', mapIcon],
  ['corridor', trafficIcon],
] as const

function viewsOf(params: CamerasParams, t: Translate) {
  return VIEWS.map(([view, icon]) => ({
    value: view,
    text: t(`cameras.view.${view}`),
    href: camerasHref({ ...params, view, page: 1 }),
    icon,
  }))
}
