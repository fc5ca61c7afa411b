import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { reportIdIssue } from '../../src/content/folder/report-id.ts'
import type { PdfFacts } from '../../src/content/pdf/pdf-facts.ts'
import { pdfWarnings } from '../../src/content/reports/accessibility-remarks.ts'
import { slugOf } from '../../src/content/slug.ts'
import { pagePath } from '../../src/contract/pages.ts'
import { familyOf, parseCategory, REPORT_CATEGORIES } from './category-names.ts'
import { changeFolder } from './change-folder.ts'
import { draftReport, type ReportOptions } from './draft-report.ts'
import { PERIOD_FORMS } from './period.ts'
import { type FitPdf, readFitPdf, readToday } from './read-published.ts'
import { fromCaller, type Published, type Publishing, publishWith, refuse } from './run-command.ts'
import { claimName, copyAside, writeNew } from './write-files.ts'

interface AddReportOptions extends ReportOptions {
  category: string
  id?: string
}

/** `add report FILE.pdf --category …`; `adding` is the command `add`. */
export function addReportCommand(adding: Command): void {
  adding
    .command('report')
    .description('Publishes a PDF: copies it in, writes its entry, checks the folder and prints the address.')
    .argument('<file>', 'the PDF')
    .requiredOption('--category <name>', 'where it is listed')
    .option('--period <period>', 'what it covers (default: read from the title or the file name)')
    .option('--title <title>', 'its title (default: read from the PDF)')
    .option('--summary <text>', 'one or two sentences about it')
    .option('--language <code>', 'its language, such as en, es or ht (default: read from the PDF)')
    .option('--published <day>', 'day of publication, YYYY-MM-DD (default: today)')
    .option('--status <status>', 'preliminary, final or revised (default: final)')
    .option('--revised <day>', 'day of the revision, YYYY-MM-DD')
    .option('--id <id>', 'its name in the address (default: made from category and period)')
    .option('--folder <folder>', 'content folder (default: CONTENT_DIR, or "content")')
    .addHelpText(
      'after',
      `\nCategories:\n${REPORT_CATEGORIES.map((name) => `  ${name}`).join('\n')}\n\nPeriods: ${PERIOD_FORMS}`,
    )
    .action((file: string, options: AddReportOptions & { folder?: string }) =>
      publishWith(options, (publishing) => addReport(fromCaller(file), options, publishing)),
    )
}

/** Publishes a PDF: copies it in, writes its entry, and checks the folder; if that fails, both are removed again. */
export async function addReport(
  path: string,
  options: AddReportOptions,
  publishing: Publishing,
): Promise<Published> {
  const { folder, reader, publicUrl } = publishing
  const category = parseCategory(options.category)
  if (options.id !== undefined && reportIdIssue(options.id) !== null) refuse(idAdvice(options.id))
  const pdf = await readFitPdf(path, reader)
  const { day: today } = await readToday(folder)
  const draft = draftReport({ category, options, facts: pdf.facts, pdf: path, today })
  return changeFolder(publishing, async ({ undo, own }) => {
    const { id, remove } = await placeReport(pdf, {
      folder,
      id: options.id ?? draft.proposedId,
      isIdGiven: options.id !== undefined,
      entryText: (file) => `${draft.entryText(file)}sha256: ${pdf.sha256}\n`,
    })
    undo(remove)
    own.push(`reports/${id}.yaml`, `files/${id}.pdf`)
    const address = `${publicUrl}${pagePath(familyOf(category).page)}#${id}`
    return { address, notes: [...draft.notes, ...factNotes(pdf.facts)] }
  })
}

/** What a person should know of a PDF that was just published, one sentence each. */
export function factNotes(facts: PdfFacts): string[] {
  return pdfWarnings(facts).map((warning) => `Note: the PDF ${warning}.`)
}

function idAdvice(id: string): string {
  const proposal = slugOf(id)
  const example = reportIdIssue(proposal) === null ? proposal : 'annual-report-fy2026'
  return `The id "${id}" cannot be an address: use a to z, 0 to 9 and single hyphens, such as --id ${example}.`
}

/** What is to be put into the content folder. */
interface Placement {
  folder: string
  id: string
  /** A generated id may get a number at its end; one that a person gave may not. */
  isIdGiven: boolean
  entryText: (file: string) => string
}

/** A report that is in the content folder. */
interface PlacedReport {
  id: string
  /** Deletes the entry and then the PDF. */
  remove: () => Promise<void>
}

// Fifty different reports of one category and period are a mistake, not a need.
const MAX_SUFFIX = 50

/**
 * Puts a PDF into `files/` and then its entry into `reports/`. Replaces nothing: the command that gets the name of the
 * PDF gets the id, also when two publish at the same moment.
 */
async function placeReport(pdf: FitPdf, placement: Placement): Promise<PlacedReport> {
  const { folder, id, isIdGiven } = placement
  const aside = await copyAside(pdf.path, join(folder, 'files'))
  try {
    if (!(await pdf.isStill(aside)))
      refuse(`${pdf.path} changed while it was copied: wait until it is saved completely and try again.`)
    for (let number = 1; number <= MAX_SUFFIX; number++) {
      const candidate = number === 1 ? id : `${id}-${number}`
      const report = await placeAs(candidate, aside, placement)
      if (report !== null) return report
      if (await pdf.isStill(join(folder, 'files', `${candidate}.pdf`))) refuse(sameMessage(folder, candidate))
      if (isIdGiven) refuse(takenMessage(folder, candidate))
    }
    return refuse(
      `There are ${MAX_SUFFIX} reports named "${id}" already: give this one a name of its own with --id.`,
    )
  } finally {
    await rm(aside, { force: true })
  }
}

/** `null`: the id is taken. */
async function placeAs(
  id: string,
  aside: string,
  { folder, entryText }: Placement,
): Promise<PlacedReport | null> {
  const file = `${id}.pdf`
  const pdfPath = join(folder, 'files', file)
  const entryPath = join(folder, 'reports', `${id}.yaml`)
  if (hasEntry(folder, id) || !(await claimName(aside, pdfPath))) return null
  let isWritten = false
  try {
    isWritten = await writeNew(entryPath, entryText(file))
  } finally {
    // We claimed the name, so no other entry publishes this file.
    if (!isWritten) await rm(pdfPath, { force: true })
  }
  if (!isWritten) return null
  const remove = async () => {
    await rm(entryPath, { force: true })
    await rm(pdfPath, { force: true })
  }
  return { id, remove }
}

function sameMessage(folder: string, id: string): string {
  return hasEntry(folder, id)
    ? `This PDF is published already: its entry is reports/${id}.yaml. To say something else about it, edit that file.`
    : `files/${id}.pdf is this very PDF and has no entry. ${leftoverAdvice(id)}`
}

function takenMessage(folder: string, id: string): string {
  return hasEntry(folder, id)
    ? `The id "${id}" is taken, and a published report is never replaced: give another one with --id, or edit reports/${id}.yaml.`
    : `The name files/${id}.pdf is taken by another PDF, which has no entry. ${leftoverAdvice(id)}`
}

function leftoverAdvice(id: string): string {
  return `Somebody is publishing it right now, or was interrupted: if nobody is, delete files/${id}.pdf and try again.`
}

function hasEntry(folder: string, id: string): boolean {
  return existsSync(join(folder, 'reports', `${id}.yaml`))
}
