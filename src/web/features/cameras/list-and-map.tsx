import { lazy, Suspense, useState } from 'react'
import type { Camera } from '../../../contract/camera.ts'
import { useSiteFacts } from '../../api/site-context.tsx'
import live from '../../live/live-page.module.css'
import { useHydrated, useIsWide } from '../../ui/browser.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CameraList } from './camera-list.tsx'
import { WithoutScripts } from './camera-picture.tsx'
import { AwaitedCameras } from './cameras-frame.tsx'
import { useDataSaving } from './data-saving.tsx'
import styles from './list-and-map.module.css'
import type { CamerasParams } from './model/cameras-params.ts'
import type { RoadCount } from './model/choose-cameras.ts'
import type { ListedGroup, ShownCameras } from './model/shown-cameras.ts'

/** The server never renders the map and its zoom. */
const CameraMap = lazy(async () => ({ default: (await import('./camera-map.tsx')).CameraMap }))

/** On a wide screen the list with the map beside it, unless the visitor saves data; otherwise the requested one. */
export function ListAndMap(props: {
  params: CamerasParams
  shown: ShownCameras
  groups: readonly ListedGroup[]
  /** Every camera that matches; `null`: the whole list has not loaded. */
  found: readonly Camera[] | null
  roads: readonly RoadCount[]
}) {
  const { params, shown, groups, found, roads } = props
  const isWide = useIsWide()
  const isSaving = useDataSaving()
  const hasMap = useSiteFacts().mapCredit !== null
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const list = (
    <CameraList params={params} shown={shown} groups={groups} roads={roads} chosenId={chosen[0] ?? null} />
  )
  // A map needs a script, and every camera.
  const map =
    !isHydrated || !hasMap ? null : found === null ? (
      <AwaitedCameras />
    ) : (
      <Suspense fallback={<Skeleton bars={['full', 'full', 'full']} size="block" />}>
        <CameraMap cameras={found} chosen={chosen} onChoose={setChosen} />
      </Suspense>
    )
  // Without a map, the map's address shows the list too.
  if (params.view === 'map' && hasMap) {
    return (
      <>
        <div className={live.mapAlone}>{map}</div>
        <noscript>
          <WithoutScripts value>{list}</WithoutScripts>
        </noscript>
      </>
    )
  }
  return (
    // With Save-Data on, the map opens from its link.
    <div className={isSaving || !hasMap ? undefined : styles.columns}>
      {list}
      {hasMap ? (
        <div className={styles.beside}>
          {isWide && !isSaving ? <div className={live.mapBeside}>{map}</div> : null}
        </div>
      ) : null}
    </div>
  )
}
