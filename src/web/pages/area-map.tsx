import { useResponse } from '../api/query-client.ts'
import { useSiteFacts } from '../api/site-context.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { DistrictMap } from '../ui/district-map.tsx'
import { formatList } from '../ui/format.ts'

/** The map of the district's roads, with a description from its data. Nothing if the office has published no map. */
export function AreaMap(props: { className: string | undefined }) {
  return useSiteFacts().mapCredit === null ? null : <PublishedMap {...props} />
}

function PublishedMap({ className }: { className: string | undefined }) {
  const { t, language } = useTranslations()
  const state = useResponse('getMapOverview', {})
  // The page is complete without the map: the counties are in its text.
  if (state.kind === 'failed') return null
  if (state.kind === 'loading') return <div className={className} />
  const map = state.response
  const counties = t('map.description', { counties: formatList(map.counties, language) })
  const roads = map.roads.length === 0 ? '' : t('map.roads', { roads: formatList(map.roads, language) })
  return (
    <div className={className}>
      <DistrictMap
        map={map}
        language={language}
        title={t('map.title')}
        description={`${counties} ${roads}`.trim()}
      />
    </div>
  )
}
