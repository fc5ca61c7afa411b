import { type ReactNode, useMemo } from 'react'
import { Link } from 'wouter'
import type { Camera } from '../../../../contract/camera.ts'
import { cameraPath } from '../../../../contract/pages.ts'
import { useSite } from '../../../api/site-context.tsx'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { useFocusTarget } from '../../../navigation/focus-targets.ts'
import { useOwnTitle } from '../../../navigation/own-title.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { SampleChip } from '../../../ui/chip.tsx'
import { formatShortest } from '../../../ui/format-number.ts'
import { Icon } from '../../../ui/icon.tsx'
import { arrowBackIcon, arrowForwardIcon, mapIcon } from '../../../ui/icon-paths.ts'
import { STOPS_EACH_SIDE } from '../camera-page-data.ts'
import { FeedLine, type LoadedCameras } from '../cameras-frame.tsx'
import { alongTheRoad, buildCorridor, stopsAround } from '../corridor/corridor.ts'
import { CorridorLine } from '../corridor/corridor-line.tsx'
import { MineButton } from '../mine/mine-button.tsx'
import { cameraName, placeName, roadName } from '../model/camera-name.ts'
import { cameraTitle } from '../model/camera-title.ts'
import { camerasHref } from '../model/cameras-params.ts'
import { reportPath } from '../model/report-path.ts'
import { DataSwitch } from '../picture/data-switch.tsx'
import styles from './camera-detail.module.css'
import { ViewCard } from './view-card.tsx'

/** One camera: its views and their ages, its neighbours along the road, and what can be done about it. */
export function CameraDetail(
  props: LoadedCameras & {
    camera: Camera
    /** Every camera, or those around this one while the list has not arrived. */
    cameras: readonly Camera[]
    policy: ReactNode
  },
) {
  const { camera, cameras, policy, ...loaded } = props
  const { list, renderedAt } = loaded
  const translations = useTranslations()
  const { t } = translations
  const { links, district } = useSite()
  const name = cameraName(camera, translations)
  const heading = useFocusTarget()
  useOwnTitle(cameraTitle(name, district.name, t))
  return (
    <article>
      <div className={styles.heading}>
        <h1 ref={heading}>{name}</h1>
        {list.feed.kind === 'sample' ? <SampleChip>{t('cameras.sample')}</SampleChip> : null}
      </div>
      <WhereItStands camera={camera} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {camera.views.map((view, index) => (
            <ViewCard
              key={view.id}
              view={view}
              title={
                camera.views.length === 1
                  ? null
                  : view.description === ''
                    ? t('camera.nextView', { number: String(index + 1) })
                    : view.description
              }
              name={name}
              renderedAt={renderedAt}
            />
          ))}
          {camera.views.length === 0 ? <p>{t('reason.noView')}</p> : null}
          <div className={styles.actions}>
            <MineButton camera={camera} look="words" />
            <Link href={reportPath(camera.id)} asChild>
              <LinkButton look="outlined">{t('camera.reportThis')}</LinkButton>
            </Link>
            <LinkButton look="text" href={links.travelerInformation} newTabText={t('site.opensInNewTab')}>
              {t('cameras.official')}
            </LinkButton>
          </div>
          <DataSwitch />
          <FeedLine {...loaded} />
        </div>
        <div className={styles.aside}>
          <Nearby camera={camera} cameras={cameras} renderedAt={renderedAt} />
          {policy}
        </div>
      </div>
    </article>
  )
}

function WhereItStands({ camera }: { camera: Camera }) {
  const { t, language } = useTranslations()
  const { milepost, county } = camera
  const facts = [
    milepost === null ? null : t('camera.milepost', { milepost: formatShortest(milepost, language, 1) }),
    county === null ? null : t('camera.county', { county }),
  ].filter((fact) => fact !== null)
  return facts.length === 0 ? null : <p className={styles.where}>{facts.join(' · ')}</p>
}

/** The camera's place on its road, with the ways to the cameras before and after it. */
function Nearby(props: { camera: Camera; cameras: readonly Camera[]; renderedAt: string }) {
  const { camera, cameras, renderedAt } = props
  const translations = useTranslations()
  const { t } = translations
  const { road, id } = camera
  const stops = useMemo(
    () => stopsAround(buildCorridor(road, cameras), id, STOPS_EACH_SIDE),
    [road, cameras, id],
  )
  const { before, after } = alongTheRoad(camera, cameras)
  return (
    <section aria-labelledby="camera-nearby">
      <h2 id="camera-nearby" className={styles.subheading}>
        {t('camera.nearby')}
      </h2>
      <p className={styles.neighbours}>
        {before === null ? null : (
          <Link href={cameraPath(before.id)} rel="prev">
            <Icon of={arrowBackIcon} size={20} />
            <span>
              {t('camera.before')}: {placeName(before, translations)}
            </span>
          </Link>
        )}
        {after === null ? null : (
          <Link href={cameraPath(after.id)} rel="next">
            <Icon of={arrowForwardIcon} size={20} />
            <span>
              {t('camera.after')}: {placeName(after, translations)}
            </span>
          </Link>
        )}
      </p>
      <CorridorLine
        stops={stops}
        renderedAt={renderedAt}
        currentId={id}
        label={t('corridor.title', { road: roadName(road, translations) })}
      />
      <p>
        <Link className={styles.onMap ?? ''} href={camerasHref({ road, view: 'map' })}>
          <Icon of={mapIcon} size={20} />
          {t('map.name')}: {roadName(road, translations)}
        </Link>
      </p>
    </section>
  )
}
