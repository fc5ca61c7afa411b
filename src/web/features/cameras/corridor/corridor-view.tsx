import { useMemo } from 'react'
import { type Camera, OTHER_ROADS } from '../../../../contract/camera.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { parseRouteRef, RouteMarker } from '../../../ui/route-marker.tsx'
import { camerasHref } from '../feed/requested-address.ts'
import { Pager, pageId } from '../list/pager.tsx'
import { RoadIndex } from '../list/road-index.tsx'
import { roadName } from '../model/camera-name.ts'
import type { CamerasParams } from '../model/cameras-params.ts'
import { buildCorridor, pageOfCorridor } from './corridor.ts'
import { CorridorLine } from './corridor-line.tsx'
import styles from './corridor-view.module.css'

/** The fragment that leads to the road once it is chosen. */
const CHOSEN_ROAD = 'along-the-road'

export interface CorridorViewProps {
  params: CamerasParams
  roads: readonly string[]
  cameras: readonly Camera[]
  renderedAt: string
}

/** The chosen road as a line with its stops; with no road chosen, the roads to choose from. */
export function CorridorView({ params, roads, cameras, renderedAt }: CorridorViewProps) {
  const translations = useTranslations()
  const { t } = translations
  const { road } = params
  const corridor = useMemo(() => (road === null ? null : buildCorridor(road, cameras)), [road, cameras])
  if (corridor === null) {
    const named = roads.filter((one) => one !== OTHER_ROADS)
    return (
      <section>
        <p>{t('corridor.choose')}</p>
        <RoadIndex
          page={params.page}
          hrefOfPage={(page) => camerasHref({ ...params, page })}
          links={named.map((one) => ({
            road: one,
            isNamed: true,
            words: t('corridor.title', { road: roadName(one, translations) }),
            aside: '',
            href: `${camerasHref({ ...params, road: one, page: 1 })}#${CHOSEN_ROAD}`,
          }))}
        />
      </section>
    )
  }
  const title = t('corridor.title', { road: roadName(corridor.road, translations) })
  const { stops, page, pageCount } = pageOfCorridor(corridor, params.page)
  return (
    <section id={CHOSEN_ROAD} className={styles.corridor}>
      <h2 className={styles.heading}>
        <RoadSign road={corridor.road} />
        {title}
      </h2>
      <p className={styles.order}>
        {t(corridor.axis === 'northSouth' ? 'corridor.northTop' : 'corridor.westTop')}
      </p>
      <div id={pageId(page)}>
        <CorridorLine stops={stops} renderedAt={renderedAt} currentId={null} label={title} />
      </div>
      <Pager params={params} page={page} pageCount={pageCount} />
    </section>
  )
}

function RoadSign({ road }: { road: string }) {
  const sign = parseRouteRef(road)
  return sign === null ? null : <RouteMarker {...sign} label={null} />
}
