import type { ExitEntry } from '../../../content/exits-file.ts'
import type { SiteContent } from '../../../content/site-content.ts'
import type { FeedArea } from '../../../contract/district-profile.ts'
import type { SiteInfo } from '../../../contract/site-info.ts'
import { type Area, buildArea, type CountyShape, isWithin } from './district-area.ts'

/** What is known of a district's places; the same values until they change. */
export interface Surroundings {
  /** Cameras and events in it are listed; `null`: all are. */
  area: Area | null
  exits: readonly ExitEntry[]
  /** The counties of the map. */
  shapes: readonly CountyShape[]
}

/** The content that says where a district is. */
export type PlacesContent = Pick<SiteContent, 'site' | 'exits' | 'map'>

const NONE: readonly never[] = []

/**
 * Returns a function for the district's places in the current content; without content, nothing is known.
 *
 * @param areaIn what is listed: an area that the content sets (what is outside counts as a problem of the feed), the
 *   district's counties, or everything
 * @param warn called with the counties that have no shape on the map, so that everything is listed
 */
export function followSurroundings(
  readContent: () => PlacesContent | null,
  areaIn: (site: SiteInfo) => FeedArea | 'counties' | 'all',
  warn: (counties: readonly string[], site: SiteInfo) => void,
): () => Surroundings {
  let known = ''
  let now: Surroundings = { area: null, exits: NONE, shapes: NONE }
  function areaOf(site: SiteInfo, shapes: readonly CountyShape[]): Area | null {
    const wanted = areaIn(site)
    if (wanted === 'all') return null
    if (wanted !== 'counties') return { problem: 'outsideArea', contains: (place) => isWithin(wanted, place) }
    const outcome = buildArea(site.district.counties, shapes)
    if (outcome.kind === 'known') return outcome.area
    warn(outcome.missing, site)
    return null
  }
  return () => {
    const content = readContent()
    if (content === null) return now
    const { site, exits, map } = content
    const shapes = map?.counties ?? NONE
    const name = JSON.stringify([areaIn(site), site.district.counties])
    const isSame = name === known && shapes === now.shapes
    known = name
    now = { area: isSame ? now.area : areaOf(site, shapes), exits, shapes }
    return now
  }
}
