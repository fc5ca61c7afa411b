import { useMemo } from 'react'
import { Link } from 'wouter'
import { useSite } from '../../api/site-context.tsx'
import { useCameraSpeech } from '../../messages/camera-words.ts'
import { formatNumber } from '../../ui/format-number.ts'
import { EmptyNotice } from '../../ui/notice.tsx'
import styles from './cameras-view.module.css'
import { CorridorView } from './corridor/corridor-view.tsx'
import { camerasHref } from './feed/asked-address.ts'
import { AwaitedCameras, type LoadedCameras } from './feed/cameras-frame.tsx'
import { CameraFilters } from './list/camera-filters.tsx'
import { ListAndMap } from './list/list-and-map.tsx'
import { ViewSwitch } from './list/view-switch.tsx'
import { ALL_CAMERAS, type AskedCameras, asksForAll } from './model/asked-cameras.ts'
import { cameraOptions, chooseCameras, sortCameras } from './model/choose-cameras.ts'

/** The cameras that were asked for as a list, on the map, or along their road, and the choice of them. */
export function CamerasView({ asked, ...loaded }: { asked: AskedCameras } & LoadedCameras) {
  const { say, language } = useCameraSpeech()
  const { district } = useSite()
  const { answer, others, isCutOff, drawnAt } = loaded
  const { view, road, county, direction, q } = asked
  const cameras = useMemo(() => sortCameras(answer.cameras), [answer.cameras])
  const found = useMemo(
    () => chooseCameras(cameras, { ...ALL_CAMERAS, road, county, direction, q }, language),
    [cameras, road, county, direction, q, language],
  )
  const options = useMemo(
    () => cameraOptions(cameras, others, district.counties),
    [cameras, others, district.counties],
  )
  if (cameras.length === 0) {
    const { outsideArea } = answer.feed
    return (
      <EmptyNotice title={say('cameras.noneYet')} headingLevel={2}>
        {outsideArea > 0 ? say('cameras.noneInside', { count: outsideArea }) : say('cameras.noneYetHint')}
      </EmptyNotice>
    )
  }
  // The first roads are a part of the plain list, and of nothing else.
  const isAwaited = others.length > 0 && !(view === 'list' && asksForAll(asked))
  const total = others.reduce((sum, { count }) => sum + count, cameras.length)
  const all = say('cameras.count', { count: total })
  const some = say('cameras.countOf', { count: found.length, of: formatNumber(total, language) })
  return (
    <>
      <CameraFilters asked={asked} options={options} />
      <div className={styles.bar}>
        <ViewSwitch asked={asked} />
        <p role="status">{isAwaited ? '' : found.length === cameras.length ? all : some}</p>
      </div>
      {isAwaited ? (
        <AwaitedCameras />
      ) : found.length === 0 ? (
        <EmptyNotice title={say('cameras.none')} headingLevel={2}>
          <p>{say('cameras.noneHint')}</p>
          <p>
            <Link href={camerasHref({ view })}>{say('cameras.showAll')}</Link>
          </p>
        </EmptyNotice>
      ) : view === 'corridor' ? (
        <CorridorView asked={asked} roads={options.roads} cameras={found} drawnAt={drawnAt} />
      ) : (
        <ListAndMap {...{ asked, found, others, isCutOff, drawnAt }} all={cameras} />
      )}
    </>
  )
}
