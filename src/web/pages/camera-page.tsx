import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import type { Camera } from '../../contract/camera.ts'
import type { ParamsOf } from '../../contract/endpoints.ts'
import type { ReadEndpointId } from '../../contract/page-source.ts'
import { cameraIdOf, pagePath } from '../../contract/pages.ts'
import { peakAt } from '../../measures/travel-time/peak.ts'
import { readResponse } from '../api/client.ts'
import { useMoment } from '../api/clock.ts'
import { queryKeyOf } from '../api/query-client.ts'
import { useSite, useSiteFacts } from '../api/site-context.tsx'
import { CameraPanel } from '../features/cameras/camera-panel.tsx'
import { ProseText, useProse } from '../features/prose/prose.tsx'
import { EventsNear } from '../features/roads/events-near.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { Chip } from '../ui/chip.tsx'
import { formatDays } from '../ui/format.ts'
import type { CameraTrip } from './camera-trip.ts'

/** The page of one camera, at `/app/cameras/{id}`, with the office's text about cameras. */
export function CameraPage() {
  const [path] = useLocation()
  return (
    <CameraPanel
      id={cameraIdOf(path)}
      onTheRoad={(camera) => (
        <>
          <EventsNear place={camera} road={camera.road} />
          <TypicalTime camera={camera} />
        </>
      )}
      policy={<Policy />}
    />
  )
}

/** The section of the cameras page about what cameras are for. */
const POLICY_SECTION = 'what-cameras-are-for'

/** The office's text about its cameras. A link to it if it did not load or is on another page. */
function Policy() {
  const { t } = useTranslations()
  const state = useProse('cameras')
  const section =
    state.kind === 'loaded' ? state.response.sections.find(({ id }) => id === POLICY_SECTION) : undefined
  if (section === undefined) {
    return (
      <p>
        <Link href={pagePath('cameras')}>{t('camera.policy')}</Link>
      </p>
    )
  }
  return (
    <section>
      <h2>{section.title}</h2>
      <ProseText html={section.html} />
    </section>
  )
}

/** The query key of the trip that passes a camera. */
export function cameraTripKey(id: string): QueryKey {
  return ['cameraTrip', id]
}

/**
 * How long the trip that passes a camera typically takes in the current or the next peak, with a link to its figures;
 * nothing if there is no such trip. Exported for its test.
 */
export function TypicalTime({ camera }: { camera: Camera }) {
  const trip = useCameraTrip(camera)
  return trip === null ? null : <TripTime trip={trip} />
}

/** From the page's initial data, or computed from two calls for a camera opened from another page. */
function useCameraTrip(camera: Camera): CameraTrip | null {
  const client = useQueryClient()
  const { categories } = useSite()
  const hasMap = useSiteFacts().mapCredit !== null
  const read = <Id extends ReadEndpointId>(id: Id, params: ParamsOf<Id>) =>
    client.ensureQueryData({
      // Widening only: every parameter is a string by the endpoint's own schema.
      queryKey: queryKeyOf(id, params as Record<string, string>),
      queryFn: () => readResponse(id, params),
    })
  const { data } = useQuery({
    queryKey: cameraTripKey(camera.id),
    queryFn: async () => {
      const { buildCameraTrip, travelTimesCall } = await import('./camera-trip.ts')
      const call = travelTimesCall(categories)
      if (call === null) return null
      const [overview, map] = await Promise.all([read('getFreewayOverview', call), read('getMapDetail', {})])
      return buildCameraTrip(camera, overview, map, categories)
    },
    enabled: hasMap,
    // The period is beside the times, so they stay true.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}

function TripTime({ trip: { from, to, period, peaks } }: { trip: CameraTrip }) {
  const { t, language } = useTranslations()
  const { timeZone } = useSite().district
  const published = peaks.map(({ peak }) => peak)
  const peak = useMoment((now) => peakAt(published, now, timeZone) ?? '')
  const times = peaks.find((one) => one.peak === peak)
  if (times === undefined) return null
  const sentence = t('camera.trip.typical', {
    peak: t(`camera.trip.${times.peak}`),
    from,
    to,
    count: Math.round(times.meanMinutes),
    free: Math.round(times.freeFlowMinutes),
    period: formatDays(period.start, period.end, language),
  })
  return (
    <section aria-labelledby="typical-time">
      <h2 id="typical-time">{t('camera.trip')}</h2>
      <p>
        {sentence}
        {period.status === 'preliminary' ? (
          <>
            {' '}
            <Chip kind="preliminary">{t('report.preliminary')}</Chip>
          </>
        ) : null}
      </p>
      <p>
        <Link href={pagePath('metrics') + times.address}>{t('discover.timeToAllow')}</Link>
      </p>
    </section>
  )
}
