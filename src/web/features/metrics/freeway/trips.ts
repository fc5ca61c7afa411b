import type { FigureRows } from '../../../../contract/metrics-overview.ts'
import { timeToAllow } from '../../../../measures/travel-time/time-to-allow.ts'
import { sayDirection } from '../../../messages/direction-words.ts'
import type { FigureSpeech } from '../../../messages/figure-words.ts'
import { formatNumber } from '../../../ui/format-number.ts'
import { type FigureRow, readRows } from '../figure-columns.ts'
import { sayMinutes } from './freeway-lead.ts'

/** A stretch of road in one direction, with its figures in each peak. */
export interface Trip {
  key: string
  name: string
  /** By peak: `am`, `pm`. */
  peaks: ReadonlyMap<string, FigureRow>
}

/** The stretches that travel times are measured over, in the order they are published. */
export function tripsIn(reliability: FigureRows, speech: FigureSpeech): Trip[] {
  const rows = readRows(reliability, ['road', 'direction', 'segment', 'peak'])
  const trips = Map.groupBy(rows, tripKey)
  return [...trips].map(([key, ofTrip]) => ({
    key,
    name: tripName(ofTrip[0], speech),
    peaks: new Map(ofTrip.map((row) => [row.word('peak'), row])),
  }))
}

/** "I-95 southbound, Exit 39 to Exit 29". */
export function tripName(row: FigureRow | undefined, speech: FigureSpeech): string {
  if (row === undefined) return ''
  return speech.say('freeway.tripName', {
    road: row.word('road'),
    direction: sayDirection(row.word('direction'), speech),
    segment: row.word('segment'),
  })
}

function tripKey(row: FigureRow): string {
  return ['road', 'direction', 'segment'].map(row.word).join(' ')
}

/** Typical and 95th percentile minutes of a trip in a sentence; facts stand between `**`. */
export function answerFor(row: FigureRow, when: string, speech: FigureSpeech): string {
  const time = timeToAllow(row.figure('mean_minutes'), row.figure('p95_minutes'))
  if (time === null) return speech.say('allow.notMeasured', { when })
  return speech.say('allow.answer', {
    typical: sayMinutes(time.typicalMinutes, speech),
    allow: sayMinutes(time.allowMinutes, speech),
  })
}

/** What the answer rests on. */
export function basisFor(row: FigureRow, period: string, speech: FigureSpeech): string {
  const { say, language } = speech
  const [free, coverage] = [row.figure('free_flow_minutes'), row.figure('coverage_percent')]
  return say('allow.basis', {
    period,
    coverage:
      coverage === null
        ? say('allow.coverageUnknown')
        : say('allow.coverage', { percent: formatNumber(coverage, language, 1) }),
    free: free === null ? say('metrics.notMeasured') : sayMinutes(free, speech),
  })
}
