import type { OverviewLabel } from '../../src/contract/district-map.ts'
import type { Frame, ProjectedSource } from './frame.ts'
import { type Box, lengthOf, type Point } from './outline.ts'
import {
  boxAround,
  type Candidate,
  isInside,
  type LabelBox,
  type LabelRequest,
  placeSpots,
  type ScaleRange,
} from './place-labels.ts'
import { middleOf, Raster } from './raster.ts'
import { type RoadLine, signedRoads } from './signed-roads.ts'
import { inTwoLines, textWidth } from './text-size.ts'

/** Text sizes of the overview by width; the style sheet of `district-map.tsx` has the same ones. */
export interface Lettering {
  /** The frame's width, at least and at most, pixels. */
  widths: ScaleRange
  placePx: number
  countyPx: number
  waterPx: number
  /** Height of a sign. */
  signPx: number
}

export const NARROW: Lettering = {
  widths: { least: 280, most: 360 },
  placePx: 13,
  countyPx: 11,
  waterPx: 13,
  signPx: 22,
}
export const WIDE: Lettering = {
  widths: { least: 360, most: 760 },
  placePx: 15,
  countyPx: 13,
  waterPx: 15,
  signPx: 26,
}

/** More places per label give no better result and take longer. */
const MAX_CANDIDATES = 90

/** Places to the right of a dot are tried first. */
const SIDE_COST = { right: 0, left: 3, above: 5, below: 5 }

type Request = LabelRequest<OverviewLabel>
type Option = Candidate<OverviewLabel>

/** What names should not cover, worst first. */
const INK = { interstate: 9, toll: 7, us: 4, state: 1.5, other: 1, border: 2.5, interchange: 5 }
/** Cost of ink below a name: of its mean weight, for each 100 square pixels. */
const COVERED = 4
const AIR = 3

/** A town with water this close is on the coast, as a fraction of the map's width. */
const COAST = 0.045
/** Where there is a sea, towns inland are less important, because their names cover roads. */
const INLAND = 0.5

/** The names and signs of the overview, each with its possible places. Pure. */
export class LabelPlanner {
  readonly #source: ProjectedSource
  readonly #frame: Frame
  readonly #ink: Raster
  readonly #counties: Raster[]
  readonly #middles: readonly Point[]
  readonly #district: Raster
  /** Land without lakes; without data about land, everything. */
  readonly #dry: Raster
  readonly #places: readonly ProjectedSource['places'][number][]
  readonly roads: readonly RoadLine[]

  constructor(source: ProjectedSource, frame: Frame, places: ProjectedSource['places']) {
    this.#source = source
    this.#frame = frame
    this.#places = places
    this.#ink = inkOf(source, frame)
    this.#counties = source.counties.map(({ rings }) => filled(frame, [rings]))
    this.#middles = source.counties.map(({ rings }) => middleOf(rings))
    this.#district = filled(
      frame,
      source.counties.map(({ rings }) => rings),
    )
    this.#dry = dryLand(source, frame)
    this.roads = signedRoads(source.roads, (at) => this.#district.mean(dot(at)) > 0)
  }

