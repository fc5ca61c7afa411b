import type { ContentProblem } from '../issue.ts'
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
