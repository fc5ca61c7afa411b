import type { CameraCount } from '../../../api/camera-count.ts'
import { useCameraSpeech } from '../../../messages/camera-words.ts'
import { RouteMarker } from '../../../ui/route-marker.tsx'
import { parseRouteRef } from '../../../ui/route-ref.ts'
import { camerasHref } from '../feed/asked-address.ts'
import { type CameraGroup, type GroupName, groupId, groupTitle, groupWords } from '../model/camera-groups.ts'
import { roadName } from '../model/camera-name.ts'
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
  const speech = useCameraSpeech()
  const { say } = speech
  return (
    <div className={styles.groups}>
      {groups.map((group) => {
        const { road, cameras: own } = group
        const sign = parseRouteRef(road)
        return (
          <section key={groupId(group)} id={groupId(group)} aria-label={groupTitle(group, speech)}>
            <h2 className={styles.heading}>
              {sign === null ? <span>{roadName(road, speech)}</span> : <RouteMarker {...sign} label={road} />}
              <span>{groupWords(group, speech)}</span>
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

function groupHref(group: GroupName): string {
  const { road, direction, county } = group
  return `${camerasHref({ road, direction, county })}#${encodeURIComponent(groupId(group))}`
}

/** To each road and direction that the list has no cameras of. */
function OtherRoads({ others }: { others: readonly CameraCount[] }) {
  const speech = useCameraSpeech()
  const { say } = speech
  return (
    <section aria-labelledby="more-roads">
      <h2 id="more-roads" className={styles.heading}>
        {say('cameras.moreRoads')}
      </h2>
      <RoadLinks
        links={others.map((group) => ({
          road: roadName(group.road, speech),
          isNamed: false,
          words: groupWords(group, speech),
          aside: say('cameras.count', { count: group.count }),
          href: groupHref(group),
        }))}
      />
    </section>
  )
}
