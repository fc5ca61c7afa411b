import { useMemo } from 'react'
import { Link } from 'wouter'
import { useSite } from '../../api/site-context.tsx'
import { useCameraSpeech } from '../../messages/camera-words.ts'
import { EmptyNotice } from '../../ui/notice.tsx'
import styles from './cameras-view.module.css'
import { camerasHref } from './feed/asked-address.ts'
import { CamerasFrame, type LoadedCameras } from './feed/cameras-frame.tsx'
import { LateCorridor } from './late-views.tsx'
import { CameraFilters } from './list/camera-filters.tsx'
import { ListAndMap } from './list/list-and-map.tsx'
import { ViewSwitch } from './list/view-switch.tsx'
import { ALL_CAMERAS, type AskedCameras, asksForAll } from './model/asked-cameras.ts'
import { cameraOptions, chooseCameras } from './model/choose-cameras.ts'

/** The cameras that were asked for as a list, on the map, or along their road, and the choice of them. */
export function CamerasView({ asked, ...loaded }: { asked: AskedCameras } & LoadedCameras) {
  const { say } = useCameraSpeech()
  const { district } = useSite()
  const { cameras } = loaded.answer
  const { others } = loaded
  const options = useMemo(
    () => cameraOptions(cameras, others, district.counties),
    [cameras, others, district.counties],
  )
  if (cameras.length === 0) {
    return (
      <EmptyNotice title={say('cameras.noneYet')} headingLevel={2}>
        {say('cameras.noneYetHint')}
      </EmptyNotice>
    )
  }
  // The first roads are a part of the plain list, and of nothing else.
  const isAwaited = others.length > 0 && !(asked.view === 'list' && asksForAll(asked))
  return (
    <>
      <CameraFilters asked={asked} options={options} />
      {isAwaited ? (
        <>
          <div className={styles.bar}>
            <ViewSwitch asked={asked} />
          </div>
          {/* Says that the others are on their way, or that they did not come. */}
          <CamerasFrame extent="whole">{() => null}</CamerasFrame>
        </>
      ) : (
        <Found asked={asked} roads={options.roads} {...loaded} />
      )}
    </>
  )
}

/** How many fit what was asked for, and these in the view that was asked for. */
function Found(props: { asked: AskedCameras; roads: readonly string[] } & LoadedCameras) {
  const { asked, roads, answer, others, isCutOff, drawnAt } = props
  const { say } = useCameraSpeech()
  const { view, road, county, direction, q } = asked
  const all = useMemo(() => chooseCameras(answer.cameras, ALL_CAMERAS), [answer.cameras])
  const found = useMemo(
    () => chooseCameras(all, { ...ALL_CAMERAS, road, county, direction, q }),
    [all, road, county, direction, q],
  )
  const total = others.reduce((sum, { count }) => sum + count, all.length)
  return (
    <>
      <div className={styles.bar}>
        <ViewSwitch asked={asked} />
        <p role="status">
          {found.length === all.length
            ? say('cameras.count', { count: total })
            : say('cameras.countOf', { count: found.length, of: String(total) })}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyNotice title={say('cameras.none')} headingLevel={2}>
          <p>{say('cameras.noneHint')}</p>
          <p>
            <Link href={camerasHref({ view })}>{say('cameras.showAll')}</Link>
          </p>
        </EmptyNotice>
      ) : view === 'corridor' ? (
        <LateCorridor asked={asked} roads={roads} cameras={found} drawnAt={drawnAt} />
      ) : (
        <ListAndMap {...{ asked, all, found, others, isCutOff, drawnAt }} />
      )}
    </>
  )
}
