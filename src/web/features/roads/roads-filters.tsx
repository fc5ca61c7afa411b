import { type FormEvent, useRef } from 'react'
import { useMapCredit } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Button } from '../../ui/button.tsx'
import { useChangesBeforeHydration } from '../../ui/changes-before-hydration.ts'
import { LinkSegments, SelectField } from '../../ui/choices.tsx'
import { trafficIcon } from '../../ui/icon-paths.ts'
import { roadText } from './event-text.ts'
import { listIcon, mapIcon } from './icon-paths.ts'
import { ALL_ROADS, parseRoadsAddress, type RoadsParams, roadsHref, useShowRoads } from './roads-params.ts'
import styles from './roads-view.module.css'
import type { RoadOptions } from './shown-events.ts'

/** Which events to show. A form, so that the choice works without a script; the address holds all of it. */
export function RoadFilters({ params, options }: { params: RoadsParams; options: RoadOptions }) {
  const translations = useTranslations()
  const { t } = translations
  const show = useShowRoads()
  const choose = (change: Partial<RoadsParams>) => show({ ...params, page: 1, ...change })
  const form = useRef<HTMLFormElement>(null)
  useChangesBeforeHydration(form, (search) => show({ ...parseRoadsAddress(search), page: 1 }))
  const field = <Value extends string>(
    name: 'road' | 'county' | 'kind',
    label: string,
    values: readonly Value[],
    textOf: (value: Value) => string,
  ) => {
    const chosen = params[name]
    // What no event has may still be chosen by an address.
    const missing = chosen === null || values.some((value) => value === chosen) ? [] : [chosen]
    return (
      <SelectField
        id={`roads-${name}`}
        name={name}
        label={label}
        value={chosen ?? ''}
        options={[
          { value: '', text: t('cameras.allOfThem') },
          ...values.map((value) => ({ value, text: textOf(value) })),
          ...missing.map((value) => ({ value, text: value })),
        ]}
        onChoose={(text) => choose({ [name]: text === '' ? null : text })}
      />
    )
  }
  return (
    <search aria-label={t('roads.choose')}>
      <form
        ref={form}
        className={styles.filters}
        method="get"
        onSubmit={(event: FormEvent) => event.preventDefault()}
      >
        {params.view === 'list' ? null : <input type="hidden" name="view" value={params.view} />}
        {field('road', t('filter.road'), options.roads, (road) => roadText(road, translations))}
        {field('county', t('filter.county'), options.counties, (county) => county)}
        {params.view === 'signs'
          ? null
          : field('kind', t('roads.kind'), options.kinds, (kind) => t(`roads.kind.${kind}`))}
        <Button type="submit" look="tonal" className={styles.show}>
          {t('filter.show')}
        </Button>
      </form>
    </search>
  )
}

const VIEWS = [
  ['list', listIcon],
  ['map', mapIcon],
  ['signs', trafficIcon],
] as const

/** Three views, each a link. */
export function ViewSwitch({ params }: { params: RoadsParams }) {
  const { t } = useTranslations()
  const hasMap = useMapCredit() !== null
  const { road, county, kind } = params
  const choices = VIEWS.filter(([value]) => hasMap || value !== 'map').map(([value, icon]) => ({
    value,
    text: t(`roads.view.${value}`),
    href: roadsHref({ ...ALL_ROADS, road, county, kind, view: value }),
    icon,
  }))
  const chosen = hasMap || params.view !== 'map' ? params.view : 'list'
  return <LinkSegments label={t('roads.views')} chosen={chosen} choices={choices} size="small" />
}
