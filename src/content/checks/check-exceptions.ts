import { sectionOf } from '../../contract/pages.ts'
import type { ContentProblem } from '../issue.ts'
import type { ReadParts } from '../read-parts.ts'
import type { ReportSource } from '../reports/build-report.ts'
import type { CheckedException, ExceptionClaim } from '../reports/entry-parts.ts'

/** Claims that cannot be made. `today`: calendar day in the district's time zone. Pure. */
export function exceptionProblems({ site, reports }: ReadParts, today: string): ContentProblem[] {
  const hasDay = site === null || site.value.accessibility !== undefined
  return reports.flatMap(({ entry, parsed: { value, lineOf } }) => {
    const { exception } = value
    if (exception === undefined) return []
    const at = (key: string, message: string): ContentProblem[] => [
      { file: entry.path, line: lineOf(['exception', key]), message: `exception.${key} ${message}` },
    ]
    const days = (['claimedOn', 'since'] as const).flatMap((key) =>
      exception[key] <= today ? [] : at(key, `"${exception[key]}" is in the future: correct the day`),
    )
    return hasDay
      ? days
      : [...days, ...at('kind', 'needs a compliance date: write accessibility.complianceDate in site.yaml')]
  })
}

/** Every claim with what contradicts it, by report id. Pure. */
export function checkExceptions(
  parts: Pick<ReadParts, 'site' | 'pages'>,
  sources: readonly ReportSource[],
): Map<string, CheckedException> {
  const complianceDate = parts.site?.value.accessibility?.complianceDate ?? ''
  return new Map(
    sources.flatMap((source) => {
      const { exception } = source.entry
      if (exception === undefined) return []
      const broken = [
        ...brokenByFile(source, exception),
        ...brokenByDay(exception, complianceDate),
        ...brokenByPlace(source, exception, parts.pages),
      ]
      return [[source.id, { ...exception, broken }] as const]
    }),
  )
}

/** What the office should review. The site stays up: until it is fixed, the document counts as not excepted. */
export function exceptionWarnings(
  { reports }: Pick<ReadParts, 'reports'>,
  exceptions: ReadonlyMap<string, CheckedException>,
): ContentProblem[] {
  return reports.flatMap(({ id, entry, parsed: { lineOf } }) =>
    (exceptions.get(id)?.broken ?? []).map((reason) => ({
      file: entry.path,
      line: lineOf(['exception']),
      message: `the exception does not hold: ${reason}`,
    })),
  )
}

function brokenByFile(
  { id, pdf, entry }: ReportSource,
  { kind, sha256, claimedOn }: ExceptionClaim,
): string[] {
  if (pdf.sha256 !== sha256)
    return [
      `files/${entry.file} has changed since the claim of ${claimedOn}. Make the file readable by everyone and delete the claim, or claim it again with "npm run content -- claim ${id} …"`,
    ]
  // Documents behind a password can't be read here, and are not published.
  return kind === 'individualized'
    ? [`files/${entry.file} opens without a password. Take it off the site, or delete the claim`]
    : []
}

function brokenByDay({ kind, since }: ExceptionClaim, complianceDate: string): string[] {
  if ((kind !== 'archived' && kind !== 'preexisting') || since < complianceDate) return []
  const was = kind === 'archived' ? 'was made' : 'was posted'
  return [`it ${was} on ${since}, and not before the compliance date ${complianceDate}. Delete the claim`]
}

function brokenByPlace(
  { id, entry }: ReportSource,
  { kind }: ExceptionClaim,
  pages: ReadParts['pages'],
): string[] {
  const isArchived = entry.archived !== false
  const place =
    kind === 'archived' && !isArchived
      ? [`it is not in the archive. Run "npm run content -- archive ${id}", or delete the claim`]
      : []
  if (kind !== 'archived' && kind !== 'preexisting') return place
  const isListed = sectionOf(entry.category) === 'services' && !isArchived
  const listed = isListed
    ? ['its category is listed on the page Services. Archive it, or delete the claim']
    : []
  const linked = pages
    .filter(
      ({ page, parsed }) => page === 'services' && parsed.fileLinks.some(({ name }) => name === entry.file),
    )
    .map(
      (one) =>
        `${one.entry.path} links to it, so it is used for a service. Take the link out, or delete the claim`,
    )
  return [...place, ...listed, ...linked]
}
