import { type Area, buildArea } from './district-area.ts'

/**
 * Gives the area whose cameras are listed, now and whenever the district's counties change with the content; the same
 * object until they do. `null`: every camera is listed, as when the shape of a county is not known, which is logged.
 */
export function followArea(
  wanted: 'district' | 'all',
  readCounties: () => readonly string[] | null,
  log: { warn: (facts: object, event: string) => void },
): () => Area | null {
  let known: string | null = null
  let area: Area | null = null
  return () => {
    const counties = wanted === 'all' ? null : readCounties()
    const names = counties?.join('\n') ?? null
    // While no content is live, what was known before still holds.
    if (counties === null || names === known) return area
    known = names
    const outcome = buildArea(counties)
    area = outcome.kind === 'known' ? outcome.area : null
    if (outcome.kind === 'unknown') {
      const { missing } = outcome
      log.warn(
        { counties: missing },
        'Cameras outside the district are listed too: the shapes of these counties are not known. Set CAMERA_FEED_AREA=all to list them without this warning',
      )
    }
    return area
  }
}
