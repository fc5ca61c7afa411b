import type { ComparedFigure, FreewayOverview } from '../../../../contract/metrics-overview.ts'
import type { Step } from '../../../charts/step-chart.tsx'
import type { FigureSpeech } from '../../../messages/figure-words.ts'
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
export function buildSteps(overview: Published<FreewayOverview>, speech: FigureSpeech): Step[] {
  return STEPS.map((step) => {
    const figure = stepFigure(overview, step)
    const name = speech.say(`freeway.step.${step}`)
    return {
      key: step,
      name,
      note: speech.say(`freeway.step.${step}Note`),
      value: figure.value,
      previous: figure.previous,
      mean: figure.mean,
      valueText: minutes(figure.value, speech) ?? speech.say('chart.noData'),
      phoneText: phoneText(figure, speech),
      spoken: spokenStep(name, figure, overview, speech),
    }
  })
}

/** The same as a table: a row for each step, with what it is compared with. */
export function stepTable(
  overview: Published<FreewayOverview>,
  speech: FigureSpeech,
  caption: string,
): FigureTable {
  const { say } = speech
  const { kind } = overview.period
  return {
    caption,
    columns: [
      { key: 'step', title: say('freeway.step'), holds: 'words' },
      { key: 'now', title: say(`metrics.now.${kind}`), holds: 'figures' },
      { key: 'before', title: say(`metrics.before.${kind}`), holds: 'figures' },
      { key: 'mean', title: say(`metrics.mean.${kind}`), holds: 'figures' },
      { key: 'lastYear', title: say(`metrics.lastYear.${kind}`), holds: 'figures' },
    ],
    rows: STEPS.map((step) => {
      const { value, previous, mean, lastYear } = stepFigure(overview, step)
      const figures = [value, previous, mean, lastYear].map((figure) => minutes(figure, speech))
      return { key: step, cells: [say(`freeway.step.${step}`), ...figures] }
    }),
  }
}

function stepFigure({ figures }: FreewayOverview, step: StepName): ComparedFigure {
  return figureOf(figures, `${step}_minutes_mean`)
}

function phoneText({ value, previous }: ComparedFigure, speech: FigureSpeech): string {
  const [now, before] = [minutes(value, speech), minutes(previous, speech)]
  if (now === null) return speech.say('chart.noData')
  return before === null
    ? speech.say('freeway.phoneStepAlone', { number: now })
    : speech.say('freeway.phoneStep', { number: now, before })
}

function spokenStep(
  step: string,
  { value, previous, mean }: ComparedFigure,
  { period: { kind } }: Published<FreewayOverview>,
  speech: FigureSpeech,
): string {
  const { say } = speech
  const spoken = (name: string, figure: number | null) => {
    const number = minutes(figure, speech)
    return `${name} ${number === null ? say('metrics.notMeasured') : say('metrics.minutesLong', { number })}`
  }
  return say('freeway.stepSpoken', {
    step,
    now: spoken(say(`metrics.now.${kind}`), value),
    before: spoken(say(`metrics.before.${kind}`), previous),
    mean: spoken(say(`metrics.mean.${kind}`), mean),
  })
}

function minutes(value: number | null, { language }: FigureSpeech): string | null {
  return value === null ? null : formatNumber(value, language, 1)
}
