import type { ExitEntry } from '../../../content/exits-file.ts'

/**
 * Whether a road runs north–south rather than east–west: decided by the number of a one- or two-digit interstate, and
 * by the spread of the exits for any other road. Pure. Source: AASHTO, Establishment of a Marking System of the Routes
 * Comprising the National System of Interstate and Defense Highways: odd numbers run north and south.
 */
export function isNorthSouth(road: string, exits: readonly ExitEntry[]): boolean {
  const interstate = /^I-(?<number>\d{1,2})$/.exec(road)?.groups?.number
  if (interstate !== undefined) return Number(interstate) % 2 === 1
  const own = exits.filter((exit) => exit.road === road)
  return extent(own.map(({ latitude }) => latitude)) >= extent(own.map(({ longitude }) => longitude))
}

function extent(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}
