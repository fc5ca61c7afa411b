import { type ReactNode, useRef } from 'react'
import {
  buildMetricsAddress,
  type MetricsParams,
  parseMetricsAddress,
} from '../../../contract/metrics-address.ts'
import type { FigurePeriod } from '../../../contract/metrics-choices.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Button } from '../../ui/button.tsx'
import { useChangesBeforeHydration } from '../../ui/changes-before-hydration.ts'
import { LinkSegments, SelectField } from '../../ui/choices.tsx'
import styles from './figure-chart.module.css'
import { figurePeriodName } from './figures.ts'
import { metricsHref, useOffered, useShowMetrics } from './metrics-params.ts'

/**
 * What to show, in one row. A form, so that the choices work without a script: `fields` names those it offers; the rest
 * of the address is sent along.
 */
export function Choices(props: {
  params: MetricsParams
  fields: readonly string[]
  /** The row is for one chart, and is no landmark. Otherwise it is for the whole page. */
  isOfChart?: boolean
  children: ReactNode
}) {
  const { t } = useTranslations()
  const { params, fields, isOfChart = false, children } = props
  const offered = useOffered()
  const others = [...new URLSearchParams(buildMetricsAddress(params, offered))].filter(
    ([name]) => !fields.includes(name),
  )
  const form = useRef<HTMLFormElement>(null)
  const show = useShowMetrics()
  useChangesBeforeHydration(form, (search) => show(parseMetricsAddress(search, offered)))
  return (
    <form
      ref={form}
      className={styles.choices}
      method="get"
      aria-label={isOfChart ? undefined : t('metrics.choices')}
      data-print="hide"
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" look="tonal" className="unscripted">
        {t('filter.show')}
      </Button>
    </form>
  )
}

interface Choice {
  value: string
  text: string
  /** Its group, in a long list. */
  group?: string
  /** The view it opens. */
  params: MetricsParams
}

/** A few choices side by side, each a link. */
export function Segments(props: { label: string; chosen: string; choices: readonly Choice[] }) {
  const { label, chosen, choices } = props
  const offered = useOffered()
  const links = choices.map(({ params, ...choice }) => ({ ...choice, href: metricsHref(params, offered) }))
  return <LinkSegments label={label} chosen={chosen} choices={links} size="large" />
}

/** One choice out of many. */
export function ChoiceField(props: {
  label: string
  name: string
  chosen: string
  choices: readonly Choice[]
}) {
  const { label, name, chosen, choices } = props
  const show = useShowMetrics()
  const choose = (value: string) => {
    const choice = choices.find((one) => one.value === value)
    if (choice !== undefined) show(choice.params)
  }
  return (
    <SelectField
      id={`choice-${name}`}
      name={name}
      label={label}
      value={chosen}
      options={choices}
      onChoose={choose}
    />
  )
}

/** A select box of the published periods; nothing until they have loaded. */
export function PeriodField(props: {
  params: MetricsParams
  kind: FigurePeriod
  /** First days, newest first. */
  starts: readonly string[]
}) {
  const { params, kind, starts } = props
  const { t, language } = useTranslations()
  const newest = starts[0]
  if (newest === undefined) return null
  return (
    <ChoiceField
      label={t(`metrics.period.${kind}`)}
      name="period"
      chosen={params.period ?? newest}
      choices={starts.map((start) => ({
        value: start,
        text: figurePeriodName({ kind, start }, language),
        group: start.slice(0, 4),
        params: { ...params, period: start === newest ? null : start },
      }))}
    />
  )
}
