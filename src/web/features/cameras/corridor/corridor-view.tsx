import { OTHER_ROADS } from '../../../../contract/camera.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { RouteMarker } from '../../../ui/route-marker.tsx'
import { parseRouteRef } from '../../../ui/route-ref.ts'
import { Pager, pageId } from '../camera-list.tsx'
import { roadName } from '../model/camera-name.ts'
import { type CamerasParams, camerasHref } from '../model/cameras-params.ts'
import type { RoadCount } from '../model/choose-cameras.ts'
import type { ShownCameras } from '../model/shown-cameras.ts'
import { RoadIndex } from '../road-index.tsx'
import { CorridorLine } from './corridor-line.tsx'
import styles from './corridor-view.module.css'

/** The fragment that leads to the road once it is chosen. */
const CHOSEN_ROAD = 'along-the-road'

/** The chosen road as a line with its stops; with no road chosen, the roads to choose from. */
export function CorridorView(props: {
  params: CamerasParams
  roads: readonly RoadCount[]
  shown: ShownCameras
  renderedAt: string
}) {
  const { params, roads, shown, renderedAt } = props
  const translations = useTranslations()
  const { t } = translations
  if (shown.content.kind !== 'corridor') {
    return (
      <section>
        <p>{t('corridor.choose')}</p>
        <RoadIndex
          roads={roads}
          page={params.page}
          // Cameras without a road have no line to stand on.
          hrefOf={(road) =>
            road === OTHER_ROADS
              ? camerasHref({ road })
              : `${camerasHref({ ...params, road, page: 1 })}#${CHOSEN_ROAD}`
          }
        />
      </section>
    )
  }
  const { corridor } = shown.content
  const title = t('corridor.title', { road: roadName(corridor.road, translations) })
  return (
    <section id={CHOSEN_ROAD} className={styles.corridor}>
      <h2 className={styles.heading}>
        <RoadSign road={corridor.road} />
        {title}
      </h2>
      <p className={styles.order}>
        {t(corridor.axis === 'northSouth' ? 'corridor.northTop' : 'corridor.westTop')}
      </p>
      <div id={pageId(shown.page)}>
        <CorridorLine stops={corridor.stops} renderedAt={renderedAt} currentId={null} label={title} />
      </div>
      <Pager params={params} shown={shown} />
    </section>
  )
}

function RoadSign({ road }: { road: string }) {
  const sign = parseRouteRef(road)
  return sign === null ? null : <RouteMarker {...sign} label={null} />
}
