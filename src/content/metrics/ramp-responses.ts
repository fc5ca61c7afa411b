import { type Language, TRANSLATED } from '../../contract/language.ts'
import type { LocalText } from '../../contract/local-text.ts'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import type { Ramp, RampMonth, RampSignalsData } from '../../contract/ramp-signals.ts'
import { figureIn } from '../../measures/columns/table.ts'
import type { SiteContent } from '../site-content.ts'
import type { RampEntry } from './ramps-file.ts'

/** Every ramp signal of the office's list with its months. `asOf` is the last day any of them covers. */
export function respondWithRampSignals({
  ramps,
  tables,
}: Pick<SiteContent, 'ramps' | 'tables'>): RampSignalsData {
  const rows = tables.get('ramp_monthly')?.rows ?? []
  const rowsOf = Map.groupBy(rows, (row) => row.ramp_id)
  const ends = rows.map(({ period_end }) => String(period_end)).sort()
  return {
    asOf: ends.at(-1) ?? null,
    ramps: ramps.map(({ activatedOn = null, schedule, note, ...facts }) => ({
      ...facts,
      activatedOn,
      schedule: textOf(schedule, 'en') ?? null,
      note: textOf(note, 'en') ?? null,
      ...translationsOf({ schedule, note }),
      // Rows are in the order of their periods.
      months: (rowsOf.get(facts.id) ?? []).map(monthOf),
    })),
  }
}

/** `undefined`: the office gives none in this language. */
function textOf(text: LocalText | undefined, language: Language): string | undefined {
  return typeof text === 'string' ? (language === 'en' ? text : undefined) : text?.[language]
}

function translationsOf(texts: Pick<RampEntry, 'schedule' | 'note'>): Pick<Ramp, 'translations'> {
  const translated = TRANSLATED.flatMap((language) => {
    const own = Object.entries(texts).flatMap(([key, text]) => {
      const words = textOf(text, language)
      return words === undefined ? [] : [[key, words]]
    })
    return own.length === 0 ? [] : [[language, Object.fromEntries(own)]]
  })
  return translated.length === 0 ? {} : { translations: Object.fromEntries(translated) }
}

function monthOf(row: MetricsRow): RampMonth {
  return {
    month: String(row.period_start).slice(0, 'YYYY-MM'.length),
    activeHours: figureIn(row, 'active_hours'),
    activations: figureIn(row, 'activations'),
    uptimePercent: figureIn(row, 'uptime_percent'),
    meteringRateVehiclesPerHour: figureIn(row, 'metering_rate_vehicles_per_hour'),
    mainlineSpeedBeforeMph: figureIn(row, 'mainline_speed_before_mph'),
    mainlineSpeedActiveMph: figureIn(row, 'mainline_speed_active_mph'),
    mainlineFlowVehiclesPerHour: figureIn(row, 'mainline_flow_vehicles_per_hour'),
    rampDelaySeconds: figureIn(row, 'ramp_delay_seconds'),
    queueOverrideMinutes: figureIn(row, 'queue_override_minutes'),
    weekdaysMeasured: figureIn(row, 'weekdays_measured'),
  }
}
