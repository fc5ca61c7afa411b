import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/choices.tsx'
import { Icon } from '../../ui/icon.tsx'
import { closeIcon, searchIcon } from '../../ui/icon-paths.ts'
import styles from './camera-filters.module.css'
import { roadName } from './model/camera-name.ts'
import { type CamerasParams, DIRECTIONS, NO_COUNTY, useShowCameras } from './model/cameras-params.ts'
import type { CameraOptions } from './model/choose-cameras.ts'
import { ALL_ROADS_HREF } from './road-index.tsx'

/** A field of more roads is longer than anybody looks through: they are searched for, or found in the index. */
const MOST_ROADS = 300
/** A pause in typing after which the list follows, milliseconds. */
const PAUSE_MS = 250

/** Which cameras to show. A form, so that the choice works without a script; the address holds all of it. */
export function CameraFilters({ params, options }: { params: CamerasParams; options: CameraOptions }) {
  const translations = useTranslations()
  const { t } = translations
  const show = useShowCameras()
  const choose = (change: Partial<CamerasParams>) => show({ ...params, page: 1, ...change })
  const chosenRoad = params.road === null ? [] : [params.road]
  const roads = options.roads.length > MOST_ROADS ? chosenRoad : options.roads.map(({ road }) => road)
  const directionOf = (value: string) => DIRECTIONS.find((one) => one === value) ?? null
  return (
    <search className={styles.search}>
      <form
        className={styles.filters}
        method="get"
        aria-label={t('cameras.choose')}
        onSubmit={(event: FormEvent) => event.preventDefault()}
      >
        {params.view === 'list' ? null : <input type="hidden" name="view" value={params.view} />}
        <SearchField params={params} />
        {roads.length === 0 ? (
          <Link href={ALL_ROADS_HREF} className={styles.roads ?? ''}>
            {t('cameras.allRoads')}
          </Link>
        ) : (
          <Choice
            name="road"
            label={t('filter.road')}
            chosen={params.road}
            choices={roads.map((road) => [road, roadName(road, translations)])}
            onChoose={(road) => choose({ road })}
          />
        )}
        <Choice
          name="direction"
          label={t('filter.direction')}
          chosen={params.direction}
          choices={options.directions.map((direction) => [direction, t(`direction.${direction}`)])}
          onChoose={(direction) => choose({ direction: directionOf(direction ?? '') })}
        />
        <Choice
          name="county"
          label={t('filter.county')}
          chosen={params.county}
          choices={options.counties.map((county) => [
            county,
            county === NO_COUNTY ? t('cameras.countyUnknown') : county,
          ])}
          onChoose={(county) => choose({ county })}
        />
        <Button type="submit" look="tonal" className={styles.show}>
          {t('filter.show')}
        </Button>
      </form>
    </search>
  )
}

/** The search field. The list follows while a visitor types. */
function SearchField({ params }: { params: CamerasParams }) {
  const { t } = useTranslations()
  const show = useShowCameras()
  const [field, setField] = useState({ text: params.q, requestedFor: params.q })
  // Back, forward or a link changed the address. What is typed ahead of it stays.
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
    <div className={styles.words}>
      <Icon of={searchIcon} className={styles.sign} />
      <input
        type="search"
        name="q"
        aria-label={t('cameras.search')}
        placeholder={t('cameras.search')}
        autoComplete="off"
        value={field.text}
        onChange={(event) => setField({ ...field, text: event.target.value })}
      />
      {field.text === '' ? null : (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('search.clear')}
          onClick={() => request('')}
        >
          <Icon of={closeIcon} size={20} />
        </button>
      )}
    </div>
  )
}

function Choice(props: {
  name: string
  label: string
  chosen: string | null
  choices: readonly (readonly [value: string, text: string])[]
  onChoose: (value: string | null) => void
}) {
  const { name, label, chosen, choices, onChoose } = props
  const { t } = useTranslations()
  const isKnown = chosen === null || choices.some(([value]) => value === chosen)
  return (
    <SelectField
      id={`cameras-${name}`}
      name={name}
      label={label}
      value={chosen ?? ''}
      options={[
        { value: '', text: t('cameras.allOfThem') },
        ...choices.map(([value, text]) => ({ value, text })),
        ...(isKnown ? [] : [{ value: chosen, text: chosen }]),
      ]}
      onChoose={(value) => onChoose(value === '' ? null : value)}
    />
  )
}
