import { useSite } from '../api/site-context.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { DistrictMap } from '../ui/district-map.tsx'
import { formatList } from '../ui/format-date.ts'

/** The map of the district's roads, named by its counties. */
export function AreaMap() {
  const { t, language } = useTranslations()
  const { district } = useSite()
  return (
    <DistrictMap
      title={t('map.title')}
      description={t('map.description', { counties: formatList(district.counties, language) })}
      labels={{ ocean: t('map.ocean'), lake: t('map.lake') }}
    />
  )
}
