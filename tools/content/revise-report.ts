import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import type { ExceptionClaim } from '../../src/content/reports/exception-claim.ts'
import { parseReportEntry } from '../../src/content/reports/report-entry.ts'
import { factNotes } from '../../src/publishing/add-report.ts'
import { changeReport } from '../../src/publishing/change-folder.ts'
import { findContradictions } from '../../src/publishing/choose-period.ts'
import { type Published, type Publishing, refuse, refuseIssues } from '../../src/publishing/publishing.ts'
import { editEntry, readEntryFile, readFitPdf, readSite } from '../../src/publishing/read-published.ts'
import { printFindings } from './inspect-pdf.ts'
import { DRY_RUN_OPTION, FOLDER_OPTION, type PublishOptions, publishWith } from './publish-with.ts'
import { fromCaller } from './run-command.ts'

export interface ReviseOptions {
  note: string
  on?: string
}

/**
 * Publishes a corrected PDF under a new name and writes down what it replaced; the file before stays.
 * If the folder would have problems, nothing changes. A PDF that names another period must be confirmed first.
 */
export async function reviseReport(
  id: string,
  pdf: string,
  { note, on }: ReviseOptions,
  publishing: Publishing,
): Promise<Published> {
  const { folder, reader, confirm } = publishing
  const corrected = await readFitPdf(fromCaller(pdf), reader)
  printFindings(fromCaller(pdf), corrected.facts)
  const [{ entry: published }, { calendar }] = [await readEntryFile(folder, id), await readSite(folder)]
  const { category, period, archived, exception } = published
  const source = { titles: [corrected.facts.title], pdf, calendar }
  const doubts = category === 'none' ? [] : findContradictions(period, { ...source, category })
  if (archived === false && exception !== undefined) doubts.push(endsException(id, exception))
  // Nothing is locked while a person thinks.
  await confirm(doubts)
  return changeReport(
    { id, verb: 'revise report' },
    publishing,
    async ({ name, text, entry, today, address, change }) => {
      if (entry.archived !== false) refuse(archivedMessage(id))
      const before = await readFitPdf(join(folder, 'files', entry.file), reader)
      if (before.sha256 === corrected.sha256)
        refuse(`This PDF is what "${id}" publishes already: files/${entry.file}.`)
      const former = { on: on ?? today, file: entry.file, sha256: before.sha256, note }
      const current = {
        status: 'revised',
        revisedOn: former.on,
        sha256: corrected.sha256,
        exception: undefined,
      }
      const textWith = (file: string) => editEntry(text, { ...current, file }, { history: former })
      const parsed = parseReportEntry(textWith('revised.pdf'))
      if (parsed.kind === 'invalid') refuseIssues(parsed.issues, 'published')
      // The next free one of `<id>-r2.pdf`, `<id>-r3.pdf`, …
      let number = entry.history.length + 2
      while (existsSync(join(folder, 'files', `${id}-r${number}.pdf`))) number++
      const file = `${id}-r${number}.pdf`
      change.copyPdf(`files/${file}`, corrected)
      change.write(name, textWith(file))
      const placed = `The new file is files/${file}; files/${former.file} stays, and its address links to the new one.`
      const reviewed = name.replace(/yaml$/, 'read.md')
      const outdated = existsSync(join(folder, reviewed))
        ? [`${reviewed} still says what the file before said: bring it up to date, or delete it.`]
        : []
      return { address, notes: [placed, ...outdated, ...factNotes(corrected.facts)] }
    },
  )
}

function endsException(id: string, { kind, claimedOn }: ExceptionClaim): string {
  return `"${id}" is excepted from the accessibility law since ${claimedOn} (${kind}). A revision ends that: the claim is taken out of its entry, and everyone must be able to read the new file.`
}

function archivedMessage(id: string): string {
  return `"${id}" is archived, and what is archived must stay unaltered. Publish the corrected PDF as a report of its own, or take the archive note out of reports/${id}.yaml first, which also ends an exception it claims.`
}

export function addReviseCommand(program: Command): void {
  program
    .command('revise')
    .description('Publishes a corrected file.')
    .command('report')
    .description(
      'Publishes a corrected PDF next to the one it corrects: the old address keeps working, and the report’s page says what changed. Prints the report’s address.',
    )
    .argument('<id>', 'the report: the name of its entry without ".yaml"')
    .argument('<file>', 'the corrected PDF')
    .requiredOption('--note <text>', 'what changed, in one sentence for visitors')
    .option('--on <day>', 'day of the revision, YYYY-MM-DD (default: today)')
    .option(
      '--force',
      'publish although its title or file name names another period, or this ends an exception from the accessibility law',
    )
    .addOption(DRY_RUN_OPTION)
    .addOption(FOLDER_OPTION)
    .action((id: string, file: string, options: ReviseOptions & PublishOptions) =>
      publishWith(options, (publishing) => reviseReport(id, file, options, publishing)),
    )
}
