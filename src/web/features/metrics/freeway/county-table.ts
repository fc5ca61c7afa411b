import type { EventCount } from '../../../../contract/metrics-overview.ts'
import type { Translations } from '../../../messages/catalog.ts'
import { eventName } from '../../../messages/event-name.ts'
import { formatNumber } from '../../../ui/format-number.ts'
import type { FigureTable } from '../figure-chart.tsx'

/** Events of the period with a column for each county; `null` when they are not published by county. */
export function countyTable(
  events: readonly EventCount[],
  translations: Translations,
  caption: string,
): FigureTable | null {
  const counties = [...new Set(events.map(({ county }) => county))]
    .filter((county) => county !== 'all')
    .sort()
  if (counties.length === 0) return null
  const types = [...new Set(events.map(({ eventType }) => eventType))]
  const cell = (eventType: string, county: string) => {
    const found = events.find((one) => one.eventType === eventType && one.county === county)
    const value = found?.events.value ?? null
    return value === null ? null : formatNumber(value, translations.language)
  }
  return {
    caption,
    // A type that did not occur in a county has no row there.
    notMeasuredText: translations.t('freeway.noneRecorded'),
    isWide: true,
    columns: [
      { key: 'type', title: translations.t('freeway.event'), holds: 'words' },
      ...counties.map((county) => ({ key: county, title: county, holds: 'figures' as const })),
    ],
    rows: types.map((type) => ({
      key: type,
      cells: [eventName(type, translations), ...counties.map((county) => cell(type, county))],
    })),
  }
}
