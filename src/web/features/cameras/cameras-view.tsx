import { useMemo } from 'react'
import { Link } from 'wouter'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatNumber } from '../../ui/format-number.ts'
import { EmptyNotice } from '../../ui/notice.tsx'
import styles from './cameras-view.module.css'
import { CorridorView } from './corridor/corridor-view.tsx'
import { AwaitedCameras, type LoadedCameras } from './feed/cameras-frame.tsx'
import { camerasHref } from './feed/requested-address.ts'
import { CameraFilters } from './list/camera-filters.tsx'
import { ListAndMap } from './list/list-and-map.tsx'
import { ViewSwitch } from './list/view-switch.tsx'
import { ALL_CAMERAS, asksForAll, type CamerasParams } from './model/cameras-params.ts'
import { cameraOptions, chooseCameras, sortCameras } from './model/choose-cameras.ts'

/** The cameras that were asked for as a list, on the map, or along their road, and the choice of them. */
export function CamerasView({ params, ...loaded }: { params: CamerasParams } & LoadedCameras) {
  const { t, language } = useTranslations()
  const { district } = useSite()
  const { response, others, isCutOff, renderedAt } = loaded
  const { view, road, county, direction, q } = params
  const cameras = useMemo(() => sortCameras(response.cameras), [response.cameras])
  const found = useMemo(
    () => chooseCameras(cameras, { ...ALL_CAMERAS, road, county, direction, q }, language),
    [cameras, road, county, direction, q, language],
  )
  const options = useMemo(
    () => cameraOptions(cameras, others, district.counties),
    [cameras, others, district.counties],
  )
  if (cameras.length === 0) {
    const { outsideArea } = response.feed
    return (
      <EmptyNotice title={t('cameras.noneYet')} headingLevel={2}>
        {outsideArea > 0 ? t('cameras.noneInside', { count: outsideArea }) : t('cameras.noneYetHint')}
      </EmptyNotice>
    )
  }
  // The first roads are a part of the plain list, and of nothing else.
  const isAwaited = others.length > 0 && !(view === 'list' && asksForAll(params))
  const total = others.reduce((sum, { count }) => sum + count, cameras.length)
  const all = t('cameras.count', { count: total })
  const some = t('cameras.countOf', { count: found.length, of: formatNumber(total, language) })
  return (
    <>
      <CameraFilters params={params} options={options} />
      <div className={styles.bar}>
        <ViewSwitch params={params} />
        <p role="status">{isAwaited ? '' : found.length === cameras.length ? all : some}</p>
      </div>
      {isAwaited ? (
        <AwaitedCameras />
      ) : found.length === 0 ? (
        <EmptyNotice title={t('cameras.none')} headingLevel={2}>
          <p>{t('cameras.noneHint')}</p>
          <p>
            <Link href={camerasHref({ view })}>{t('cameras.showAll')}</Link>
          </p>
        </EmptyNotice>
      ) : view === 'corridor' ? (
        <CorridorView params={params} roads={options.roads} cameras={found} renderedAt={renderedAt} />
      ) : (
        <ListAndMap {...{ params, found, others, isCutOff, renderedAt }} all={cameras} />
      )}
    </>
  )
}
