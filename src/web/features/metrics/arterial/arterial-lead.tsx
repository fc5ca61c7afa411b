import type { ArterialOverview } from '../../../../contract/metrics-overview.ts'
import { timeToAllow } from '../../../../measures/travel-time/time-to-allow.ts'
import { sayDirection } from '../../../messages/direction-words.ts'
import { type FigureSpeech, useFigureSpeech } from '../../../messages/figure-words.ts'
import { type FigureRow, readRows } from '../figure-columns.ts'
import { sayMinutes } from '../freeway/freeway-lead.ts'
import { Lead } from '../lead.tsx'
import type { Published } from '../overview-face.tsx'
import { periodName, sayWhen } from '../period-words.ts'

/** Where a driver should allow the most extra time. */
export function ArterialLead({
  overview,
  county,
}: {
  overview: Published<ArterialOverview>
  county: string
}) {
  const speech = useFigureSpeech()
  const { period, starts, corridors } = overview
  const rows = readRows(corridors, ['corridor', 'direction', 'peak'])
  const count = new Set(rows.map((row) => row.word('corridor'))).size
  const name = periodName(period.kind, period.start, speech.language)
  const facts = [
    speech.say('arterial.facts', { count, period: name }),
    speech.say(`metrics.status.${period.status}`),
  ]
  return (
    <Lead facts={facts.join(' ')}>
      {arterialLead(rows, county, sayWhen(period, starts[0], speech), speech)}
    </Lead>
  )
}

/** The trip with the greatest buffer index in a sentence; facts stand between `**`. */
export function arterialLead(
  rows: readonly FigureRow[],
  county: string,
  when: string,
  speech: FigureSpeech,
): string {
  const { say } = speech
  const worst = rows.reduce<FigureRow | null>(
    (most, row) => ((row.figure(BUFFER) ?? -1) > (most?.figure(BUFFER) ?? -1) ? row : most),
    null,
  )
  const time = worst === null ? null : timeToAllow(worst.figure('mean_minutes'), worst.figure('p95_minutes'))
  if (worst === null || time === null) return say('arterial.leadNotMeasured', { county, when })
  return say('arterial.lead', {
    corridor: worst.word('corridor'),
    direction: sayDirection(worst.word('direction'), speech),
    peak: say(worst.word('peak') === 'am' ? 'arterial.peak.am' : 'arterial.peak.pm'),
    typical: sayMinutes(time.typicalMinutes, speech),
    allow: sayMinutes(time.allowMinutes, speech),
  })
}

const BUFFER = 'buffer_index_percent'
