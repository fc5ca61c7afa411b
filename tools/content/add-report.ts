import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { reportIdIssue } from '../../src/content/folder/report-id.ts'
import type { PdfFacts } from '../../src/content/pdf/pdf-facts.ts'
import { pdfWarnings } from '../../src/content/reports/accessibility-remarks.ts'
import { slugOf } from '../../src/content/slug.ts'
import { pagePath, reportPath } from '../../src/contract/pages.ts'
import { familyOf, listCategories, parseCategory } from './category-names.ts'
import { changeFolder, withPublishingLock } from './change-folder.ts'
import { draftReport, type ReportOptions } from './draft-report.ts'
import { describeFindings } from './inspect-pdf.ts'
import { periodForms } from './period.ts'
import { DRY_RUN_OPTION, FOLDER_OPTION, type PublishOptions, publishWith } from './publish-with.ts'
import { type FitPdf, readFitPdf, readToday } from './read-published.ts'
import { fromCaller, type Published, type Publishing, refuse } from './run-command.ts'
import { findSameReports, sameReportMessage } from './same-report.ts'
import { withSite } from './site-for-help.ts'

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
    .option('--force', 'publish although its title names another period, or a report of that period is there')
    .addOption(DRY_RUN_OPTION)
    .addOption(FOLDER_OPTION)
    .addHelpText(
      'after',
      withSite(
        (site) =>
          `\nCategories:\n${listCategories(site).join('\n')}\n\nPeriods: ${periodForms(site.calendar)}`,
      ),
    )
    .action((file: string, options: AddReportOptions & PublishOptions) =>
      publishWith(options, (publishing) => addReport(fromCaller(file), options, publishing)),
    )
}

/**
 * Publishes a PDF: copies it in, writes its entry, and checks the folder; if that fails, both are removed again.
 * What may be a slip must be confirmed before anything is written.
 */
export async function addReport(
  path: string,
  options: AddReportOptions,
  publishing: Publishing,
): Promise<Published> {
  const { folder, reader, publicUrl, confirm } = publishing
  const { day: today, site } = await readToday(folder)
  const category = parseCategory(options.category, site)
  if (options.id !== undefined && reportIdIssue(options.id) !== null) refuse(idAdvice(options.id))
  const pdf = await readFitPdf(path, reader)
  for (const line of describeFindings(path, pdf.facts)) process.stderr.write(`${line}\n`)
  const draft = draftReport({ category, options, facts: pdf.facts, pdf: path, today, site })
  const [wantedId, isIdGiven] = [options.id ?? draft.proposedId, options.id !== undefined]
  // Refused before anything is asked, and nothing is locked while a person thinks.
  await findFreeId(pdf, folder, wantedId, isIdGiven)
  const same = await findSameReports(folder, draft.identity)
  await confirm([...draft.doubts, ...same.map((id) => sameReportMessage(id, draft.identity, path))])
  return withPublishingLock(folder, async () => {
    const id = await findFreeId(pdf, folder, wantedId, isIdGiven)
    const sameNow = await findSameReports(folder, draft.identity)
    const unseen = sameNow.filter((known) => !same.includes(known))
    await confirm(unseen.map((known) => sameReportMessage(known, draft.identity, path)))
    return changeFolder(publishing, `add report ${id}`, async (change) => {
      await change.copyPdf(`files/${id}.pdf`, pdf)
      await change.write(`reports/${id}.yaml`, `${draft.entryText(`${id}.pdf`)}sha256: ${pdf.sha256}\n`)
      const address = `${publicUrl}${pagePath(familyOf(category).page)}#${id}`
      return {
        ...{ address, page: reportPath({ id, category }) },
        notes: [...draft.notes, ...factNotes(pdf.facts)],
      }
    })
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
