import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { CamerasResponse } from '../../../contract/camera.ts'
import type { ParamsOf } from '../../../contract/endpoints.ts'
import { CORRIDOR_MEASURES, metricsChoices } from '../../../contract/metrics-choices.ts'
import { NEWEST } from '../../../contract/overview-names.ts'
import { pagePath } from '../../../contract/pages.ts'
import type { ProsePage } from '../../../contract/prose-page.ts'
import type { EventsResponse } from '../../../contract/roads.ts'
import type { ShownCategories } from '../../../contract/shown-categories.ts'
import { readResponse } from '../../api/client.ts'
import { queryKeyOf } from '../../api/query-client.ts'
import { useSite } from '../../api/site-context.tsx'
import { loadCatalog } from '../../messages/languages.ts'
import { inLanguage, useTranslations } from '../../messages/messages-context.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { formatDay, phoneLink } from '../../ui/format.ts'
import type { ServiceFigures } from './build-service-figures.ts'
import styles from './service-head.module.css'

export const SERVICE_FIGURES_KEY = ['serviceFigures'] as const

/** The newest figures of the arterials in each county that shows them. */
export function arterialParams(categories: ShownCategories): ParamsOf<'getArterialOverview'>[] {
  const { counties } = metricsChoices(categories)
  return counties.map((county) => ({ county, period: NEWEST, measure: CORRIDOR_MEASURES[0] }))
}

/** The figures from the page. After a navigation the browser builds them, as the server does. */
function useServiceFigures(): ServiceFigures | undefined {
  const translations = useTranslations()
  const client = useQueryClient()
  const { categories, district } = useSite()
  const { data } = useQuery({
    queryKey: SERVICE_FIGURES_KEY,
    queryFn: async () => {
      const [{ buildServiceFigures }, stats, ramps, arterials] = await Promise.all([
        import('./build-service-figures.ts'),
        readResponse('getStats', {}),
        readResponse('getRampOverview', { period: NEWEST }),
        Promise.all(arterialParams(categories).map((params) => readResponse('getArterialOverview', params))),
        loadCatalog(translations.language, ['services']),
      ])
      // The lists of all cameras and events are too large to load for one number each, so they are used only if cached.
      const cameras = client.getQueryData<CamerasResponse>(queryKeyOf('getCameras', {})) ?? null
      const events = client.getQueryData<EventsResponse>(queryKeyOf('getEvents', {})) ?? null
      const live = { cameras, events, now: new Date(), timeZone: district.timeZone }
      return buildServiceFigures({ stats, ramps, arterials, ...live }, translations)
    },
  })
  return data
}

/** The top of a service: its latest figure, else the office's, if it has one, and its main action. */
export function ServiceHead({ service: { id, figure } }: { service: ProsePage['sections'][number] }) {
  const { language } = useTranslations()
  const latest = useServiceFigures()?.[id]
  const action = useAction(id)
  if (latest === undefined && figure === undefined && action === null) return null
  return (
    <div className={`wrap ${styles.head}`}>
      {latest !== undefined ? (
        <p className={styles.figure}>
          <strong>{latest.number}</strong> <span>{latest.text}</span>
        </p>
      ) : figure !== undefined ? (
        <p className={styles.figure} {...inLanguage(figure, language)}>
          <strong>{figure.value}</strong>{' '}
          <span>{`${figure.label}, ${formatDay(figure.asOf, figure.language)}`}</span>
        </p>
      ) : null}
      {action}
    </div>
  )
}

/** The tab of Metrics about each service. */
const TABS = {
  incidentManagement: 'freeway',
  expressLanes: 'express',
  rampSignals: 'ramp',
  arterialManagement: 'arterial',
} as const

/** The main action of a service. `null`: a service we do not know, which the office may describe. */
function useAction(id: string): ReactNode {
  const { t, terms } = useTranslations()
  const { categories, hasCameras, hasRoads, links } = useSite()
  const { travelerInformation } = links
  switch (id) {
    case 'incidentManagement':
    case 'expressLanes':
    case 'rampSignals':
    case 'arterialManagement': {
      const tab = TABS[id]
      if (!metricsChoices(categories).tabs.includes(tab)) return null
      return <Action href={`${pagePath('metrics')}?tab=${tab}`}>{t(`services.see.${id}`)}</Action>
    }
    case 'connectedVehicles':
      return <Action href={pagePath('documents')}>{t(`services.see.${id}`)}</Action>
    case 'travelerInformation':
      return hasCameras ? <Action href={pagePath('cameras')}>{t('discover.cameras')}</Action> : null
    case 'itsMaintenance':
      return hasCameras ? <Action href={pagePath('camera-health')}>{t('page.camera-health')}</Action> : null
    case 'roadRangers':
      return terms.assistanceNumber === '' ? null : (
        <LinkButton look="tonal" href={phoneLink(terms.assistanceNumber)}>
          {t(`services.see.${id}`)}
        </LinkButton>
      )
    case 'workZones':
      if (hasRoads) return <Action href={`${pagePath('roads')}?kind=roadwork`}>{t('page.roads')}</Action>
      return travelerInformation === undefined ? null : (
        <LinkButton look="tonal" href={travelerInformation} newTabText={t('site.opensInNewTab')}>
          {t('discover.onTheRoad')}
        </LinkButton>
      )
    default:
      return null
  }
}

function Action({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} asChild>
      <LinkButton look="tonal">{children}</LinkButton>
    </Link>
  )
}
