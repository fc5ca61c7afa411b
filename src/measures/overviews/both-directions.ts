import type { MetricsRow } from '../../contract/metrics-table.ts'
import { ALL } from '../columns/shared-columns.ts'
import { figureIn } from '../columns/table.ts'
import { mean, weightedMean } from '../means.ts'
import { type Measured, measuredOnly, percentOf } from '../measured.ts'
import { rounded } from '../rounding.ts'

/**
 * Express lanes of both directions combined, from the rows of each direction for the same period and window.
 *
 * Vehicles and closures are added; so a closure of both directions counts twice. Speeds are weighted by the vehicles in
 * those lanes, minutes saved and tolls by the vehicles that chose the express lanes. Shares of time are weighted by
 * coverage, or equally without it: both directions should have been observed equally often. A figure that one direction
 * lacks is `null`, because it would only be about the other one.
 *
 * A single row is unchanged. `null`: no rows.
 */
export function bothDirections(rows: readonly MetricsRow[]): MetricsRow | null {
  const [first, ...others] = rows
  if (first === undefined) return null
  if (others.length === 0) return first
  const all = (name: string) => rows.map((row) => figureIn(row, name))
  const express = sum(all('express_volume_vehicles'))
  const general = sum(all('general_volume_vehicles'))
  const by = (name: string, weight: string, decimals: number) =>
    rounded(weighted(all(name), all(weight)), decimals)
  const [saved, toll] = [
    by('minutes_saved', 'express_volume_vehicles', 1),
    by('mean_toll_usd', 'express_volume_vehicles', 2),
  ]
  return {
    ...first,
    direction: ALL,
    express_volume_vehicles: express,
    general_volume_vehicles: general,
    express_share_percent:
      express === null || general === null ? null : rounded(percentOf(express, express + general), 1),
    express_mean_speed_mph: by('express_mean_speed_mph', 'express_volume_vehicles', 1),
    general_mean_speed_mph: by('general_mean_speed_mph', 'general_volume_vehicles', 1),
    express_minutes: by('express_minutes', 'express_volume_vehicles', 1),
    general_minutes: by('general_minutes', 'general_volume_vehicles', 1),
    time_at_or_above_45_mph_percent: by('time_at_or_above_45_mph_percent', 'coverage_percent', 1),
    minutes_saved: saved,
    mean_toll_usd: toll,
    max_toll_usd: isWhole(all('max_toll_usd')) ? Math.max(...measuredOnly(all('max_toll_usd'))) : null,
    cost_per_minute_saved_usd:
      saved === null || toll === null || saved <= 0 ? null : rounded(toll / saved, 2),
    availability_percent: isWhole(all('availability_percent'))
      ? rounded(mean(all('availability_percent')), 1)
      : null,
    closures: sum(all('closures')),
    coverage_percent: isWhole(all('coverage_percent')) ? rounded(mean(all('coverage_percent')), 1) : null,
    row_status:
      ['preliminary', 'revised'].find((status) => rows.some((row) => row.row_status === status)) ??
      first.row_status ??
      null,
  }
}

function isWhole(values: readonly Measured[]): boolean {
  return values.every((value) => value !== null)
}

function sum(values: readonly Measured[]): Measured {
  return isWhole(values) ? measuredOnly(values).reduce((total, value) => total + value, 0) : null
}

/** Weighted equally if a weight is unknown or all are 0; `null` if a value is unknown. */
function weighted(values: readonly Measured[], weights: readonly Measured[]): Measured {
  if (!isWhole(values)) return null
  if (!isWhole(weights)) return mean(values)
  const parts = values.map((value, index) => ({ value, weight: weights[index] ?? null }))
  return weightedMean(parts).value ?? mean(values)
}
