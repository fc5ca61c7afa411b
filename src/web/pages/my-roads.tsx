import { parseMetricsAddress, TRIP_PEAKS } from '../../contract/metrics-address.ts'
import { metricsChoices } from '../../contract/metrics-choices.ts'
import { useResponse } from '../api/query-client.ts'
import { useSite, useSiteFacts } from '../api/site-context.tsx'
import { CameraRow } from '../features/cameras/camera-list.tsx'
import { AwaitedCameras, CamerasFrame } from '../features/cameras/cameras-frame.tsx'
import { camerasAlong, type RoadStretch } from '../features/cameras/cameras-near.tsx'
import { camerasOf } from '../features/cameras/use-cameras.ts'
import { freewayParams } from '../features/metrics/metrics-params.ts'
import { type Trip, timesOver, tripName, tripsIn } from '../features/metrics/trips.ts'
import { MyRoadsView } from '../features/roads/my-roads-view.tsx'
import styles from '../features/roads/roads.module.css'
import { useTranslations } from '../messages/messages-context.tsx'
import { useHydrated } from '../ui/browser.ts'
import { formatDays } from '../ui/format.ts'

/** The visitor's own roads, with their events, cameras and travel times. */
export function MyRoads() {
  const { trips, period } = useTrips()
  return (
    <MyRoadsView
      trips={trips.map((trip) => ({ key: trip.key, name: tripName(trip) }))}
      timeToAllow={(key) => {
        const trip = trips.find((one) => one.key === key)
        return trip === undefined ? null : <TimeToAllow trip={trip} period={period} />
      }}
      camerasAlong={(stretch) => <CamerasAlong stretch={stretch} />}
    />
  )
}

/** The cameras along a road or a stretch of it in driving order, each with its picture and its age. */
function CamerasAlong({ stretch }: { stretch: RoadStretch }) {
  const { t } = useTranslations()
  const { hasCameras } = useSite()
  const isHydrated = useHydrated()
  if (!hasCameras) return <p>{t('myRoads.noCameras')}</p>
  return (
    // The server renders the cameras of the address; a choice stored on the device needs the whole list.
    <CamerasFrame needsCameras={isHydrated}>
      {({ known }) => {
        const cameras = camerasAlong(stretch, camerasOf(known))
        if (cameras.length > 0) {
          return (
            <ul role="list">
              {cameras.map((camera) => (
                <CameraRow
                  key={camera.id}
                  camera={camera}
                  isChosen={false}
                  under={stretch.direction === null ? 'myRoad' : 'direction'}
                />
              ))}
            </ul>
          )
        }
        return known.kind === 'page' ? <AwaitedCameras isShort /> : <p>{t('myRoads.noCameras')}</p>
      }}
    </CamerasFrame>
  )
}

/** The trips of the latest week, which Metrics opens with; none while they load or if there are none. */
function useTrips(): { trips: readonly Trip[]; period: { start: string; end: string } | null } {
  const { categories } = useSite()
  const params = parseMetricsAddress('', metricsChoices(categories))
  const isPublished = useSiteFacts().hasTravelTimes && params.tab === 'freeway'
  const state = useResponse(
    'getFreewayOverview',
    params.tab === 'freeway' ? freewayParams(params) : { by: 'week', period: 'newest', road: 'all' },
    isPublished,
  )
  if (state.kind !== 'loaded' || state.response.period === null) return { trips: [], period: null }
  const { start, end } = state.response.period
  return { trips: tripsIn(state.response.reliability), period: { start, end } }
}

/** How long a trip typically takes, and how long to allow, in each peak. */
function TimeToAllow({ trip, period }: { trip: Trip; period: { start: string; end: string } | null }) {
  const { t, language } = useTranslations()
  const sentences = TRIP_PEAKS.flatMap((peak) => {
    const stretches = trip.peaks.get(peak)
    if (stretches === undefined) return []
    const { meanMinutes: mean, p95Minutes: p95 } = timesOver(stretches)
    const name = t(`myRoads.${peak}`)
    return [
      ...(mean === null ? [] : [t('myRoads.typical', { minutes: Math.round(mean), peak: name })]),
      ...(p95 === null ? [] : [t('myRoads.toBeSafe', { minutes: Math.round(p95), peak: name })]),
    ]
  })
  if (sentences.length === 0) return null
  return (
    <>
      <h3>{t('myRoads.allow')}</h3>
      <ul className={styles.allow}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {period === null ? null : (
        <p className="fact">
          {t('myRoads.allowSource', { period: formatDays(period.start, period.end, language) })}
        </p>
      )}
    </>
  )
}
