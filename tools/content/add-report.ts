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
import { changeFolder, withPublishingLock } from './change-folder.ts'
import { draftReport, type ReportOptions } from './draft-report.ts'
import { PERIOD_FORMS } from './period.ts'
import { copyPdf, type FitPdf, readFitPdf, readToday } from './read-published.ts'
import { fromCaller, type Published, type Publishing, publishWith, refuse } from './run-command.ts'
import { replaceText } from './write-files.ts'

interface AddReportOptions extends ReportOptions {
  category: string
  id?: string
}

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
  return withPublishingLock(folder, () =>
    changeFolder(publishing, async (undo) => {
      const id = await findFreeId(pdf, folder, options.id ?? draft.proposedId, options.id !== undefined)
      const [file, entry] = [pdfPath(folder, id), entryPath(folder, id)]
      undo(() => rm(file, { force: true }))
      await copyPdf(pdf, file)
      undo(() => rm(entry, { force: true }))
      await replaceText(entry, `${draft.entryText(`${id}.pdf`)}sha256: ${pdf.sha256}\n`)
      const address = `${publicUrl}${pagePath(familyOf(category).page)}#${id}`
      return { address, notes: [...draft.notes, ...factNotes(pdf.facts)] }
    }),
  )
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

// Fifty different reports of one category and period are a mistake, not a need.
const MAX_SUFFIX = 50

/** A generated id may get a number at its end; one that a person gave may not. */
async function findFreeId(pdf: FitPdf, folder: string, id: string, isGiven: boolean): Promise<string> {
  for (let number = 1; number <= MAX_SUFFIX; number++) {
    const candidate = number === 1 ? id : `${id}-${number}`
    const file = pdfPath(folder, candidate)
    if (!hasEntry(folder, candidate) && !existsSync(file)) return candidate
    if (await pdf.isStill(file)) refuse(sameMessage(folder, candidate))
    if (isGiven) refuse(takenMessage(folder, candidate))
  }
  return refuse(
    `There are ${MAX_SUFFIX} reports named "${id}" already: give this one a name of its own with --id.`,
  )
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
  return `Somebody was interrupted while publishing it: delete files/${id}.pdf and try again.`
}

function hasEntry(folder: string, id: string): boolean {
  return existsSync(entryPath(folder, id))
}

function entryPath(folder: string, id: string): string {
  return join(folder, 'reports', `${id}.yaml`)
}

function pdfPath(folder: string, id: string): string {
  return join(folder, 'files', `${id}.pdf`)
}
