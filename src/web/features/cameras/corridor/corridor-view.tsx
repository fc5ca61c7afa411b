import { useMemo } from 'react'
import { type Camera, OTHER_ROADS } from '../../../../contract/camera.ts'
import { useCameraSpeech } from '../../../messages/camera-words.ts'
import { RouteMarker } from '../../../ui/route-marker.tsx'
import { parseRouteRef } from '../../../ui/route-ref.ts'
import { camerasHref } from '../feed/asked-address.ts'
import { Pager, pageId } from '../list/pager.tsx'
import { RoadIndex } from '../list/road-index.tsx'
import type { AskedCameras } from '../model/asked-cameras.ts'
import { roadName } from '../model/camera-name.ts'
import { buildCorridor, pageOfCorridor } from './corridor.ts'
import { CorridorLine } from './corridor-line.tsx'
import styles from './corridor-view.module.css'

/** The fragment that leads to the road once it is chosen. */
const CHOSEN_ROAD = 'along-the-road'

export interface CorridorViewProps {
  asked: AskedCameras
  roads: readonly string[]
  cameras: readonly Camera[]
  drawnAt: string
}

/** The chosen road as a line with its stops; with no road chosen, the roads to choose from. */
export function CorridorView({ asked, roads, cameras, drawnAt }: CorridorViewProps) {
  const speech = useCameraSpeech()
  const { say } = speech
  const { road } = asked
  const corridor = useMemo(() => (road === null ? null : buildCorridor(road, cameras)), [road, cameras])
  if (corridor === null) {
    const named = roads.filter((one) => one !== OTHER_ROADS)
    return (
      <section>
        <p>{say('corridor.choose')}</p>
        <RoadIndex
          page={asked.page}
          hrefOfPage={(page) => camerasHref({ ...asked, page })}
          links={named.map((one) => ({
            road: one,
            isNamed: true,
            words: say('corridor.title', { road: roadName(one, speech) }),
            aside: '',
            href: `${camerasHref({ ...asked, road: one, page: 1 })}#${CHOSEN_ROAD}`,
          }))}
        />
      </section>
    )
  }
  const title = say('corridor.title', { road: roadName(corridor.road, speech) })
  const { stops, page, pageCount } = pageOfCorridor(corridor, asked.page)
  return (
    <section id={CHOSEN_ROAD} className={styles.corridor}>
      <h2 className={styles.heading}>
        <RoadSign road={corridor.road} />
        {title}
      </h2>
      <p className={styles.order}>
        {say(corridor.axis === 'northSouth' ? 'corridor.northTop' : 'corridor.westTop')}
      </p>
      <div id={pageId(page)}>
        <CorridorLine stops={stops} drawnAt={drawnAt} currentId={null} label={title} />
      </div>
      <Pager asked={asked} page={page} pageCount={pageCount} />
    </section>
  )
}

function RoadSign({ road }: { road: string }) {
  const sign = parseRouteRef(road)
  return sign === null ? null : <RouteMarker {...sign} label={null} />
}
