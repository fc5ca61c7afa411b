import type { ReactNode } from 'react'
import { Link } from 'wouter'
import {
  buildMetricsAddress,
  type FigurePeriod,
  type MetricsParams,
} from '../../../contract/metrics-address.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { checkIcon } from '../../ui/icon-paths.ts'
import styles from './choices.module.css'
import { periodName } from './figures.ts'
import { metricsHref, useShowMetrics } from './metrics-params.ts'

/**
 * What to show, in one row. A form, so that the choices work without a script: `fields` names those it offers; the rest
 * of the address is sent along.
 */
export function Choices(props: {
  params: MetricsParams
  fields: readonly string[]
  /** What the row decides, where a page has several. Default: what the page shows. */
  label?: string
  children: ReactNode
}) {
  const { t } = useTranslations()
  const { params, fields, label = t('metrics.choices'), children } = props
  const others = [...new URLSearchParams(buildMetricsAddress(params))].filter(
    ([name]) => !fields.includes(name),
  )
  return (
    <form className={styles.choices} method="get" aria-label={label} data-print="hide">
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" look="tonal" className={styles.show}>
        {t('metrics.show')}
      </Button>
    </form>
  )
}

interface Choice {
  value: string
  text: string
  /** The view that choosing it leads to. */
  params: MetricsParams
}

/** A few choices side by side, each a link; the chosen one is marked by a check. */
export function Segments(props: { label: string; chosen: string; choices: readonly Choice[] }) {
  const { label, chosen, choices } = props
  return (
    <ul className={styles.segments} aria-label={label}>
      {choices.map(({ value, text, params }) => (
        <li key={value}>
          <Link href={metricsHref(params)} aria-current={value === chosen ? 'true' : undefined}>
            {value === chosen ? <Icon of={checkIcon} size={20} /> : null}
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
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
  const id = `choice-${name}`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={chosen}
        onChange={(event) => {
          const choice = choices.find(({ value }) => value === event.target.value)
          if (choice !== undefined) show(choice.params)
        }}
      >
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The period to show, of those that are published; nothing while they are not known. */
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
        text: periodName(kind, start, language),
        params: { ...params, period: start === newest ? null : start },
      }))}
    />
  )
}
