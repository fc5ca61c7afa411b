import { useCountyList } from '../api/site-context.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { DistrictMap } from '../ui/district-map.tsx'

/** The map of the district's roads, named by its counties. */
export function AreaMap() {
  const { t } = useTranslations()
  return (
    <DistrictMap
      title={t('map.title')}
      description={t('map.description', { counties: useCountyList() })}
      labels={{ ocean: t('map.ocean'), lake: t('map.lake') }}
    />
  )
}
