import { useMemo } from 'react'
import { Link } from 'wouter'
import type { Camera } from '../../../../contract/camera.ts'
import { useCameraSpeech } from '../../../messages/camera-words.ts'
import { RouteMarker } from '../../../ui/route-marker.tsx'
import { parseRouteRef } from '../../../ui/route-ref.ts'
import { camerasHref } from '../feed/asked-address.ts'
import type { AskedCameras } from '../model/asked-cameras.ts'
import { buildCorridor } from './corridor.ts'
import { CorridorLine } from './corridor-line.tsx'
import styles from './corridor-view.module.css'

/** The chosen road as a line with its stops; with no road chosen, the roads to choose from. */
export function CorridorView(props: {
  asked: AskedCameras
  roads: readonly string[]
  cameras: readonly Camera[]
  drawnAt: string
}) {
  const { asked, roads, cameras, drawnAt } = props
  const { say } = useCameraSpeech()
  const { road } = asked
  const corridor = useMemo(() => (road === null ? null : buildCorridor(road, cameras)), [road, cameras])
  if (corridor === null) {
    return (
      <section>
        <p>{say('corridor.choose')}</p>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
        <ul role="list" className={styles.roads}>
          {roads.map((one) => (
            <li key={one}>
              <Link href={camerasHref({ ...asked, road: one })}>
                <RoadSign road={one} />
                {say('corridor.title', { road: one })}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    )
  }
  return (
    <section className={styles.corridor}>
      <h2 className={styles.heading}>
        <RoadSign road={corridor.road} />
        {say('corridor.title', { road: corridor.road })}
      </h2>
      <p className={styles.order}>
        {say(corridor.axis === 'northSouth' ? 'corridor.northTop' : 'corridor.westTop')}
      </p>
      <CorridorLine
        stops={corridor.stops}
        drawnAt={drawnAt}
        currentId={null}
        label={say('corridor.title', { road: corridor.road })}
      />
    </section>
  )
}

function RoadSign({ road }: { road: string }) {
  const sign = parseRouteRef(road)
  return sign === null ? null : <RouteMarker {...sign} label={null} />
}
