import type { MetricsRow } from '../../contract/metrics-table.ts'
import type { RampMonth, RampSignalsData } from '../../contract/ramp-signals.ts'
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
  const lastDay = rows.reduce((last, { period_end }) => maximum(last, String(period_end)), '')
  return {
    asOf: lastDay === '' ? null : lastDay,
    ramps: ramps.map((ramp) => ({
      ...factsOf(ramp),
      // Rows are in the order of their periods.
      months: (rowsOf.get(ramp.id) ?? []).map(monthOf),
    })),
  }
}

function factsOf(ramp: RampEntry) {
  const { id, interchange, road, direction, county, latitude, longitude, status } = ramp
  return {
    id,
    interchange,
    road,
    direction,
    county,
    latitude,
    longitude,
    status,
    activatedOn: ramp.activatedOn ?? null,
    schedule: ramp.schedule ?? null,
    note: ramp.note ?? null,
  }
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

function maximum(a: string, b: string): string {
  return a > b ? a : b
}
