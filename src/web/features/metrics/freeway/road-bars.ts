import type { ComparedFigure, FreewayOverview } from '../../../../contract/metrics-overview.ts'
import type { Step } from '../../../charts/step-chart.tsx'
import type { Translations } from '../../../messages/catalog.ts'
import type { FigureTable } from '../figure-chart.tsx'
import { columnOf, figureOf } from '../figure-columns.ts'
import { figureText } from '../figure-text.ts'
import type { Published } from '../overview-face.tsx'

type Overview = Published<FreewayOverview>

const PLANNING = 'planning_time_index'
const TRAVEL = 'travel_time_index'

/** A bar for each road: its planning time index over all segments and both peaks. */
export function buildRoadBars(
  { roadReliability, columns, period }: Overview,
  translations: Translations,
): Step[] {
  const { t } = translations
  const column = columnOf(columns, PLANNING)
  const text = (value: number | null) => figureText(value, column, translations) ?? t('chart.noData')
  return roadReliability.map(({ road, segments, figures }) => {
    const figure = figureOf(figures, PLANNING)
    const spoken = (name: string, value: number | null) =>
      `${name} ${figureText(value, column, translations) ?? t('metrics.notMeasured')}`
    return {
      key: road,
      name: road,
      note: t('freeway.segments', { count: segments }),
      ...barOf(figure),
      valueText: text(figure.value),
      phoneText: phoneText(figure, text, translations),
      spoken: t('freeway.stepSpoken', {
        step: road,
        now: spoken(t(`metrics.now.${period.kind}`), figure.value),
        before: spoken(t(`metrics.before.${period.kind}`), figure.previous),
        mean: spoken(t(`metrics.mean.${period.kind}`), figure.mean),
      }),
    }
  })
}

/** The same as a table, with the typical trip beside the one to plan for. */
export function roadTable(
  { roadReliability, columns, period }: Overview,
  translations: Translations,
  caption: string,
): FigureTable {
  const { t, definitionOf } = translations
  const cell = (value: number | null, name: string) =>
    figureText(value, columnOf(columns, name), translations)
  return {
    caption,
    columns: [
      { key: 'road', title: t('freeway.reliabilityRoad'), holds: 'words' },
      { key: TRAVEL, title: definitionOf(TRAVEL)?.label ?? '', holds: 'figures' },
      { key: PLANNING, title: definitionOf(PLANNING)?.label ?? '', holds: 'figures' },
      { key: 'before', title: t(`metrics.before.${period.kind}`), holds: 'figures' },
      { key: 'mean', title: t(`metrics.mean.${period.kind}`), holds: 'figures' },
    ],
    rows: roadReliability.map(({ road, figures }) => {
      const [travel, planning] = [figureOf(figures, TRAVEL), figureOf(figures, PLANNING)]
      return {
        key: road,
        cells: [
          road,
          cell(travel.value, TRAVEL),
          cell(planning.value, PLANNING),
          cell(planning.previous, PLANNING),
          cell(planning.mean, PLANNING),
        ],
      }
    }),
  }
}

function barOf({ value, previous, mean }: ComparedFigure): Pick<Step, 'value' | 'previous' | 'mean'> {
  return { value, previous, mean }
}

function phoneText(
  { value, previous }: ComparedFigure,
  text: (value: number | null) => string,
  { t }: Translations,
) {
  if (value === null) return t('chart.noData')
  return previous === null
    ? t('freeway.phoneIndexAlone', { number: text(value) })
    : t('freeway.phoneIndex', { number: text(value), before: text(previous) })
}
