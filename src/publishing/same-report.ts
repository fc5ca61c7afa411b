import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readFolder } from '../content/folder/read-folder.ts'
import { decodeText } from '../content/folder/read-text.ts'
import { parseReportEntry, type ReportEntry } from '../content/reports/report-entry.ts'
import { slugOf } from '../content/slug.ts'
import type { ReportIdentity } from './draft-report.ts'

/** The ids of published reports that a new one may be a correction of. An entry that cannot be read is none. */
export async function findSameReports(folder: string, wanted: ReportIdentity): Promise<string[]> {
  const paths = ((await readFolder(folder)) ?? []).flatMap(({ path }) =>
    /^reports\/.+\.yaml$/.test(path) ? path : [],
  )
  const found = paths.map(async (path) => {
    const decoded = decodeText(await readFile(join(folder, path)))
    const parsed = decoded.kind === 'invalid' ? decoded : parseReportEntry(decoded.value)
    return parsed.kind !== 'invalid' && isSameReport(parsed.value.value, wanted)
      ? [basename(path, '.yaml')]
      : []
  })
  return (await Promise.all(found)).flat()
}

/** One category has a report for each period and language; an incident report may be about one area only. */
function isSameReport(entry: ReportEntry, { category, period, language, title }: ReportIdentity): boolean {
  const isSamePeriod = entry.period.start === period.start && entry.period.end === period.end
  if (entry.category !== category || !isSamePeriod || entry.language !== language) return false
  // Several plans may be for the same years, each with a title of its own.
  return entry.area === undefined && (period.kind !== 'none' || slugOf(entry.title) === slugOf(title))
}

export function sameReportMessage(id: string, { period }: ReportIdentity, pdf: string): string {
  return `A report of this category for ${period.label} is published already, as "${id}". To correct it: npm run content -- revise report ${id} "${pdf}" --note "what changed"`
}
