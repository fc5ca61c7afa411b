import type { CameraProfile, FeedArea } from '../../../contract/district-profile.ts'
import type { Area } from './district-area.ts'

/** The area that the content sets for the feed. Cameras outside are a problem of the feed. */
function buildFeedArea({ south, west, north, east }: FeedArea): Area {
  return {
    problem: 'outsideArea',
    contains: ({ latitude, longitude }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  }
}

/** Gives the area of the profile, the same object until it changes. `null`: the profile sets none. */
export function followFeedArea(readProfile: () => CameraProfile | null): () => Area | null {
  let known: FeedArea | undefined
  let area: Area | null = null
  return () => {
    const profile = readProfile()
    // While no content is live, what was known before still holds.
    if (profile === null || isSame(profile.area, known)) return area
    known = profile.area
    area = known === undefined ? null : buildFeedArea(known)
    return area
  }
}

function isSame(a: FeedArea | undefined, b: FeedArea | undefined): boolean {
  return a?.south === b?.south && a?.west === b?.west && a?.north === b?.north && a?.east === b?.east
}
