import type { CamerasResponse } from '../../../contract/camera.ts'
import type { ArterialOverview, RampOverview } from '../../../contract/metrics-overview.ts'
import { isAhead, isFeedLate } from '../../../contract/road-event-state.ts'
import type { EventsResponse } from '../../../contract/roads.ts'
import type { Stats } from '../../../contract/stats.ts'
import type { Translations } from '../../messages/catalog.ts'
import { shortUnit } from '../../messages/comparison-text.ts'
import { formatDays, formatMoment, formatMonth, formatNumber } from '../../ui/format.ts'

/** The latest figure of a service: "36.6 min", "Time to reopen lanes, Nov 8–14, 2026". */
interface ServiceFigure {
  number: string
  text: string
}

/** By the service's id; services without a figure are left out. */
export type ServiceFigures = Readonly<Record<string, ServiceFigure>>

/** Where the figures come from. `null`: not available. */
export interface ServiceSources {
  stats: Stats | null
  ramps: RampOverview | null
  /** Of each county with arterial figures. */
  arterials: readonly ArterialOverview[]
  cameras: Pick<CamerasResponse, 'cameras' | 'feed' | 'states' | 'unchecked'> | null
  events: EventsResponse | null
  now: Date
  timeZone: string
}

/** The headline figure of each service that has one. */
const STATS = {
  incidentManagement: 'minutesToReopenLanes',
  roadRangers: 'roadRangerAssists',
  expressLanes: 'express95AtOrAbove45MphPercent',
} as const

/** One figure per service, as the page shows it. What was not measured is left out. Pure. */
export function buildServiceFigures(
  { stats, ramps, arterials, cameras, events, now, timeZone }: ServiceSources,
  translations: Translations,
): ServiceFigures {
  const { language, t, headlineOf } = translations
  const figures: Record<string, ServiceFigure> = {}
  for (const [service, key] of Object.entries(STATS)) {
    const stat = stats?.items.find((one) => one.key === key)
    if (stat === undefined || stat.value === null) continue
    const { value, unit, decimals, label, period } = stat
    const days = formatDays(period.start, period.end, language)
    figures[service] = {
      number: formatNumber(value, language, decimals) + shortUnit(unit, language),
      text: `${headlineOf(key)?.name ?? label}, ${days}`,
    }
  }
  const month = ramps?.period?.start
  if (ramps !== null && month !== undefined && ramps.ramps.length > 0) {
    const metered = ramps.ramps.filter(({ figures }) => (figures?.active_hours ?? 0) > 0).length
    figures.rampSignals = {
      number: formatNumber(metered, language),
      text: t('services.rampsMetered', { of: ramps.ramps.length, month: formatMonth(month, language) }),
    }
  }
  const [quarter] = arterials
    .flatMap(({ period }) => period ?? [])
    .toSorted((one, other) => (one.start < other.start ? 1 : -1))
  // A county whose newest figures are older is not of that quarter.
  const signals = arterials
    .filter(({ period }) => period?.start === quarter?.start)
    .reduce((sum, overview) => sum + countSignals(overview), 0)
  if (signals > 0 && quarter !== undefined) {
    figures.arterialManagement = {
      number: formatNumber(signals, language),
      text: t('services.signals', { days: formatDays(quarter.start, quarter.end, language) }),
    }
  }
  if (cameras !== null && cameras.cameras.length > 0) {
    figures.travelerInformation = {
      number: formatNumber(cameras.cameras.length, language),
      text: t('services.cameras'),
    }
  }
  const views = Object.values(cameras?.states ?? {}).reduce((sum, count) => sum + count, 0)
  // Until most pictures have been checked, the number would say more about the checks than about the cameras.
  if (cameras !== null && cameras.feed.kind !== 'off' && cameras.unchecked < views / 2) {
    figures.itsMaintenance = {
      number: formatNumber(cameras.states.fresh ?? 0, language),
      text: t('services.camerasFresh', { of: views }),
    }
  }
  const [received = null] = (events?.feeds ?? []).map(({ lastSuccessAt }) => lastSuccessAt).toSorted()
  // Work may have begun or ended unnoticed since a feed fell silent.
  if (events !== null && received !== null && !events.feeds.some((feed) => isFeedLate(feed, now))) {
    const underWay = events.events.filter((event) => isRoadworkUnderWay(event, now))
    figures.workZones = {
      number: formatNumber(underWay.length, language),
      text: t('services.workZones', { time: formatMoment(new Date(received), language, timeZone) }),
    }
  }
  return figures
}

/** Whether Roads lists an event as roadwork and marks it as under way. */
function isRoadworkUnderWay(event: EventsResponse['events'][number], now: Date): boolean {
  return event.kind === 'roadwork' && event.state === 'open' && !isAhead(event, now)
}

/** Signals of the corridors; each corridor has a row for every direction and peak. Unknown ones count as none. */
function countSignals({ corridors: { columns, rows } }: ArterialOverview): number {
  const [name, signals] = [columns.indexOf('corridor'), columns.indexOf('signals')]
  const ofCorridor = new Map(rows.map((row) => [row[name], Number(row[signals] ?? 0)]))
  return [...ofCorridor.values()].reduce((sum, count) => sum + count, 0)
}
