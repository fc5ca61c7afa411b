import type { DistrictTerms } from '../../../contract/district-terms.ts'
import type { Incident, TimReport } from '../../../contract/tim-report.ts'
import { millisecondsOf, type StampName } from '../../../measures/incidents/stamps.ts'
import type { Translations } from '../../messages/catalog.ts'
import { directionText, eventName, placeText } from '../../messages/names.ts'
import { formatDays, formatShortest } from '../../ui/format.ts'

/** The stamps in the order of the timeline. */
const STAMPS: readonly StampName[] = ['t1', 't2', 't3', 't4', 't5', 't6', 't7']

/** The recorded times, in the order of the timeline, in whole minutes after the first, where the line starts. */
export function recordedStamps({ times }: Pick<Incident, 'times'>) {
  const recorded = STAMPS.flatMap((name) => {
    const stamp = times[name]
    return stamp === null ? [] : [{ name, at: new Date(millisecondsOf(stamp)) }]
  })
  const start = Number(recorded[0]?.at)
  return recorded.map((stamp) => ({ ...stamp, minutes: Math.round((Number(stamp.at) - start) / 60_000) }))
}

/** A part of an incident's line, minutes from its start. */
export interface LinePart {
  /** Lanes blocked, on the shoulder, or gone while traffic recovers. */
  form: 'blocked' | 'shoulder' | 'recovering'
  from: number
  to: number
}

/**
 * The line of one incident: solid while lanes are blocked, hatched while it is on the shoulder, dotted until flow
 * is normal again. A part whose end was not recorded, or is before its start, is left out. The line is never shorter
 * than the goal, so that the goal's mark is always on it.
 */
export function incidentShape(incident: Pick<Incident, 'times' | 'lanesBlocked'>, goalMinutes: number) {
  const at = new Map(recordedStamps(incident).map(({ name, minutes }) => [name, minutes]))
  const [begin, lanesOpen, sceneClear, flowNormal] = [at.get('t1'), at.get('t5'), at.get('t6'), at.get('t7')]
  const hasBlocked = (incident.lanesBlocked ?? 0) > 0
  return {
    parts: [
      ...(hasBlocked ? partOf('blocked', begin, lanesOpen) : []),
      ...partOf('shoulder', hasBlocked ? lanesOpen : begin, sceneClear),
      ...partOf('recovering', sceneClear, flowNormal),
    ],
    ticks: [...at.values()],
    lengthMinutes: Math.max(...at.values(), goalMinutes) * 1.04,
  }
}

function partOf(form: LinePart['form'], from: number | undefined, to: number | undefined): LinePart[] {
  return from === undefined || to === undefined || to <= from ? [] : [{ form, from, to }]
}

/** What happened and where: "Crash on I-10 northbound at Main St, exit 32". */
export function incidentTitle(
  { type, road, direction, location }: Incident,
  translations: Translations,
): string {
  return translations.t('tim.name', {
    type: eventName(type, translations),
    road,
    direction: directionText(direction, translations),
    // Many logs begin with the word that the title has already.
    location: placeText(location.replace(/^at /i, ''), translations),
  })
}

/** Level, lanes and duration; values not recorded are left out. */
export function incidentFacts(incident: Incident, translations: Translations): string[] {
  const { t, terms } = translations
  const { level, roadwayClearanceMinutes: lanes, incidentClearanceMinutes: scene } = incident
  const minutes = (value: number) => shortMinutesText(value, translations)
  return [
    level === null ? '' : t('tim.level', { level: String(level) }),
    lanesText(incident, translations),
    lanes === null ? '' : t('tim.lanesOpenAfter', { minutes: minutes(lanes) }),
    scene === null ? '' : t('tim.sceneClearAfter', { minutes: minutes(scene) }),
    ...shownFlags(terms).map((flag) => (incident[flag] ? t(`tim.${flag}`) : '')),
  ].filter((fact) => fact !== '')
}

/** The figures above a list of incidents in a sentence; facts are between `**`. */
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
function shortMinutesText(minutes: number, { t, language }: Translations): string {
  return t('tim.minutes', { number: formatShortest(minutes, language, 1) })
}

function lanesText({ lanesBlocked, lanesTotal }: Incident, { t }: Translations): string {
  if (lanesBlocked === null) return ''
  if (lanesBlocked === 0) return t('tim.noLanes')
  return lanesTotal === null
    ? t('tim.lanes', { count: lanesBlocked })
    : t('tim.lanesOf', { blocked: lanesBlocked, total: lanesTotal })
}

/** Further properties an incident may have, by column name; the programs are the district's. */
export function shownFlags({ severeResponse, heavyRecovery }: DistrictTerms): Flag[] {
  return [
    ...(severeResponse === '' ? [] : (['sirv'] as const)),
    ...(heavyRecovery === '' ? [] : (['risc'] as const)),
    'secondary',
  ]
}

type Flag = 'sirv' | 'risc' | 'secondary'
