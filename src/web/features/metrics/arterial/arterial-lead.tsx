import type { ArterialOverview } from '../../../../contract/metrics-overview.ts'
import { timeToAllow } from '../../../../measures/travel-time/time-to-allow.ts'
import type { Translations } from '../../../messages/catalog.ts'
import { directionText } from '../../../messages/direction-text.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { type FigureRow, readRows } from '../figure-columns.ts'
import { minutesText } from '../freeway/freeway-lead.ts'
import { Lead } from '../lead.tsx'
import type { Published } from '../overview-face.tsx'
import { periodName, timeText } from '../period-text.ts'

/** Where a driver should allow the most extra time. */
export function ArterialLead({
  overview,
  county,
}: {
  overview: Published<ArterialOverview>
  county: string
}) {
  const translations = useTranslations()
  const { period, starts, corridors } = overview
  const rows = readRows(corridors, ['corridor', 'direction', 'peak'])
  const count = new Set(rows.map((row) => row.word('corridor'))).size
  const name = periodName(period.kind, period.start, translations.language)
  const facts = [
    translations.t('arterial.facts', { count, period: name }),
    translations.t(`metrics.status.${period.status}`),
  ]
  return (
    <Lead facts={facts.join(' ')}>
      {arterialLead(rows, county, timeText(period, starts[0], translations), translations)}
    </Lead>
  )
}

/** The trip with the greatest buffer index in a sentence; facts stand between `**`. */
export function arterialLead(
  rows: readonly FigureRow[],
  county: string,
  when: string,
  translations: Translations,
): string {
  const { t } = translations
  const worst = rows.reduce<FigureRow | null>(
    (most, row) => ((row.figure(BUFFER) ?? -1) > (most?.figure(BUFFER) ?? -1) ? row : most),
    null,
  )
  const time = worst === null ? null : timeToAllow(worst.figure('mean_minutes'), worst.figure('p95_minutes'))
  if (worst === null || time === null) return t('arterial.leadNotMeasured', { county, when })
  return t('arterial.lead', {
    corridor: worst.word('corridor'),
    direction: directionText(worst.word('direction'), translations),
    peak: t(worst.word('peak') === 'am' ? 'arterial.peak.am' : 'arterial.peak.pm'),
    typical: minutesText(time.typicalMinutes, translations),
    allow: minutesText(time.allowMinutes, translations),
  })
}

const BUFFER = 'buffer_index_percent'