  requests(lettering: Lettering): Request[] {
    const range = this.range(lettering)
    const requests = [
      ...this.#countyRequests(lettering, range),
      ...this.#signRequests(lettering, range),
      ...this.#places.map((place, index) => this.#placeRequest(place, index, lettering, range)),
      ...this.#waterRequests(lettering, range),
    ]
    const isOnMap = ({ boxes }: Option) => boxes.every((box) => isInside(box, this.#frame, range))
    return requests.map(({ candidates, dropCost }) => ({
      dropCost,
      candidates: candidates
        .filter(isOnMap)
        .toSorted((a, b) => a.cost - b.cost)
        .slice(0, MAX_CANDIDATES),
    }))
  }

  /** Pixels per unit. */
  range({ widths }: Lettering): ScaleRange {
    return { least: widths.least / this.#frame.width, most: widths.most / this.#frame.width }
  }

  #countyRequests({ countyPx }: Lettering, range: ScaleRange): Request[] {
    return this.#source.counties.map(({ name }, index) => {
      const shape = this.#counties[index]
      const middle = this.#middles[index] ?? [0, 0]
      const layouts = [[name], inTwoLines(name)]
      const candidates = layouts.flatMap((lines) => {
        const wide = Math.max(...lines.map((line) => textWidth(line.toUpperCase(), countyPx, 0.09)))
        const size = { width: wide + 3 * AIR, height: lines.length * countyPx * 1.25 + AIR }
        return this.#grid(shape).map((at): Option => {
          const box = boxAround(this.#relative(at), size)
          const outside = 1 - this.#worst(shape, box, range)
          const away = lengthOf(at, middle) * range.least * 0.4
          const cost = outside * 260 + this.#covered(box, range) + away + (lines.length - 1) * 2
          return { label: { kind: 'county', lines, ...this.#percent(at) }, boxes: [box], cost }
        })
      })
      return { dropCost: 3000, candidates }
    })
  }

  #signRequests({ signPx }: Lettering, range: ScaleRange): Request[] {
    return this.roads.flatMap(({ network, number, points, isLong }) => {
      const wide = network === 'interstate' ? 32 : 34
      const size = { width: (signPx * wide) / 28 + 2 * AIR, height: signPx + 2 * AIR }
      const request = (wanted: number, from: number, to: number, dropCost: number): Request => ({
        dropCost,
        candidates: points
          .map((at, index) => ({ at, along: index / points.length }))
          .filter(({ along }) => along >= from && along <= to)
          .map(({ at, along }): Option => {
            const box = boxAround(this.#relative(at), size)
            const cost = this.#covered(box, range) + Math.abs(along - wanted) * 120
            return { label: { kind: 'sign', network, number, ...this.#percent(at) }, boxes: [box], cost }
          }),
      })
      const first = network === 'interstate' ? 900 : 300
      return isLong
        ? [request(0.2, 0, 0.45, first), request(0.75, 0.55, 1, 150)]
        : [request(0.5, 0, 1, first)]
    })
  }

  #placeRequest(
    { name, at }: { name: string; at: Point },
    index: number,
    { placePx }: Lettering,
    range: ScaleRange,
  ): Request {
    const wide = textWidth(name, placePx) + AIR
    const isInland = this.#isInland(at)
    const dropCost = (2400 - index * 200) * (isInland ? INLAND : 1)
    const candidates = placeSpots(this.#relative(at), wide, placePx, range).flatMap((spot): Option[] => {
      const { side, text, leaderPx, end } = spot
      const isOnWater = this.#most(this.#dry, text, range) < 0.5
      if (isInland && this.#worst(this.#dry, text, range) < 0.5) return []
      const bend = leaderPx * 0.15 + (leaderPx / 30) ** 2 * 4 + (leaderPx === 0 ? 0 : 2)
      const cost = this.#covered(text, range) + bend + SIDE_COST[side]
      const { left, top } = this.#frame
      const label = { kind: 'place' as const, name, side, isOnWater, dot: this.#percent(at) }
      return [
        { label: { ...label, ...this.#percent([end[0] + left, end[1] + top]) }, boxes: spot.boxes, cost },
      ]
    })
    return { dropCost, candidates }
  }

  /** Whether a map with a sea has no water near a town, whose name in the sea would seem to be of another on the coast. */
  #isInland([x, y]: Point): boolean {
    if (this.#source.land.length === 0) return false
    const near = COAST * this.#frame.width
    return this.#dry.mean({ left: x - near, right: x + near, top: y - near, bottom: y + near }) === 1
  }

  #waterRequests({ waterPx }: Lettering, range: ScaleRange): Request[] {
    return this.#source.waters.flatMap(({ names, rings, at }) => {
      if (names === null) return []
      const shape = rings.length === 0 ? null : filled(this.#frame, [rings])
      const candidates = [false, true].flatMap((isStacked) => {
        const lines = Object.values(names).map((name) => (isStacked ? name.split(' ') : [name]))
        const wide = Math.max(...lines.flat().map((line) => textWidth(line, waterPx, 0.08)))
        const high = Math.max(...lines.map(({ length }) => length)) * waterPx * 1.25
        const size = { width: wide + 2 * AIR, height: high + 2 * AIR }
        return this.#grid(shape).flatMap((point): Option[] => {
          const box = boxAround(this.#relative(point), size)
          const wet = shape === null ? 1 - this.#most(this.#dry, box, range) : this.#worst(shape, box, range)
          if (wet < 0.98) return []
          const away = at === null ? 0 : lengthOf(point, at) * range.least * 0.15
          const cost = this.#covered(box, range) + away + (isStacked ? 15 : 0)
          return [{ label: { kind: 'water', names, isStacked, ...this.#percent(point) }, boxes: [box], cost }]
        })
      })
      return [{ dropCost: 120, candidates }]
    })
  }

  /** Points all over the frame, in a shape if one is given. */
  #grid(shape: Raster | null | undefined): Point[] {
    const { left, top, width, height } = this.#frame
    const step = width / 46
    const points: Point[] = []
    for (let y = top + step; y < top + height; y += step)
      for (let x = left + step; x < left + width; x += step)
        if (shape == null || shape.mean(dot([x, y])) > 0.5) points.push([x, y])
    return points
  }

  /** What a box covers, at the scales at which it covers most and least of the map. */
  #covered(box: LabelBox, range: ScaleRange): number {
    const area = (box.right.pixels - box.left.pixels) * (box.bottom.pixels - box.top.pixels)
    return COVERED * (area / 100) * mean(this.#views(box, range).map((view) => this.#ink.mean(view)))
  }

  #worst(shape: Raster | undefined, box: LabelBox, range: ScaleRange): number {
    return Math.min(...this.#views(box, range).map((view) => shape?.mean(view) ?? 0))
  }

  #most(shape: Raster, box: LabelBox, range: ScaleRange): number {
    return Math.max(...this.#views(box, range).map((view) => shape.mean(view)))
  }

  /** The box in map units, at the smallest, the middle and the largest scale. */
  #views({ left, top, right, bottom }: LabelBox, { least, most }: ScaleRange): Box[] {
    const { left: fromX, top: fromY } = this.#frame
    return [least, Math.sqrt(least * most), most].map((s) => ({
      left: left.units + left.pixels / s + fromX,
      right: right.units + right.pixels / s + fromX,
      top: top.units + top.pixels / s + fromY,
      bottom: bottom.units + bottom.pixels / s + fromY,
    }))
  }

  #relative([x, y]: Point): Point {
    return [x - this.#frame.left, y - this.#frame.top]
  }

  #percent(at: Point): { x: number; y: number } {
    const [x, y] = this.#relative(at)
    const { width, height } = this.#frame
    return { x: Math.round((x / width) * 10_000) / 100, y: Math.round((y / height) * 10_000) / 100 }
  }
}

function inkOf(source: ProjectedSource, frame: Frame): Raster {
  const ink = new Raster(frame)
  const rings = [
    source.land,
    source.waters.flatMap((one) => one.rings),
    source.counties.flatMap((one) => one.rings),
  ]
  for (const ring of rings.flat()) ink.addLine(ring, INK.border)
  for (const { network, line } of source.roads) ink.addLine(line, INK[network])
  for (const at of source.interchanges) ink.addLine([at], INK.interchange)
  return ink
}

function dryLand({ land, counties, waters }: ProjectedSource, frame: Frame): Raster {
  const { left, top, width, height } = frame
  const everywhere: Point[] = [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ]
  const areas = [...land.map((ring) => [ring]), ...counties.map(({ rings }) => rings)]
  const raster = filled(frame, land.length === 0 ? [[everywhere]] : areas)
  for (const { rings } of waters) raster.addArea(rings, 0)
  return raster
}

function filled(frame: Frame, areas: readonly Point[][][]): Raster {
  const raster = new Raster(frame)
  for (const rings of areas) raster.addArea(rings)
  return raster
}

function dot([x, y]: Point): Box {
  return { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
