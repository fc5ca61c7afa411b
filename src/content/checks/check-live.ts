import type { ContentProblem } from '../issue.ts'
import type { ReadParts } from '../read-parts.ts'

/** Cameras that must not be shown, and links to cameras that are not. Pure. */
export function cameraProblems(parts: ReadParts): ContentProblem[] {
  const { site } = parts
  if (site === null) return []
  const { sample, cameras } = site.value
  if (!sample && cameras.feed === 'sample') {
    const message = 'cameras.feed shows drawn pictures: write live or off, because "sample" is false'
    return [{ file: 'site.yaml', line: site.lineOf(['cameras', 'feed']), message }]
  }
  return cameras.feed === 'off' ? linksToCameras(parts) : []
}

function linksToCameras({ pages, readings, notices }: ReadParts): ContentProblem[] {
  const why = 'leads to cameras, which are off: see cameras.feed in site.yaml'
  const ofPages = [...pages, ...readings].flatMap(({ entry, parsed }) =>
    parsed.cameraLinks.map(({ name, line }) => ({
      file: entry.path,
      line,
      message: `link "${name}" ${why}`,
    })),
  )
  const ofNotices = notices.flatMap(({ entry, parsed: { value, lineOf } }) =>
    value.link?.startsWith('/app/camera') === true
      ? [{ file: entry.path, line: lineOf(['link']), message: `link "${value.link}" ${why}` }]
      : [],
  )
  return [...ofPages, ...ofNotices]
}
