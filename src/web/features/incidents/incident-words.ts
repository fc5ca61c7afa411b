import type { Incident, TimReport } from '../../../contract/tim-report.ts'
import { sayDirection } from '../../messages/direction-words.ts'
import { eventName } from '../../messages/event-name.ts'
import type { FigureSpeech } from '../../messages/figure-words.ts'
import { formatDays } from '../../ui/format-date.ts'
import { formatNumber, formatShortest } from '../../ui/format-number.ts'

/** What happened where: "Crash on I-95 northbound, Exit 32, Commercial Blvd". */
export function incidentTitle({ type, road, direction, location }: Incident, speech: FigureSpeech): string {
  return speech.say('tim.name', {
    type: eventName(type, speech),
    road,
    direction: sayDirection(direction, speech),
    location,
  })
}

/** Level, lanes and how long it took, in words; what was not recorded is left out. */
export function incidentFacts(incident: Incident, speech: FigureSpeech): string[] {
  const { say } = speech
  const { level, lanesBlocked, lanesTotal, roadwayClearanceMinutes, incidentClearanceMinutes } = incident
  return [
    level === null ? null : say('tim.level', { level: String(level) }),
    sayLanes(lanesBlocked, lanesTotal, speech),
    roadwayClearanceMinutes === null
      ? null
      : say('tim.lanesOpenAfter', { minutes: sayShortMinutes(roadwayClearanceMinutes, speech) }),
    incidentClearanceMinutes === null
      ? null
      : say('tim.sceneClearAfter', { minutes: sayShortMinutes(incidentClearanceMinutes, speech) }),
    incident.sirv ? say('tim.sirv') : null,
    incident.risc ? say('tim.risc') : null,
    incident.secondary ? say('tim.secondary') : null,
  ].filter((fact) => fact !== null)
}

/** The figures above a list of incidents in a sentence; facts stand between `**`. */
export function incidentSummary(
  { summary, period }: Pick<TimReport, 'summary' | 'period'>,
  speech: FigureSpeech,
): string {
  const { say, language } = speech
  const incidents = say('tim.incidents', { count: summary.incidents })
  const days = period === null ? '' : formatDays(period.start, period.end, language)
  const [lanes, scene] = [summary.roadwayClearanceMinutes.mean, summary.incidentClearanceMinutes.mean]
  if (lanes === null || scene === null) return say('tim.summaryPlain', { incidents, period: days })
  const percent = summary.openRoadsCompliancePercent
  return say('tim.summary', {
    incidents,
    period: days,
    lanes: sayShortMinutes(lanes, speech),
    scene: sayShortMinutes(scene, speech),
    compliance:
      percent === null
        ? say('tim.complianceUnknown')
        : say('tim.compliance', { percent: formatShortest(percent, language, 1) }),
  })
}

/** "47 min". */
export function sayShortMinutes(minutes: number, { say, language }: FigureSpeech): string {
  return say('tim.minutes', { number: formatShortest(minutes, language, 1) })
}

function sayLanes(
  blocked: number | null,
  total: number | null,
  { say, language }: FigureSpeech,
): string | null {
  if (blocked === null) return null
  if (blocked === 0) return say('tim.noLanes')
  return total === null
    ? say('tim.lanes', { count: blocked })
    : say('tim.lanesOf', { blocked: formatNumber(blocked, language), total: formatNumber(total, language) })
}
