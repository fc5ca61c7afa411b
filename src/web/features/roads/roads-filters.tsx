import { FilterField, FilterForm } from '../../live/live-page.tsx'
import { roadName } from '../../live/road-name.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { parseRoadsAddress, type RoadsParams, useShowRoads } from './roads-params.ts'
import type { RoadOptions } from './shown-events.ts'

export function RoadFilters({ params, options }: { params: RoadsParams; options: RoadOptions }) {
  const translations = useTranslations()
  const { t } = translations
  const show = useShowRoads()
  const choose = (change: Partial<RoadsParams>) => show({ ...params, page: 1, ...change })
  return (
    <FilterForm
      label={t('roads.choose')}
      view={params.view}
      onEarlyChoice={(search) => show({ ...parseRoadsAddress(search), page: 1 })}
    >
      <FilterField
        name="road"
        label={t('filter.road')}
        chosen={params.road}
        values={options.roads}
        textOf={(road) => roadName(road, translations)}
        onChoose={(road) => choose({ road })}
      />
      <FilterField
        name="county"
        label={t('filter.county')}
        chosen={params.county}
        values={options.counties}
        textOf={(county) => county}
        onChoose={(county) => choose({ county })}
      />
      {params.view === 'signs' ? null : (
        <FilterField
          name="kind"
          label={t('roads.kind')}
          chosen={params.kind}
          values={options.kinds}
          textOf={(kind) => t(`roads.kind.${kind}`)}
          onChoose={(kind) => choose({ kind })}
        />
      )}
    </FilterForm>
  )
}
