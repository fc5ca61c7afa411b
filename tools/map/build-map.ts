import type { DistrictMap, OverviewLabel } from '../../src/contract/district-map.ts'
import { type Frame, framesOf, type ProjectedSource, projectSource, rounded } from './frame.ts'
import type { MapSource } from './map-source.ts'
import { boxOf, lengthOf, type Point, simplify } from './outline.ts'
import { buildOutlines } from './outlines.ts'
import { LabelPlanner, type Lettering, NARROW, WIDE } from './overview-labels.ts'
import { placeLabels } from './place-labels.ts'
import { crossingsOf, middleOf } from './raster.ts'
import { longestFirst, roadsWithPoints } from './signed-roads.ts'

/** The zoomable map is drawn this many times larger than the overview, for finer detail. */
const FINE = 10
/**
 * What each frame costs, so better places for names must be worth it: a centered district looks balanced, and a larger
 * frame makes it smaller.
 */
const FRAME_COSTS = [0, 40, 40, 90, 130, 130]

/** Makes the map. Pure: equal sources give an equal map. */
export function buildMap(source: MapSource, credit: string): DistrictMap {
  const projected = projectSource(source)
  const { frame, narrow, wide, roads } = chooseFrame(projected)
  const { shape, width, height, left, top } = frame
  const relative = ([x, y]: Point) => ({ x: rounded(x - left), y: rounded(y - top) })
  return {
    format: 1,
    credit,
    shape,
    width,
    height,
    origin: { x: left, y: top },
    background: source.land.length > 0 ? 'water' : 'land',
    counties: source.counties.map(({ name, fips, rings }, index) => ({
      name,
      fips,
      ...relative(middleOf(projected.counties[index]?.rings ?? [])),
      rings: rings.map(shapeOf),
    })),
    overview: { layers: buildOutlines(projected, frame, 1), roads, narrow, wide },
    detail: { scale: FINE, layers: buildOutlines(projected, frame, FINE) },
    places: projected.places
      .filter(({ at }) => isWithin(at, frame))
      .map(({ name, at }) => ({ name, ...relative(at) })),
    signs: signsOf(projected, frame),
  }
}

/** The frame with the best places for names and signs, and those places. */
function chooseFrame(source: ProjectedSource) {
  const places = overviewPlaces(source)
  const costs = framesOf(source.counties).map((frame, index) => {
    const planner = new LabelPlanner(source, frame, places)
    const cost = [NARROW, WIDE].reduce((sum, lettering) => sum + place(planner, lettering, 'quick').cost, 0)
    return { frame, planner, cost: cost + (FRAME_COSTS[index] ?? 0) }
  })
  const { frame, planner } = costs.reduce((best, one) => (one.cost < best.cost ? one : best))
  const [narrow, wide] = [labelsOf(planner, NARROW), labelsOf(planner, WIDE)]
  const signs = wide.flatMap((one) => (one.kind === 'sign' ? [one.number] : []))
  const roads = planner.roads.filter(({ number }) => signs.includes(number)).map(({ road }) => road)
  return { frame, narrow, wide, roads }
}

function labelsOf(planner: LabelPlanner, lettering: Lettering): OverviewLabel[] {
  return place(planner, lettering, 'best').chosen.flatMap((one) => (one === null ? [] : [one.label]))
}

function place(planner: LabelPlanner, lettering: Lettering, effort: 'quick' | 'best') {
  return placeLabels(planner.requests(lettering), planner.range(lettering), effort)
}

/** This many names cover the parts of a district without filling the map. */
const MAX_PLACES = 10
/** Minimum distance of two places, as a fraction of the district's extent. */
const PLACES_APART = 0.075

/** The most important place of each county, then others that are far enough from them. */
function overviewPlaces({ counties, places }: ProjectedSource): ProjectedSource['places'] {
  const box = boxOf(counties.flatMap(({ rings }) => rings).flat())
  const distance = PLACES_APART * Math.max(box.right - box.left, box.bottom - box.top)
  const firsts = counties.flatMap(({ rings }) => places.find(({ at }) => isInArea(at, rings)) ?? [])
  const inside = places.filter(({ at }) => counties.some(({ rings }) => isInArea(at, rings)))
  const chosen: ProjectedSource['places'] = []
  const add = (options: ProjectedSource['places'], least: number) => {
    for (const place of options)
      if (chosen.length < MAX_PLACES && chosen.every(({ at }) => lengthOf(at, place.at) >= least))
        chosen.push(place)
  }
  add(
    inside.filter((one) => firsts.includes(one)),
    distance / 2,
  )
  add(inside, distance)
  return chosen
}

function isInArea([x, y]: Point, rings: readonly (readonly Point[])[]): boolean {
  const toTheRight = rings.flatMap((ring) => crossingsOf(ring, y)).filter((crossing) => x < crossing)
  return toTheRight.length % 2 === 1
}

function isWithin([x, y]: Point, { left, top, width, height }: Frame): boolean {
  return x >= left && y >= top && x <= left + width && y <= top + height
}

/** Degrees; about 10 meters, where finding the county of a camera needs 50. */
const SHAPE_TOLERANCE = 0.0001

/** A ring for looking up places. */
function shapeOf(ring: MapSource['counties'][number]['rings'][number]): [number, number][] {
  const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000
  return simplify(ring, SHAPE_TOLERANCE).map(([longitude, latitude]) => [round(longitude), round(latitude)])
}

/** Of state roads only long ones are signed, the longest first: the map has room for few. */
const LONG_ROAD_POINTS = 5
const MAX_STATE_ROADS = 12

function signsOf({ counties, roads }: ProjectedSource, frame: Frame): DistrictMap['signs'] {
  const isInDistrict = (at: Point) => isWithin(at, frame) && counties.some(({ rings }) => isInArea(at, rings))
  const signed = roadsWithPoints(roads, isInDistrict)
    .filter(({ points }) => points.length > 0)
    .map(({ points, ...road }) => ({
      ...road,
      points: points.map(([x, y]): [number, number] => [rounded(x - frame.left), rounded(y - frame.top)]),
    }))
  const isMinor = (network: string) => network === 'state' || network === 'other'
  const minor = signed
    .filter(
      ({ network, number, points }) =>
        isMinor(network) && number !== null && points.length >= LONG_ROAD_POINTS,
    )
    .toSorted(longestFirst)
  return [...signed.filter(({ network }) => !isMinor(network)), ...minor.slice(0, MAX_STATE_ROADS)]
}
