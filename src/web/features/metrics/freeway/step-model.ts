import type { ComparedFigure, FreewayOverview } from '../../../../contract/metrics-overview.ts'
import type { Step } from '../../../charts/step-chart.tsx'
import type { Translations } from '../../../messages/catalog.ts'
import { formatNumber } from '../../../ui/format-number.ts'
import type { FigureTable } from '../figure-chart.tsx'
import { figureOf } from '../figure-columns.ts'
import type { Published } from '../overview-face.tsx'

/** From the first report to the last responder gone. */
const STEPS = ['verification', 'response', 'roadway_clearance', 'incident_clearance'] as const
type StepName = (typeof STEPS)[number]

/** The columns the steps are means of. */
export const STEP_COLUMNS = STEPS.map((step) => `${step}_minutes_mean` as const)

/** The bars of the step chart, with the words for each. */
export function buildSteps(overview: Published<FreewayOverview>, translations: Translations): Step[] {
  return STEPS.map((step) => {
    const figure = stepFigure(overview, step)
    const name = translations.t(`freeway.step.${step}`)
    return {
      key: step,
      name,
      note: translations.t(`freeway.step.${step}Note`),
      value: figure.value,
      previous: figure.previous,
      mean: figure.mean,
      valueText: minutes(figure.value, translations) ?? translations.t('chart.noData'),
      phoneText: phoneText(figure, translations),
      spoken: spokenStep(name, figure, overview, translations),
    }
  })
}

/** The same as a table: a row for each step, with what it is compared with. */
export function stepTable(
  overview: Published<FreewayOverview>,
  translations: Translations,
  caption: string,
): FigureTable {
  const { t } = translations
  const { kind } = overview.period
  return {
    caption,
    columns: [
      { key: 'step', title: t('freeway.step'), holds: 'words' },
      { key: 'now', title: t(`metrics.now.${kind}`), holds: 'figures' },
      { key: 'before', title: t(`metrics.before.${kind}`), holds: 'figures' },
      { key: 'mean', title: t(`metrics.mean.${kind}`), holds: 'figures' },
      { key: 'lastYear', title: t(`metrics.lastYear.${kind}`), holds: 'figures' },
    ],
    rows: STEPS.map((step) => {
      const { value, previous, mean, lastYear } = stepFigure(overview, step)
      const figures = [value, previous, mean, lastYear].map((figure) => minutes(figure, translations))
      return { key: step, cells: [t(`freeway.step.${step}`), ...figures] }
    }),
  }
}

function stepFigure({ figures }: FreewayOverview, step: StepName): ComparedFigure {
  return figureOf(figures, `${step}_minutes_mean`)
}

function phoneText({ value, previous }: ComparedFigure, translations: Translations): string {
  const [now, before] = [minutes(value, translations), minutes(previous, translations)]
  if (now === null) return translations.t('chart.noData')
  return before === null
    ? translations.t('freeway.phoneStepAlone', { number: now })
    : translations.t('freeway.phoneStep', { number: now, before })
}

function spokenStep(
  step: string,
  { value, previous, mean }: ComparedFigure,
  { period: { kind } }: Published<FreewayOverview>,
  translations: Translations,
): string {
  const { t } = translations
  const spoken = (name: string, figure: number | null) => {
    const number = minutes(figure, translations)
    return `${name} ${number === null ? t('metrics.notMeasured') : t('metrics.minutesLong', { number })}`
  }
  return t('freeway.stepSpoken', {
    step,
    now: spoken(t(`metrics.now.${kind}`), value),
    before: spoken(t(`metrics.before.${kind}`), previous),
    mean: spoken(t(`metrics.mean.${kind}`), mean),
  })
}

function minutes(value: number | null, { language }: Translations): string | null {
  return value === null ? null : formatNumber(value, language, 1)
}
