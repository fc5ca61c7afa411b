import type { CameraProfile, FeedArea } from '../../../contract/district-profile.ts'
import type { Area } from './district-area.ts'

/** The area that the content sets for the feed. Cameras outside count as a problem of the feed. */
function buildFeedArea({ south, west, north, east }: FeedArea): Area {
  return {
    problem: 'outsideArea',
    contains: ({ latitude, longitude }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  }
}

/** Returns a function for the profile's area: the same object until it changes. `null`: the profile sets none. */
export function followFeedArea(readProfile: () => CameraProfile | null): () => Area | null {
  let current: FeedArea | undefined
  let area: Area | null = null
  return () => {
    const profile = readProfile()
    // While no content is live, the previous area still applies.
    if (profile === null || isSame(profile.area, current)) return area
    current = profile.area
    area = current === undefined ? null : buildFeedArea(current)
    return area
  }
}

function isSame(a: FeedArea | undefined, b: FeedArea | undefined): boolean {
  return a?.south === b?.south && a?.west === b?.west && a?.north === b?.north && a?.east === b?.east
}
