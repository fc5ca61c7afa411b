import type { RoadsNow } from '../../../contract/page-source.ts'
import type { RoadService } from '../road-service.ts'

/** A site without any feed of the roads. */
export function noRoads(): Pick<RoadService, 'now' | 'fresh' | 'version'> {
  const asOf = '2026-11-24T12:00:00Z'
  const roads: RoadsNow = {
    events: { asOf, feeds: [], events: [] },
    signs: { asOf, feeds: [], signs: [] },
    advisories: { asOf, feeds: [], advisories: [] },
  }
  return { now: () => roads, fresh: async () => roads, version: 0 }
}
