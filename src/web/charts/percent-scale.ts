import { nice, ticks } from 'd3-array'
import type { Measured } from '../../measures/measured.ts'

/** Places figures on a length of any size: in percent, so that a chart drawn once fits every width. */
export interface PercentScale {
  /** Round figures from one end to the other, both included. */
  ticks: readonly number[]
  /** Percent of the way along; beyond the ends it is cut off. */
  along: (value: number) => number
  /** The same as an SVG length: `51.67%`. */
  x: (value: number) => string
}

/** A scale from zero to a round figure at or above all of `values`; what was not measured is passed over. */
export function scaleFromZero(values: readonly Measured[], tickCount: number): PercentScale {
  const greatest = values.reduce<number>((most, value) => Math.max(most, value ?? 0), 0)
  return scaleBetween(0, greatest === 0 ? 1 : greatest, tickCount)
}

/** A scale from zero that ends at `most` itself; the round figures below it are its ticks. */
export function scaleUpTo(most: number, tickCount: number): PercentScale {
  return scaleOf(0, most, ticks(0, most, tickCount))
}

/** A scale between round figures at or beyond two ends. */
export function scaleBetween(least: number, most: number, tickCount: number): PercentScale {
  const [start, end] = nice(least, most, tickCount)
  return scaleOf(start, end, ticks(start, end, tickCount))
}

function scaleOf(start: number, end: number, marks: readonly number[]): PercentScale {
  const along = (value: number) => {
    const share = (100 * (value - start)) / (end - start)
    return Math.round(100 * Math.min(100, Math.max(0, share))) / 100
  }
  return { ticks: marks, along, x: (value) => `${along(value)}%` }
}
