import { hash } from 'node:crypto'
import type { ExitEntry } from '../../content/exits-file.ts'
import { createTimeSharing } from '../../content/share-time.ts'
import { slugOf } from '../../content/slug.ts'
import type { Camera, CamerasResponse, CameraView, Distinction, FeedHealth } from '../../contract/camera.ts'
import { OTHER_ROADS, placeOf } from '../../contract/camera-place.ts'
import { evaluateView, isUnchecked, type ObservedView } from '../../contract/camera-state.ts'
import { addressOf } from '../../contract/endpoint-paths.ts'
import type { FeedProblemCode } from '../../contract/feed-problem-messages.ts'
import type { AllowedHosts } from '../upstream/allowed-hosts.ts'
import { ProblemTally } from '../upstream/parse-records.ts'
import type { FeedCamera, FeedCounts, FeedTally, FeedView } from './feed/feed-camera.ts'
import { type Area, buildCountyOf, type CountyShape } from './place/district-area.ts'
import { buildExitsOfRoad, exitBeside } from './place/exit-beside.ts'

/** A camera of the last good list, with an id for URLs. Observations of its views are stored elsewhere. */
export interface ListedCamera extends Omit<Camera, 'views'> {
  views: readonly ListedView[]
}

/** Its addresses are on allowed servers. `null`: the feed gives none, or none that is allowed. */
export interface ListedView extends Omit<FeedView, 'key'> {
  id: string
  /** Identifies a spot: cameras in the same spot may show the same picture. */
  place: string
}

/** The cameras of one good response, by road, direction and order. */
export interface CameraList {
  cameras: readonly ListedCamera[]
  problems: FeedCounts
  /** Cameras of the feed that are omitted because they are outside the area. */
  outsideArea: number
}

/**
 * Makes the site's list from a feed. Addresses on servers that are not allowed are removed and counted.
 *
 * @param area cameras outside it are left out, those without a place stay; `null`: every camera is listed
 * @param exits what people call the places beside cameras
 * @param shapes the counties of the map, for a camera of which the feed does not say where it is
 */
export async function buildCameraList(
  feed: readonly FeedCamera[],
  hosts: AllowedHosts,
  area: Area | null = null,
  exits: readonly ExitEntry[] = [],
  shapes: readonly CountyShape[] = [],
): Promise<CameraList> {
  const problems = new ProblemTally<FeedProblemCode>()
  const cameras: Unordered[] = []
  const countyOf = buildCountyOf(shapes)
  const exitsOfRoad = buildExitsOfRoad(exits)
  const shareTime = createTimeSharing()
  for (const camera of feed) {
    await shareTime()
    const { key, place, views: _, ...said } = camera
    if (area !== null && place !== null && !area.contains(place)) continue
    const id = idOf(key)
    const road = camera.road === '' ? OTHER_ROADS : camera.road
    const { latitude = null, longitude = null } = place ?? {}
    const placed = { ...said, road, latitude, longitude }
    cameras.push({
      ...placed,
      id,
      exit: exitBeside(placed, exitsOfRoad(road)),
      county: camera.county ?? (place === null ? null : countyOf(place)),
      distinction: null,
      views: viewsOf(camera, id, hosts, problems),
    })
  }
  const outside = feed.length - cameras.length
  if (area?.problem !== undefined) problems.add(area.problem, outside)
  const roads = [...Map.groupBy(cameras, ({ road }) => road)].toSorted(([a], [b]) => compareWords(a, b))
  const listed: ListedCamera[][] = []
  for (const [, ofRoad] of roads) {
    await shareTime()
    const ordered = orderCameras(ofRoad)
    await shareTime()
    listed.push(distinguishCameras(ordered))
  }
  return { cameras: listed.flat(), problems: problems.counts, outsideArea: outside }
}

function viewsOf(
  camera: FeedCamera,
  cameraId: string,
  hosts: AllowedHosts,
  problems: FeedTally,
): ListedView[] {
  const { place } = camera
  // A hundred meters; cameras closer together may be one camera listed under two roads.
  const spot = place === null ? cameraId : `${place.latitude.toFixed(3)},${place.longitude.toFixed(3)}`
  const ids = new Set<string>()
  return camera.views.map(({ key, ...view }, index) => {
    const own = `${cameraId}.${idOf(key)}`
    const id = ids.has(own) ? `${own}-${index + 1}` : own
    ids.add(id)
    const ifAllowed = (url: string | null, problem: FeedProblemCode) => {
      if (url === null || hosts.isAllowed(new URL(url))) return url
      problems.add(problem)
      return null
    }
    const pictureUrl = ifAllowed(view.pictureUrl, 'hostNotAllowed')
    return { ...view, id, place: spot, pictureUrl, videoUrl: ifAllowed(view.videoUrl, 'videoHostNotAllowed') }
  })
}

/** A name that can be part of a URL. A changed name gets a suffix, so that two names never collide. */
function idOf(key: string): string {
  const slug = slugOf(key).slice(0, 80)
  return slug === key
    ? slug
    : [slug, hash('sha256', key, 'hex').slice(0, 8)].filter((part) => part !== '').join('-')
}

type Unordered = Omit<ListedCamera, 'order'> & { sortOrder: number | null }

