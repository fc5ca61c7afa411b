import { sayComparison, shortUnit } from '../../../messages/comparison-words.ts'
import { sayDirection } from '../../../messages/direction-words.ts'
import { type FigureSpeech, useFigureSpeech } from '../../../messages/figure-words.ts'
import { useSpeech } from '../../../messages/messages-context.tsx'
import { formatNumber } from '../../../ui/format-number.ts'
import { KeyFigure, KeyFigures } from '../../../ui/key-figure.tsx'
import { columnOf, figureOf } from '../figure-columns.ts'
import { Lead } from '../lead.tsx'
import { periodName, sayWhen } from '../period-words.ts'
import { type ExpressView, wholeOf } from './express-view.ts'
import { expressLead, windowsOf } from './windows.ts'

/** The verdict in a sentence, and what the month as a whole says. */
export function ExpressFigures(view: ExpressView) {
  const speech = useFigureSpeech()
  const { say, language } = speech
  const { overview, direction, road } = view
  const { period, starts } = overview
  const { figures } = wholeOf(view)
  const coverage = figureOf(figures, 'coverage_percent').value
  const facts = [
    say('express.facts', {
      road,
      direction: sayDirection(direction, speech),
      period: periodName('month', period.start, language),
    }),
    coverage === null ? '' : say('express.measured', { percent: formatNumber(coverage, language, 1) }),
    say(`metrics.status.${period.status}`),
  ]
  return (
    <div>
      <Lead facts={facts.join(' ')}>
        {expressLead(windowsOf(view), sayWhen(period, starts[0], speech), speech)}
      </Lead>
      <KeyFigures columns={3}>
        <Figure
          view={view}
          column="time_at_or_above_45_mph_percent"
          name={say('express.figure.speed')}
          unit={say('express.ofTime')}
          facts={sayCoverage(view, speech)}
        />
        <Figure
          view={view}
          column="express_share_percent"
          name={say('express.figure.share')}
          facts={sayVehicles(view, speech)}
        />
        <Figure
          view={view}
          column="availability_percent"
          name={say('express.figure.availability')}
          facts={sayClosures(view, speech)}
        />
      </KeyFigures>
    </div>
  )
}

function Figure(props: { view: ExpressView; column: string; name: string; unit?: string; facts: string }) {
  const { view, column, name, facts } = props
  const { t, language } = useSpeech()
  const { definitionOf, say } = useFigureSpeech()
  const { value, previous } = figureOf(wholeOf(view).figures, column)
  const described = columnOf(view.overview.columns, column)
  const baselineName = t('compare.previous.month')
  const compared = sayComparison({ ...described, value, baseline: previous, baselineName }, language, t)
  return (
    <KeyFigure
      level={2}
      name={name}
      number={value === null ? null : formatNumber(value, language, described.decimals)}
      unit={props.unit ?? shortUnit(described.unit, t)}
      direction={compared.direction}
      comparison={value === null ? t('compare.notMeasured') : compared.text}
      facts={facts}
      meaning={{ title: say('chart.meaning'), text: definitionOf(column)?.definition ?? '' }}
    />
  )
}

function sayCoverage(view: ExpressView, { say, language }: FigureSpeech): string {
  const percent = figureOf(wholeOf(view).figures, 'coverage_percent').value
  return percent === null ? '' : say('express.coverage', { percent: formatNumber(percent, language, 1) })
}

function sayVehicles(view: ExpressView, { say, language }: FigureSpeech): string {
  const vehicles = figureOf(wholeOf(view).figures, 'express_volume_vehicles').value
  return vehicles === null ? '' : say('express.vehicles', { number: formatNumber(vehicles, language) })
}

function sayClosures(view: ExpressView, { say }: FigureSpeech): string {
  const count = figureOf(wholeOf(view).figures, 'closures').value
  return count === null ? '' : say('express.closures', { count })
}
