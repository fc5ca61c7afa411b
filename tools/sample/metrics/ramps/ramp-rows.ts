import type { MetricsRow } from '../../../../src/contract/metrics-table.ts'
import { createChance } from '../chance.ts'
import { daysBetween, fiscalYearOf, MONTHS, type SamplePeriod } from '../periods.ts'
import { isHurricane, isWorkday } from '../special-days.ts'
import { yearTarget } from '../year-targets.ts'
import { RAMP_STORIES, type RampStory } from './ramp-history.ts'

/** Three years of months of every ramp signal, from the month it was switched on to the month it went off. */
export function rampRows(): MetricsRow[] {
  return MONTHS.flatMap((month) => RAMP_STORIES.flatMap((story) => rowOf(story, month)))
}

/** A detector in the freeway that was out of order for a while: hours were logged, flow was not. */
const BLIND = { id: 'i95-nb-hollywood', months: ['2025-08-01', '2025-09-01', '2025-10-01'] }

function rowOf(story: RampStory, month: SamplePeriod): MetricsRow[] {
  const days = daysBetween(month.start, month.end).filter(isWorkday)
  const metered = days.filter((day) => !isHurricane(day) && isOnAt(story, day)).length
  if (metered === 0) return []
  const { share, normal } = createChance(`${story.id} ${month.start}`)
  const own = createChance(story.id)
  const year = fiscalYearOf(month.start)
  const hours = metered * (5.4 + own.share() * 1.4 + normal() * 0.2)
  const isBlind = story.id === BLIND.id && BLIND.months.includes(month.start)
  const before = yearTarget('speedBefore', year) + own.normal() * 2.2 + normal() * 0.5
  const gain = yearTarget('speedMetering', year) - yearTarget('speedBefore', year)
  return [
    {
      period_start: month.start,
      period_end: month.end,
      ramp_id: story.id,
      active_hours: round(hours),
      activations: Math.round(metered * (2 + share() * 0.3)),
      uptime_percent: uptime(story, month, yearTarget('rampUptime', year) + normal() * 0.8),
      metering_rate_vehicles_per_hour: Math.round((620 + own.share() * 220 + normal() * 12) / 10) * 10,
      mainline_speed_before_mph: isBlind ? null : round(before),
      mainline_speed_active_mph: isBlind ? null : round(before + gain * gainShare(story) + normal() * 0.7),
      mainline_flow_vehicles_per_hour: isBlind
        ? null
        : Math.round((6900 + own.share() * 900 + normal() * 80) / 10) * 10,
      ramp_delay_seconds: round(
        Math.max(
          4,
          yearTarget('rampDelay', year) * waitShare(story) * (0.85 + own.share() * 0.3) + normal() * 0.6,
        ),
      ),
      queue_override_minutes: Math.round(
        hours * yearTarget('rampOverride', year) * waitShare(story) * (0.9 + share() * 0.2),
      ),
      weekdays_measured: isBlind ? 0 : Math.max(1, metered - Math.floor(share() * 3)),
      row_status: month.status,
    },
  ]
}

function isOnAt({ metered }: RampStory, day: string): boolean {
  return metered.some(({ from, to }) => day >= from && (to === null || day <= to))
}

/** A signal that went dark in the middle of a month was at fault for the rest of it. */
function uptime({ status, metered }: RampStory, { start, end }: SamplePeriod, usual: number): number {
  const last = metered.at(-1)?.to ?? null
  const isFaulty = status === 'fault' && last !== null && last >= start && last <= end
  const days = Number(end.slice(8))
  return round(isFaulty && last !== null ? (Number(last.slice(8)) / days) * 98 : Math.min(99.9, usual))
}

/** Where the queue reached the street, waits were long and the freeway gained nothing. */
function gainShare({ id }: RampStory): number {
  return id === 'i95-nb-commercial' ? -0.15 : 1
}

function waitShare({ id }: RampStory): number {
  return id === 'i95-nb-commercial' ? 2.4 : 1
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
