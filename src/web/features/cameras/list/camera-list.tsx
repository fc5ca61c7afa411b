import type { CameraCount } from '../../../api/camera-count.ts'
import { useCameraSpeech } from '../../../messages/camera-words.ts'
import { RouteMarker } from '../../../ui/route-marker.tsx'
import { parseRouteRef } from '../../../ui/route-ref.ts'
import { camerasHref } from '../feed/asked-address.ts'
import { type CameraGroup, groupId } from '../model/choose-cameras.ts'
import styles from './camera-list.module.css'
import { CameraRow } from './camera-row.tsx'
import { RoadLinks } from './road-links.tsx'

/** Cameras under their roads and directions, in driving order. With the ways to other roads it says all the map says. */
export function CameraList(props: {
  groups: readonly CameraGroup[]
  /** Roads that a link leads to; empty: there are no others to go to. */
  others: readonly CameraCount[]
  drawnAt: string
  chosenId: string | null
}) {
  const { groups, others, drawnAt, chosenId } = props
  const { say } = useCameraSpeech()
  return (
    <div className={styles.groups}>
      {groups.map((group) => {
        const { road, direction, cameras: own } = group
        const sign = parseRouteRef(road)
        return (
          <section
            key={`${road} ${direction}`}
            id={groupId(group)}
            aria-label={`${road}, ${say(`direction.${direction ?? 'none'}`)}`}
          >
            <h2 className={styles.heading}>
              {sign === null ? <span>{road}</span> : <RouteMarker {...sign} label={road} />}
              <span>{say(`direction.${direction ?? 'none'}`)}</span>
              <span className={styles.count}>{say('cameras.count', { count: own.length })}</span>
            </h2>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
            <ul role="list">
              {own.map((camera) => (
                <CameraRow
                  key={camera.id}
                  camera={camera}
                  drawnAt={drawnAt}
                  isChosen={camera.id === chosenId}
                />
              ))}
            </ul>
          </section>
        )
      })}
      {others.length === 0 ? null : <OtherRoads others={others} />}
    </div>
  )
}

/** To each road and direction that the list has no cameras of. */
function OtherRoads({ others }: { others: readonly CameraCount[] }) {
  const { say } = useCameraSpeech()
  return (
    <section aria-labelledby="more-roads">
      <h2 id="more-roads" className={styles.heading}>
        {say('cameras.moreRoads')}
      </h2>
      <RoadLinks
        links={others.map(({ road, direction, count }) => ({
          road,
          isNamed: false,
          words: say(`direction.${direction ?? 'none'}`),
          aside: say('cameras.count', { count }),
          href: `${camerasHref({ road, direction })}#${encodeURIComponent(groupId({ road, direction }))}`,
        }))}
      />
    </section>
  )
}
