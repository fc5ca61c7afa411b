import type { EventCount } from '../../../../contract/metrics-overview.ts'
import { eventName } from '../../../messages/event-name.ts'
import type { FigureSpeech } from '../../../messages/figure-words.ts'
import { formatNumber } from '../../../ui/format-number.ts'
import type { FigureTable } from '../figure-chart.tsx'

/** Events of the period with a column for each county; `null` when they are not published by county. */
export function countyTable(
  events: readonly EventCount[],
  speech: FigureSpeech,
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
    return value === null ? null : formatNumber(value, speech.language)
  }
  return {
    caption,
    // A type that did not occur in a county has no row there.
    notMeasuredText: speech.say('freeway.noneRecorded'),
    isWide: true,
    columns: [
      { key: 'type', title: speech.say('freeway.event'), holds: 'words' },
      ...counties.map((county) => ({ key: county, title: county, holds: 'figures' as const })),
    ],
    rows: types.map((type) => ({
      key: type,
      cells: [eventName(type, speech), ...counties.map((county) => cell(type, county))],
    })),
  }
}
