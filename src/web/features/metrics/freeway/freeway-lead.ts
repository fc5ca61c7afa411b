import type { ComparedFigure } from '../../../../contract/metrics-overview.ts'
import { compareFigures, type Judging } from '../../../../measures/comparison/compare.ts'
import type { FigureSpeech } from '../../../messages/figure-words.ts'
import { formatShortest } from '../../../ui/format-number.ts'

export interface LeadFacts {
  lanesOpen: ComparedFigure
  judging: Judging
  /** `null`: all freeways. */
  road: string | null
  /** "this week". */
  when: string
  /** "the 52-week mean", "the week before". */
  names: { mean: string; previous: string }
}

/**
 * What a commuter asks first, answered from the data: how long lanes stayed blocked, and whether that is usual.
 * Compared with the mean of the year where there is one, else with the period before. Facts stand between `**`.
 */
export function freewayLead(
  { lanesOpen, judging, road, when, names }: LeadFacts,
  speech: FigureSpeech,
): string {
  const { say } = speech
  const where = road === null ? '' : say('freeway.onRoad', { road })
  if (lanesOpen.value === null) return say('freeway.lead.notMeasured', { where, when })
  const time = sayMinutes(lanesOpen.value, speech)
  const isMeanKnown = lanesOpen.mean !== null
  const compared = compareFigures(lanesOpen.value, isMeanKnown ? lanesOpen.mean : lanesOpen.previous, judging)
  if (compared.kind === 'notMeasured') return say('freeway.lead.alone', { where, time, when })
  const baseline = isMeanKnown ? names.mean : names.previous
  if (compared.verdict === 'same') return say('freeway.lead.same', { where, time, when, baseline })
  const difference = sayMinutes(Math.abs(compared.difference), speech)
  const way = compared.direction === 'down' ? 'faster' : 'slower'
  return say(`freeway.lead.${way}`, { where, time, when, difference, baseline })
}

/** Minutes in a sentence: "31 minutes", "3.9 minutes", "1 minute". */
export function sayMinutes(minutes: number, { say, language }: FigureSpeech): string {
  return minutes === 1
    ? say('metrics.oneMinute')
    : say('metrics.minutesLong', { number: formatShortest(minutes, language, 1) })
}
