import { lazy, Suspense, useMemo, useState } from 'react'
import type { Camera } from '../../../../contract/camera.ts'
import type { CameraCount } from '../../../api/camera-count.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { CorridorStrip } from '../corridor/corridor-strip.tsx'
import { AwaitedCameras } from '../feed/cameras-frame.tsx'
import type { CamerasParams } from '../model/cameras-params.ts'
import { beginOf, listRoads } from '../model/first-roads.ts'
import { useIsWide } from '../use-is-wide.ts'
import { CameraList } from './camera-list.tsx'
import styles from './list-and-map.module.css'

const awaitedMap = <Skeleton bars={['full', 'full', 'full']} size="block" />

/** The map and its zooming are never rendered by the server. */
const CameraMap = lazy(async () => ({ default: (await import('../map/camera-map.tsx')).CameraMap }))

/** On a wide screen the list with the map beside it; otherwise the one that was asked for. */
export function ListAndMap(props: {
  params: CamerasParams
  /** Every camera that is here, sorted. */
  all: readonly Camera[]
  /** Of these, those that fit what was asked for. */
  found: readonly Camera[]
  /** Cameras that are not here yet. */
  others: readonly CameraCount[]
  /** They did not come when they were asked for. */
  isCutOff: boolean
  renderedAt: string
}) {
  const { params, all, found, others, isCutOff, renderedAt } = props
  const isWide = useIsWide()
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<readonly string[]>([])
  // What was listed first stays: a renewed list must not turn a road that is being read into a link.
  const [begun] = useState(() => beginOf(all))
  const roads = useMemo(
    () => listRoads(params, { all, found, begun, later: others }),
    [params, all, found, begun, others],
  )
  const list = (
    <CameraList params={params} roads={roads} renderedAt={renderedAt} chosenId={chosen[0] ?? null} />
  )
  // A map needs a script, and every camera; the server draws only its place.
  const map = !isHydrated ? null : others.length > 0 ? (
    isCutOff ? (
      <AwaitedCameras />
    ) : (
      awaitedMap
    )
  ) : (
    <Suspense fallback={awaitedMap}>
      <CameraMap cameras={found} renderedAt={renderedAt} chosen={chosen} onChoose={setChosen} />
    </Suspense>
  )
  if (params.view === 'map') {
    return (
      <>
        <div className={styles.mapAlone}>{map}</div>
        <noscript>{list}</noscript>
      </>
    )
  }
  return (
    <>
      {params.road !== null && params.direction !== null ? (
        <CorridorStrip
          road={params.road}
          direction={params.direction}
          cameras={roads.first.flatMap(({ cameras }) => cameras)}
          renderedAt={renderedAt}
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
