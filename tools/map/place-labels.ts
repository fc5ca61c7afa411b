import { createRandom } from '../sample/seeded-random.ts'
import type { Point } from './outline.ts'

/** An edge of a box on a map drawn at `s` pixels per unit: `units * s + pixels`. */
export interface Edge {
  units: number
  pixels: number
}

/** A rectangle that keeps its size in pixels, or grows with the map, or both. */
export interface LabelBox {
  left: Edge
  top: Edge
  right: Edge
  bottom: Edge
}

/** One way to place a label. */
export interface Candidate<Label> {
  label: Label
  /** What the label covers: its text, and the dot and leader of a place. */
  boxes: readonly LabelBox[]
  /** Lower is better. */
  cost: number
}

/** A label with its possible places, and the cost of leaving it out. */
export interface LabelRequest<Label> {
  candidates: readonly Candidate<Label>[]
  dropCost: number
}

/** Pixels per unit, at least and at most. */
export interface ScaleRange {
  least: number
  most: number
}

export interface Placement<Label> {
  /** In the order of the requests. `null`: there is no room for the label. */
  chosen: readonly (Candidate<Label> | null)[]
  cost: number
}

/** Cost of two overlapping labels during the search. */
const OVERLAP_COST = 900
const STEPS_PER_LABEL = { quick: 800, best: 3000 }
/** With the best effort, the best of this many attempts counts. */
const ATTEMPTS = { quick: 1, best: 4 }
const [HOT, COLD] = [400, 1]

/**
 * Chooses a place for each label so that no two overlap at any scale of the range: simulated annealing over the
 * candidates (Christensen, Marks and Shieber, 1995), from a fixed seed, so that equal requests give equal places. What
 * still overlaps at the end is moved or left out, the least important first.
 */
export function placeLabels<Label>(
  requests: readonly LabelRequest<Label>[],
  range: ScaleRange,
  effort: 'quick' | 'best' = 'best',
): Placement<Label> {
  const attempts = Array.from({ length: ATTEMPTS[effort] }, (_, attempt) => {
    const steps = requests.length * STEPS_PER_LABEL[effort]
    return settle(requests, anneal(requests, range, steps, createRandom(`labels ${attempt}`)), range)
  })
  return attempts.reduce((best, one) => (one.cost < best.cost ? one : best))
}

function anneal<Label>(
  requests: readonly LabelRequest<Label>[],
  range: ScaleRange,
  steps: number,
  random: () => number,
): (Candidate<Label> | null)[] {
  const chosen = requests.map(cheapest)
  for (let step = 0; step < steps; step++) {
    const index = Math.floor(random() * requests.length)
    const request = requests[index]
    if (request === undefined) continue
    const pick = Math.floor(random() * (request.candidates.length + 1))
    // One beyond the last: the label is left out.
    const next = request.candidates[pick] ?? null
    const cost = (candidate: Candidate<Label> | null) =>
      costOf(candidate, request) + OVERLAP_COST * overlapsOf(candidate, chosen, index, range)
    const rise = cost(next) - cost(chosen[index] ?? null)
    const heat = HOT * (COLD / HOT) ** (step / steps)
    if (rise <= 0 || random() < Math.exp(-rise / heat)) chosen[index] = next
  }
  return chosen
}

function cheapest<Label>({ candidates }: LabelRequest<Label>): Candidate<Label> | null {
  return candidates.reduce<Candidate<Label> | null>(
    (best, one) => (best === null || one.cost < best.cost ? one : best),
    null,
  )
}

function costOf<Label>(candidate: Candidate<Label> | null, { dropCost }: LabelRequest<Label>): number {
  return candidate === null ? dropCost : candidate.cost
}

function overlapsOf<Label>(
  candidate: Candidate<Label> | null,
  chosen: readonly (Candidate<Label> | null)[],
  own: number,
  range: ScaleRange,
): number {
  if (candidate === null) return 0
  return chosen.filter((other, index) => index !== own && other !== null && overlap(candidate, other, range))
    .length
}

/**
 * The most important labels keep their places; every other one takes its best free place, or none. Then each label that
 * was left out may push others aside if that is better overall.
 */
function settle<Label>(
  requests: readonly LabelRequest<Label>[],
  wanted: readonly (Candidate<Label> | null)[],
  range: ScaleRange,
): Placement<Label> {
  const order = requests
    .map((_, index) => index)
    .toSorted((a, b) => (requests[b]?.dropCost ?? 0) - (requests[a]?.dropCost ?? 0) || a - b)
  let chosen = fill(
    requests,
    requests.map(() => null),
    order,
    range,
    wanted,
  )
  for (const index of order) {
    if (chosen[index] !== null) continue
    for (const candidate of requests[index]?.candidates ?? []) {
      const pushed = chosen.map((other) =>
        other !== null && overlap(candidate, other, range) ? null : other,
      )
      pushed[index] = candidate
      const next = fill(requests, pushed, order, range)
      if (totalCost(requests, next) < totalCost(requests, chosen)) chosen = next
    }
  }
  return { chosen, cost: totalCost(requests, chosen) }
}

