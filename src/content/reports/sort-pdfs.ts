import type { ContentProblem } from '../issue.ts'
import type { ListedFile, PdfReader } from '../pdf/pdf-facts.ts'
import { pdfWarnings } from './accessibility-remarks.ts'
import type { ReadPdf, ReportSource } from './build-report.ts'
import { aboutFile, type FoundFile, type MatchedReport, type WrittenReport } from './match-files.ts'

/** The PDFs of all entries: those to publish, problems and warnings. */
export interface SortedPdfs {
  sources: readonly ReportSource[]
  problems: readonly ContentProblem[]
  warnings: readonly ContentProblem[]
}

/** Checks every PDF against its entry. `readings`: the files' contents, by their path in the folder. Pure. */
export function sortPdfs(
  matched: readonly MatchedReport[],
  readings: ReadonlyMap<string, PdfFound>,
): SortedPdfs {
  const sources: ReportSource[] = []
  const problems: ContentProblem[] = []
  const warnings: ContentProblem[] = []
  for (const { report, current, former } of matched) {
    const validated = [current, ...former].map((file) =>
      checkFile(report, file, readings.get(file.file.path)),
    )
    problems.push(...validated.flatMap((one) => (one.kind === 'unfit' ? [one.problem] : [])))
    const [pdf, ...formerPdfs] = validated.flatMap((one) => (one.kind === 'fit' ? [one.pdf] : []))
    if (pdf === undefined || formerPdfs.length !== former.length) continue
    warnings.push(...warningsAbout(report, current, pdf))
    sources.push({ id: report.id, entry: report.parsed.value, pdf, former: withVersions(report, formerPdfs) })
  }
  return { sources, problems, warnings }
}

/** `matchFiles` lists former files in the order of the entry's history, so the two match by index. */
function withVersions({ parsed }: WrittenReport, pdfs: readonly ReadPdf[]): ReportSource['former'] {
  return parsed.value.history.flatMap((version, index) => {
    const pdf = pdfs[index]
    return pdf === undefined ? [] : [{ version, pdf }]
  })
}

type Validated = { kind: 'fit'; pdf: ReadPdf } | { kind: 'unfit'; problem: ContentProblem }

function checkFile(report: WrittenReport, file: FoundFile, found: PdfFound | undefined): Validated {
  const unfit = (reason: string): Validated => ({ kind: 'unfit', problem: aboutFile(report, file, reason) })
  if (found === undefined) return unfit('was not read: check again')
  if (found.kind === 'refused') return unfit(found.reason)
  const isAsPublished = file.sha256 === null || file.sha256 === found.pdf.sha256
  return isAsPublished ? { kind: 'fit', pdf: found.pdf } : unfit(changedMessage(report, file))
}

function changedMessage({ id, parsed }: WrittenReport, { replacedOn }: FoundFile): string {
  if (replacedOn !== null)
    return `has different bytes than were published until ${replacedOn}: put that file back, because people have cited it`
  return parsed.value.archived === false
    ? `has different bytes than were published: put that file back, and publish the new one with "npm run content -- revise report ${id} FILE.pdf --note …"`
    : 'has different bytes than were archived, and an archived report must stay unaltered: put that file back, and publish the new one as a separate report'
}

/** An archived report never changes, so there is nothing to fix in its file. */
function warningsAbout(report: WrittenReport, file: FoundFile, { facts }: ReadPdf): ContentProblem[] {
  const { archived, sha256 } = report.parsed.value
  if (archived !== false) {
    if (sha256 !== undefined) return []
    const message = `is archived, and nothing would notice if it changed: run "npm run content -- archive ${report.id}"`
    return [aboutFile(report, file, message)]
  }
  const { title } = report.parsed.value
  return pdfWarnings(facts).map((warning) => ({
    ...aboutFile(report, file, warning),
    atDesk: `The PDF of “${title}” ${warning}.`,
  }))
}

/** `reason` is fit to follow the file's name. */
export type PdfFound = { kind: 'read'; pdf: ReadPdf } | { kind: 'refused'; reason: string }

/** Reads one PDF; the facts come from the reader, which may take seconds for a new file. */
export async function readPdf(
  path: string,
  listed: ListedFile,
  reader: Pick<PdfReader, 'read'>,
): Promise<PdfFound> {
  const reading = await reader.read(path, listed)
  if (reading.kind === 'unread') return { kind: 'refused', reason: reading.reason }
  const { sha256, bytes, outcome } = reading
  if (outcome.kind === 'refused') return outcome
  return { kind: 'read', pdf: { path, bytes, sha256, facts: outcome.facts } }
}