/**
 * Sorts a road's cameras by direction and position: in the feed's own order if it has one, by milepost if every camera
 * has one, else south to north or west to east. Pure.
 */
function orderCameras(cameras: readonly Unordered[]): ListedCamera[] {
  const groups = [...Map.groupBy(cameras, ({ direction }) => direction ?? '')]
  return groups
    .toSorted(([a], [b]) => compareWords(a, b))
    .flatMap(([, group]) => {
      const along = placeAlong(group)
      return group
        .toSorted((a, b) => along(a) - along(b) || compareWords(a.id, b.id))
        .map(({ sortOrder: _, ...camera }, order) => ({ ...camera, order }))
    })
}

// Numbers in names count as numbers: I-85 comes before I-485.
const { compare: compareWords } = new Intl.Collator('en', { numeric: true })

/** Sort key of a camera within one road and direction; cameras without one come last. */
function placeAlong(group: readonly Unordered[]): (camera: Unordered) => number {
  const distinct = new Set(group.map(({ sortOrder }) => sortOrder))
  // Many feeds write 0 for every camera.
  const isSorted = !distinct.has(null) && distinct.size > group.length / 2
  if (isSorted) return ({ sortOrder }) => sortOrder ?? Number.MAX_VALUE
  if (group.every(({ milepost }) => milepost !== null)) return ({ milepost }) => milepost ?? Number.MAX_VALUE
  const axis = isEastWest(group) ? 'longitude' : 'latitude'
  return (camera) => camera[axis] ?? Number.MAX_VALUE
}

function isEastWest(group: readonly Unordered[]): boolean {
  const direction = group[0]?.direction ?? null
  if (direction !== null) return direction === 'eastbound' || direction === 'westbound'
  return extent(group.map(({ longitude }) => longitude)) > extent(group.map(({ latitude }) => latitude))
}

function extent(values: readonly (number | null)[]): number {
  const numbers = values.filter((value) => value !== null)
  return numbers.length === 0 ? 0 : Math.max(...numbers) - Math.min(...numbers)
}

/**
 * Distinguishes cameras with the same road, direction and location: by what their views look at if that differs, else
 * by milepost, else by number. Pure.
 */
export function distinguishCameras(cameras: readonly ListedCamera[]): ListedCamera[] {
  const groups = Map.groupBy(cameras, nameOf)
  const distinctions = new Map<string, Distinction>()
  // A camera without a location is named by its unique id.
  for (const [name, group] of groups)
    if (name !== '' && group.length > 1) {
      const distinctionOf = howToDistinguish(group)
      for (const [index, camera] of group.entries()) distinctions.set(camera.id, distinctionOf(camera, index))
    }
  return cameras.map((camera) => ({ ...camera, distinction: distinctions.get(camera.id) ?? null }))
}

/** What visitors would call it; without a road, just its location. */
function nameOf(camera: ListedCamera): string {
  const { road, direction } = camera
  const place = placeOf(camera).toLowerCase()
  if (place === '') return ''
  return road === OTHER_ROADS ? place : [road, direction, place].join('\n')
}

function howToDistinguish(
  group: readonly ListedCamera[],
): (camera: ListedCamera, index: number) => Distinction {
  if (areDistinct(group.map((one) => viewOf(one).toLowerCase())))
    return (camera) => ({ kind: 'view', text: viewOf(camera) })
  // Mileposts are shown to the hundredth. Where they are distinct, none is missing.
  const hasMileposts = areDistinct(group.map((one) => one.milepost?.toFixed(2) ?? ''))
  return ({ milepost }, index) =>
    hasMileposts && milepost !== null
      ? { kind: 'milepost', milepost }
      : { kind: 'number', number: index + 1, of: group.length }
}

function viewOf({ views }: ListedCamera): string {
  return views[0]?.description ?? ''
}

function areDistinct(texts: readonly string[]): boolean {
  return !texts.includes('') && new Set(texts).size === texts.length
}

export interface CameraFacts {
  cameras: readonly ListedCamera[]
  feed: FeedHealth
  observed: (view: ListedView) => ObservedView
  /** Where the site itself serves a view's video; `null`: the browser requests it from the agency. */
  videoAddress: (videoUrl: string) => string
}

/** The list with each picture's state as of its last check. Pure. */
export function describeCameras(
  { cameras, feed, observed, videoAddress }: CameraFacts,
  now: Date,
): CamerasResponse {
  const states = { fresh: 0, stale: 0, delayed: 0, unavailable: 0, switchedOff: 0 }
  let unchecked = 0
  const described = cameras.map(({ views, ...camera }) => ({
    ...camera,
    views: views.map((view): CameraView => {
      const seen = observed(view)
      const state = evaluateView(seen)
      states[state]++
      if (seen.reason === 'notAskedYet' || isUnchecked(seen, now)) unchecked++
      const { id, description, videoUrl } = view
      return {
        id,
        description,
        state,
        ...seen,
        snapshotUrl: addressOf('getSnapshot', { viewId: id }),
        videoUrl: videoUrl === null || view.isSwitchedOff ? null : videoAddress(videoUrl),
      }
    }),
  }))
  return { asOf: now.toISOString(), feed, states, unchecked, cameras: described }
}
