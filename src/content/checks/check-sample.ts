import { liveFactsOf } from '../../contract/shown-feed.ts'
import type { ContentProblem } from '../issue.ts'
import type { NamedLink } from '../pages/check-links.ts'
import type { ReadParts } from '../read-parts.ts'

/** Addresses, phone numbers and streets reserved for examples. RFC 2606 lists the hosts. */
const REACHES_NOBODY =
  /(?:^|[/@.])example\.(?:org|com|net)\b|\(?\b555\)?[ -]\d{3}-01\d\d\b|^\(?555\)?[ -]?\d{3}|^Sample Street/

/** Made-up sample content in a folder that is not a sample. Pure. */
export function sampleLeftovers({ site, reports, pages, streets }: ReadParts): ContentProblem[] {
  if (site === null || site.value.sample) return []
  const { lineOf, value } = site
  const { contact, security, links } = value
  const values: [path: string[], value: string | undefined][] = [
    [['contact', 'phone'], contact.phone],
    ...contact.post.map((line, index): [string[], string] => [['contact', 'post', String(index)], line]),
    [['security', 'contact'], security?.contact],
    ...Object.entries(links).map(([name, link]): [string[], string | undefined] => [['links', name], link]),
  ]
  const madeUp = values.flatMap(([path, one]): ContentProblem[] => {
    if (one === undefined || !REACHES_NOBODY.test(one)) return []
    const message = `${path.join('.')} "${one}" is made up for the sample and reaches no one: write your own`
    return [{ file: 'site.yaml', line: lineOf(path), message }]
  })
  const samples = reports
    .filter(({ parsed }) => parsed.value.sample)
    .map(({ entry, parsed }) => ({
      file: entry.path,
      line: parsed.lineOf(['sample']),
      message: 'is a report of the sample: remove it, because "sample" in site.yaml is false',
    }))
  const inPages = pages.flatMap(({ entry, parsed }): ContentProblem[] => {
    const found = parsed.page.sections.flatMap(({ html }) => REACHES_NOBODY.exec(html)?.[0] ?? [])
    const message = `"${found[0]}" is made up for the sample and reaches no one: write your own`
    return found.length === 0 ? [] : [{ file: entry.path, line: null, message }]
  })
  const ofStreets =
    streets === null || !/\bsample\b/i.test(streets.credit)
      ? []
      : [{ file: 'map/streets.pmtiles', line: null, message: streetsMessage(streets.credit) }]
  return [...madeUp, ...samples, ...inPages, ...ofStreets]
}

function streetsMessage(credit: string): string {
  return `has the credit "${credit}", so its streets are a sample: make it of your own data with "npm run map -- streets", or delete it`
}

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