/** Gives labels without a place the preferred one or their best, if it is free. */
function fill<Label>(
  requests: readonly LabelRequest<Label>[],
  placed: readonly (Candidate<Label> | null)[],
  order: readonly number[],
  range: ScaleRange,
  wanted: readonly (Candidate<Label> | null)[] = [],
): (Candidate<Label> | null)[] {
  const chosen = [...placed]
  for (const index of order) {
    const request = requests[index]
    if (request === undefined || chosen[index] !== null) continue
    const isFree = (one: Candidate<Label>) => overlapsOf(one, chosen, index, range) === 0
    const first = wanted[index] ?? null
    const free = first !== null && isFree(first) ? [first] : request.candidates.filter(isFree)
    const best = cheapest({ ...request, candidates: free })
    chosen[index] = best !== null && best.cost < request.dropCost ? best : null
  }
  return chosen
}

function totalCost<Label>(
  requests: readonly LabelRequest<Label>[],
  chosen: readonly (Candidate<Label> | null)[],
): number {
  return requests.reduce((sum, request, index) => sum + costOf(chosen[index] ?? null, request), 0)
}

/** Whether two labels cover each other at some scale of the range. */
export function overlap<Label>(
  one: Pick<Candidate<Label>, 'boxes'>,
  other: Pick<Candidate<Label>, 'boxes'>,
  range: ScaleRange,
): boolean {
  return one.boxes.some((a) => other.boxes.some((b) => boxesOverlap(a, b, range)))
}

/** Each edge is before another one on one side of a scale: boxes overlap where four such intervals meet. */
function boxesOverlap(a: LabelBox, b: LabelBox, { least, most }: ScaleRange): boolean {
  let [from, to] = [least, most]
  for (const [before, after] of [
    [a.left, b.right],
    [b.left, a.right],
    [a.top, b.bottom],
    [b.top, a.bottom],
  ] as const) {
    const [units, pixels] = [before.units - after.units, before.pixels - after.pixels]
    if (units === 0) {
      if (pixels >= 0) return false
    } else if (units > 0) to = Math.min(to, -pixels / units)
    else from = Math.max(from, -pixels / units)
  }
  return from < to
}

/** Whether a box is inside the frame at every scale of the range. */
export function isInside(
  { left, top, right, bottom }: LabelBox,
  frame: { width: number; height: number },
  { least, most }: ScaleRange,
): boolean {
  const at = ({ units, pixels }: Edge, s: number) => units * s + pixels
  return [least, most].every(
    (s) =>
      at(left, s) >= 0 &&
      at(top, s) >= 0 &&
      at(right, s) <= frame.width * s &&
      at(bottom, s) <= frame.height * s,
  )
}

/** One place for a town's name, and what it covers. */
interface PlaceSpot {
  side: 'right' | 'left' | 'above' | 'below'
  /** The box of the name only. */
  text: LabelBox
  /** With the dot and the leader. */
  boxes: LabelBox[]
  /** Length of the leader on the narrowest map, pixels; 0: the name is beside its dot. */
  leaderPx: number
  /** The end of the leader, units; without one, the dot. */
  end: Point
}

/** How far from its dot a name may be, pixels of the narrowest map. */
const LEADERS = [0, 12, 20, 28, 36, 46, 56, 68, 80]
/** From the end of the leader, or the middle of the dot, to the name. */
const NAME_GAP = 9
/** Radius of a dot with its ring, pixels. */
const DOT = { width: 11, height: 11 }

/** The places that a name of this size may have around its dot. */
export function placeSpots([x, y]: Point, wide: number, letterPx: number, range: ScaleRange): PlaceSpot[] {
  const dot = boxAround([x, y], DOT)
  const beside = (['right', 'left'] as const).flatMap((side) =>
    LEADERS.map((leaderPx): PlaceSpot => {
      const way = side === 'right' ? 1 : -1
      const end: Point = [x + (way * leaderPx) / range.least, y]
      const text = lineBox(end, way, NAME_GAP, wide, letterPx * 0.7)
      const leader = leaderPx === 0 ? [] : [lineBox([x, y], way, 0, 0, 2, end[0])]
      return { side, text, boxes: [text, dot, ...leader], leaderPx, end }
    }),
  )
  // The style sheet sets these lines three quarters of a letter above, and one and a half below, the dot.
  const middle = [
    { side: 'above', top: -1.6, bottom: -0.45 },
    { side: 'below', top: 0.7, bottom: 1.85 },
  ] as const
  return [
    ...beside,
    ...middle.map(({ side, top, bottom }): PlaceSpot => {
      const text = {
        ...boxAround([x, y], { width: wide, height: 0 }),
        top: { units: y, pixels: top * letterPx },
        bottom: { units: y, pixels: bottom * letterPx },
      }
      return { side, text, boxes: [text, dot], leaderPx: 0, end: [x, y] }
    }),
  ]
}

export function boxAround([x, y]: Point, { width, height }: { width: number; height: number }): LabelBox {
  return {
    left: { units: x, pixels: -width / 2 },
    right: { units: x, pixels: width / 2 },
    top: { units: y, pixels: -height / 2 },
    bottom: { units: y, pixels: height / 2 },
  }
}

/** A box that starts at a point and extends right or left, by some pixels or up to another point. */
function lineBox([x, y]: Point, way: 1 | -1, gap: number, wide: number, half: number, end = x): LabelBox {
  const [near, far] = [
    { units: x, pixels: way * gap },
    { units: end, pixels: way * (gap + wide) },
  ]
  const [left, right] = way === 1 ? [near, far] : [far, near]
  return { left, right, top: { units: y, pixels: -half }, bottom: { units: y, pixels: half } }
}
