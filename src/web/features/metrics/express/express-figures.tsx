import type { Translations } from '../../../messages/catalog.ts'
import { comparisonText, shortUnit } from '../../../messages/comparison-text.ts'
import { directionText } from '../../../messages/direction-text.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { formatNumber } from '../../../ui/format-number.ts'
import { KeyFigure, KeyFigures } from '../../../ui/key-figure.tsx'
import { columnOf, figureOf } from '../figure-columns.ts'
import { Lead } from '../lead.tsx'
import { periodName, timeText } from '../period-text.ts'
import { type ExpressView, wholeOf } from './express-view.ts'
import { expressLead, windowsOf } from './windows.ts'

/** The verdict in a sentence, and what the month as a whole says. */
export function ExpressFigures(view: ExpressView) {
  const translations = useTranslations()
  const { t, language } = translations
  const { overview, direction, road } = view
  const { period, starts } = overview
  const { figures } = wholeOf(view)
  const coverage = figureOf(figures, 'coverage_percent').value
  const facts = [
    t('express.facts', {
      road,
      direction: directionText(direction, translations),
      period: periodName('month', period.start, language),
    }),
    coverage === null ? '' : t('express.measured', { percent: formatNumber(coverage, language, 1) }),
    t(`metrics.status.${period.status}`),
  ]
  return (
    <div>
      <Lead facts={facts.join(' ')}>
        {expressLead(windowsOf(view), timeText(period, starts[0], translations), translations)}
      </Lead>
      <KeyFigures columns={3}>
        <Figure
          view={view}
          column="time_at_or_above_45_mph_percent"
          name={t('express.figure.speed')}
          unit={t('express.ofTime')}
          facts={coverageText(view, translations)}
        />
        <Figure
          view={view}
          column="express_share_percent"
          name={t('express.figure.share')}
          facts={vehiclesText(view, translations)}
        />
        <Figure
          view={view}
          column="availability_percent"
          name={t('express.figure.availability')}
          facts={closuresText(view, translations)}
        />
      </KeyFigures>
    </div>
  )
}

function Figure(props: { view: ExpressView; column: string; name: string; unit?: string; facts: string }) {
  const { view, column, name, facts } = props
  const { t, language, definitionOf } = useTranslations()
  const { value, previous } = figureOf(wholeOf(view).figures, column)
  const described = columnOf(view.overview.columns, column)
  const baselineName = t('compare.previous.month')
  const compared = comparisonText({ ...described, value, baseline: previous, baselineName }, language, t)
  return (
    <KeyFigure
      level={2}
      name={name}
      number={value === null ? null : formatNumber(value, language, described.decimals)}
      unit={props.unit ?? shortUnit(described.unit, t)}
      direction={compared.direction}
      comparison={value === null ? t('compare.notMeasured') : compared.text}
      facts={facts}
      meaning={{ title: t('chart.meaning'), text: definitionOf(column)?.definition ?? '' }}
    />
  )
}

function coverageText(view: ExpressView, { t, language }: Translations): string {
  const percent = figureOf(wholeOf(view).figures, 'coverage_percent').value
  return percent === null ? '' : t('express.coverage', { percent: formatNumber(percent, language, 1) })
}

function vehiclesText(view: ExpressView, { t, language }: Translations): string {
  const vehicles = figureOf(wholeOf(view).figures, 'express_volume_vehicles').value
  return vehicles === null ? '' : t('express.vehicles', { number: formatNumber(vehicles, language) })
}

function closuresText(view: ExpressView, { t }: Translations): string {
  const count = figureOf(wholeOf(view).figures, 'closures').value
  return count === null ? '' : t('express.closures', { count })
}
