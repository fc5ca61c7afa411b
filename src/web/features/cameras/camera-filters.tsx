import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { FilterField, FilterForm } from '../../live/live-page.tsx'
import { roadName } from '../../live/road-name.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { IconButton } from '../../ui/button.tsx'
import { SelectField } from '../../ui/choices.tsx'
import { SearchInput } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { closeIcon, searchIcon } from '../../ui/icon-paths.ts'
import styles from './camera-filters.module.css'
import {
  CAMERA_SORTS,
  type CamerasParams,
  NO_COUNTY,
  parseCamerasAddress,
  useShowCameras,
} from './model/cameras-params.ts'
import type { CameraOptions } from './model/choose-cameras.ts'
import { ALL_ROADS_HREF } from './road-index.tsx'
import shared from './shared.module.css'

/** Nobody looks through a select box of more roads: visitors search for them, or use the index. */
const MOST_ROADS = 300
/** A pause in typing after which the list updates, milliseconds. */
const PAUSE_MS = 250

export function CameraFilters({ params, options }: { params: CamerasParams; options: CameraOptions }) {
  const translations = useTranslations()
  const { t } = translations
  const show = useShowCameras()
  const choose = (change: Partial<CamerasParams>) => show({ ...params, page: 1, ...change })
  const chosenRoad = params.road === null ? [] : [params.road]
  const roads = options.roads.length > MOST_ROADS ? chosenRoad : options.roads.map(({ road }) => road)
  // A link may sort by city even where no camera has one.
  const sorts = CAMERA_SORTS.filter((sort) => sort !== 'city' || options.hasCities || params.sort === 'city')
  return (
    <FilterForm
      label={t('cameras.choose')}
      view={params.view}
      onEarlyChoice={(search) => show({ ...parseCamerasAddress(search), page: 1 })}
    >
      <SearchField params={params} />
      {roads.length === 0 ? (
        <Link href={ALL_ROADS_HREF} className={`${shared.link} ${styles.roads}`}>
          {t('cameras.allRoads')}
        </Link>
      ) : (
        <FilterField
          name="road"
          label={t('filter.road')}
          chosen={params.road}
          values={roads}
          textOf={(road) => roadName(road, translations)}
          onChoose={(road) => choose({ road })}
        />
      )}
      <FilterField
        name="direction"
        label={t('filter.direction')}
        chosen={params.direction}
        values={options.directions}
        textOf={(direction) => t(`direction.${direction}`)}
        onChoose={(direction) => choose({ direction })}
      />
      <FilterField
        name="county"
        label={t('filter.county')}
        chosen={params.county}
        values={options.counties}
        textOf={(county) => (county === NO_COUNTY ? t('cameras.countyUnknown') : county)}
        onChoose={(county) => choose({ county })}
      />
      {params.view === 'list' ? (
        <SelectField
          id="filter-sort"
          name="sort"
          label={t('cameras.sort')}
          value={params.sort}
          options={sorts.map((value) => ({ value, text: t(`cameras.sort.${value}`) }))}
          onChoose={(text) => choose({ sort: sorts.find((value) => value === text) ?? 'road' })}
        />
      ) : null}
    </FilterForm>
  )
}

/** The search field. The list updates while a visitor types. */
function SearchField({ params }: { params: CamerasParams }) {
  const { t } = useTranslations()
  const show = useShowCameras()
  const [field, setField] = useState({ text: params.q, requestedFor: params.q })
  // Back, forward or a link changed the address. Text typed since then stays.
  if (params.q !== field.requestedFor) setField({ text: params.q, requestedFor: params.q })

  const request = (text: string) => {
    const q = text.trim()
    setField({ text, requestedFor: q })
    show({ ...params, page: 1, q }, 'typing')
  }
  // A timer waits for a pause in typing.
  useEffect(() => {
    if (field.text.trim() === params.q) return
    const timer = setTimeout(() => request(field.text), PAUSE_MS)
    return () => clearTimeout(timer)
  })
  return (
    <div className={styles.text}>
      <Icon of={searchIcon} />
      <SearchInput
        aria-label={t('cameras.search')}
        placeholder={t('cameras.search')}
        value={field.text}
        onChange={(event) => setField({ ...field, text: event.target.value })}
      />
      {field.text === '' ? null : (
        <IconButton icon={closeIcon} label={t('search.clear')} onClick={() => request('')} />
      )}
    </div>
  )
}
