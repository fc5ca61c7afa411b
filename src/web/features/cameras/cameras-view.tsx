import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { CamerasAnswer } from '../../../contract/camera.ts'
import { useSite } from '../../api/site-context.tsx'
import { useCameraSpeech } from '../../messages/camera-words.ts'
import { late } from '../../ui/late.tsx'
import { EmptyNotice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useIsLive } from '../../ui/use-is-live.ts'
import styles from './cameras-view.module.css'
import { CorridorStrip } from './corridor/corridor-strip.tsx'
import { CorridorView } from './corridor/corridor-view.tsx'
import { camerasHref } from './feed/asked-address.ts'
import { CameraFilters } from './list/camera-filters.tsx'
import { CameraList } from './list/camera-list.tsx'
import { ViewSwitch } from './list/view-switch.tsx'
import type { AskedCameras } from './model/asked-cameras.ts'
import { cameraOptions, chooseCameras } from './model/choose-cameras.ts'
import { useIsWide } from './use-is-wide.ts'

/** The map and what moves it arrive when the map is first shown. */
const { Part: CameraMap } = late(
  async () => (await import('./map/camera-map.tsx')).CameraMap,
  <Skeleton bars={['full', 'full', 'full']} size="block" />,
)

/** The cameras that were asked for as a list, on the map, or along their road, and the choice of them. */
export function CamerasView(props: { asked: AskedCameras; answer: CamerasAnswer; drawnAt: string }) {
  const { asked, answer, drawnAt } = props
  const { say } = useCameraSpeech()
  const { district } = useSite()
  const { cameras } = answer
  const options = useMemo(() => cameraOptions(cameras, district.counties), [cameras, district.counties])
  const { view, road, county, direction, q } = asked
  const found = useMemo(
    () => chooseCameras(cameras, { view: 'list', shared: null, road, county, direction, q }),
    [cameras, road, county, direction, q],
  )
  if (cameras.length === 0) {
    return (
      <EmptyNotice title={say('cameras.noneYet')} headingLevel={2}>
        {say('cameras.noneYetHint')}
      </EmptyNotice>
    )
  }
  const all = say('cameras.count', { count: cameras.length })
  return (
    <>
      <CameraFilters asked={asked} options={options} />
      <div className={styles.bar}>
        <ViewSwitch asked={asked} />
        <p role="status">
          {found.length === cameras.length
            ? all
            : say('cameras.countOf', { count: found.length, of: String(cameras.length) })}
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
        <CorridorView asked={asked} roads={options.roads} cameras={found} drawnAt={drawnAt} />
      ) : (
        <ListAndMap asked={asked} found={found} drawnAt={drawnAt} />
      )}
    </>
  )
}

/** On a wide screen the list with the map beside it; otherwise the one that was asked for. */
function ListAndMap(props: { asked: AskedCameras; found: CamerasAnswer['cameras']; drawnAt: string }) {
  const { asked, found, drawnAt } = props
  const isWide = useIsWide()
  const isLive = useIsLive()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const list = <CameraList cameras={found} drawnAt={drawnAt} chosenId={chosen[0] ?? null} />
  // A map needs a script; the server draws only its place.
  const map = isLive ? (
    <CameraMap cameras={found} drawnAt={drawnAt} chosen={chosen} onChoose={setChosen} />
  ) : null
  if (asked.view === 'map') {
    return (
      <>
        <div className={styles.mapAlone}>{map}</div>
        <noscript>{list}</noscript>
      </>
    )
  }
  return (
    <>
      {asked.road !== null && asked.direction !== null ? (
        <CorridorStrip
          road={asked.road}
          direction={asked.direction}
          cameras={found}
          drawnAt={drawnAt}
          chosen={chosen}
        />
      ) : null}
      <div className={styles.columns}>
        {list}
        <div className={styles.beside}>{isWide ? <div className={styles.mapBeside}>{map}</div> : null}</div>
      </div>
    </>
  )
}
