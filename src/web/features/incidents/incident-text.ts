import type { Incident, TimReport } from '../../../contract/tim-report.ts'
import type { Translations } from '../../messages/catalog.ts'
import { directionText } from '../../messages/direction-text.ts'
import { eventName } from '../../messages/event-name.ts'
import { formatDays } from '../../ui/format-date.ts'
import { formatNumber, formatShortest } from '../../ui/format-number.ts'

/** What happened where: "Crash on I-95 northbound, Exit 32, Commercial Blvd". */
export function incidentTitle(
  { type, road, direction, location }: Incident,
  translations: Translations,
): string {
  return translations.t('tim.name', {
    type: eventName(type, translations),
    road,
    direction: directionText(direction, translations),
    location,
  })
}

/** Level, lanes and how long it took, in words; what was not recorded is left out. */
export function incidentFacts(incident: Incident, translations: Translations): string[] {
  const { t } = translations
  const { level, lanesBlocked, lanesTotal, roadwayClearanceMinutes, incidentClearanceMinutes } = incident
  return [
    level === null ? null : t('tim.level', { level: String(level) }),
    lanesText(lanesBlocked, lanesTotal, translations),
    roadwayClearanceMinutes === null
      ? null
      : t('tim.lanesOpenAfter', { minutes: shortMinutesText(roadwayClearanceMinutes, translations) }),
    incidentClearanceMinutes === null
      ? null
      : t('tim.sceneClearAfter', { minutes: shortMinutesText(incidentClearanceMinutes, translations) }),
    incident.sirv ? t('tim.sirv') : null,
    incident.risc ? t('tim.risc') : null,
    incident.secondary ? t('tim.secondary') : null,
  ].filter((fact) => fact !== null)
}

/** The figures above a list of incidents in a sentence; facts stand between `**`. */
export function incidentSummary(
  { summary, period }: Pick<TimReport, 'summary' | 'period'>,
  translations: Translations,
): string {
  const { t, language } = translations
  const incidents = t('tim.incidents', { count: summary.incidents })
  const days = period === null ? '' : formatDays(period.start, period.end, language)
  const [lanes, scene] = [summary.roadwayClearanceMinutes.mean, summary.incidentClearanceMinutes.mean]
  if (lanes === null || scene === null) return t('tim.summaryPlain', { incidents, period: days })
  const percent = summary.openRoadsCompliancePercent
  return t('tim.summary', {
    incidents,
    period: days,
    lanes: shortMinutesText(lanes, translations),
    scene: shortMinutesText(scene, translations),
    compliance:
      percent === null
        ? t('tim.complianceUnknown')
        : t('tim.compliance', { percent: formatShortest(percent, language, 1) }),
  })
}

/** "47 min". */
export function shortMinutesText(minutes: number, { t, language }: Translations): string {
  return t('tim.minutes', { number: formatShortest(minutes, language, 1) })
}

function lanesText(
  blocked: number | null,
  total: number | null,
  { t, language }: Translations,
): string | null {
  if (blocked === null) return null
  if (blocked === 0) return t('tim.noLanes')
  return total === null
    ? t('tim.lanes', { count: blocked })
    : t('tim.lanesOf', { blocked: formatNumber(blocked, language), total: formatNumber(total, language) })
}
