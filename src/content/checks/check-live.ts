import { liveFactsOf } from '../../contract/shown-feed.ts'
import type { ContentProblem } from '../issue.ts'
import type { NamedLink } from '../pages/check-links.ts'
import type { ReadParts } from '../read-parts.ts'

/** Sample cameras that must not be shown, and links to cameras and roads that are not shown. Pure. */
export function liveProblems(parts: ReadParts): ContentProblem[] {
  const { site } = parts
  if (site === null) return []
  const { sample, cameras } = site.value
  if (!sample && cameras.feed === 'sample') {
    const message = 'cameras.feed shows drawn pictures: write live or off, because "sample" is false'
    return [{ file: 'site.yaml', line: site.lineOf(['cameras', 'feed']), message }]
  }
  const { hasCameras, hasRoads } = liveFactsOf(site.value)
  return [...(hasCameras ? [] : linksTo('cameras', parts)), ...(hasRoads ? [] : linksTo('roads', parts))]
}

const LIVE = {
  cameras: { path: '/app/camera', why: 'leads to cameras, which are off: see cameras.feed in site.yaml' },
  roads: { path: '/app/roads', why: 'leads to the roads, which are off: see roads.off in site.yaml' },
} as const

function linksTo(
  what: NonNullable<NamedLink['to']>,
  { pages, readings, notices }: ReadParts,
): ContentProblem[] {
  const { path, why } = LIVE[what]
  const ofPages = [...pages, ...readings].flatMap(({ entry, parsed }) =>
    parsed.liveLinks
      .filter(({ to }) => to === what)
      .map(({ name, line }) => ({ file: entry.path, line, message: `link "${name}" ${why}` })),
  )
  const ofNotices = notices.flatMap(({ entry, parsed: { value, lineOf } }) =>
    value.link?.startsWith(path) === true
      ? [{ file: entry.path, line: lineOf(['link']), message: `link "${value.link}" ${why}` }]
      : [],
  )
  return [...ofPages, ...ofNotices]
}
