import { type Command, InvalidArgumentError, Option } from 'commander'
import { EXCEPTION_KINDS } from '../../src/content/reports/entry-parts.ts'
import { ENGLISH_NAMES, TRANSLATED } from '../../src/contract/language.ts'
import { NOTICE_LEVELS } from '../../src/contract/notice.ts'
import { tablesOf } from '../../src/measures/columns/tables.ts'
import { type AddDataOptions, addData } from '../../src/publishing/add-data.ts'
import { type AddReportOptions, addReport } from '../../src/publishing/add-report.ts'
import { listCategories, REPORT_CATEGORIES } from '../../src/publishing/category-names.ts'
import {
  type ArchiveOptions,
  archiveReport,
  type ClaimOptions,
  claimException,
  type RemoveOptions,
  type ReviseOptions,
  removeReport,
  reviseReport,
} from '../../src/publishing/change-report.ts'
import { addNotice, endNotice, listNotices, type NoticeOptions } from '../../src/publishing/notices.ts'
import { periodForms } from '../../src/publishing/period.ts'
import { undoLast } from '../../src/publishing/undo.ts'
import { printFindings } from './inspect-pdf.ts'
import { DRY_RUN_OPTION, FOLDER_OPTION, type PublishOptions, publishWith } from './publish-with.ts'
import { chooseFolder, fromCaller, withSettings } from './run-command.ts'
import { withSite } from './site-for-help.ts'

const REPORT = 'the report: the name of its entry without ".yaml"'

/** The commands that publish a file. */
export function addPublishCommands(program: Command): void {
  const adding = program.command('add').description('Publishes a file.')
  adding
    .command('report')
    .description('Publishes a PDF: copies it in, writes its entry, checks the folder and prints the address.')
    .argument('<file>', 'the PDF', fromCaller)
    .requiredOption('--category <name>', 'where it is listed')
    .option('--period <period>', 'what it covers (default: read from the title or the file name)')
    .option('--title <title>', 'its title (default: read from the PDF)')
    .option('--summary <text>', 'one or two sentences about it')
    .option('--language <code>', 'its language, such as en, es or ht (default: read from the PDF)')
    .option('--published <day>', 'day of publication, YYYY-MM-DD (default: today)')
    .option('--status <status>', 'preliminary, final or revised (default: final)')
    .option('--revised <day>', 'day of the revision, YYYY-MM-DD')
    .option('--id <id>', 'its name in the address (default: made from category and period)')
    .option('--force', 'publish even if its title names another period, or that period already has a report')
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
      publishWith(options, (publishing) =>
        addReport(file, options, { ...publishing, onRead: printFindings }),
      ),
    )
  const withTables = REPORT_CATEGORIES.filter((category) => tablesOf(category).length > 0)
  adding
    .command('data')
    .description(
      'Publishes a table: puts its rows into the table of their category, checks the folder and prints the address. Rows that differ from published ones are refused unless marked as revised.',
    )
    .argument(
      '<file>',
      'the table: an Excel workbook (.xlsx) or a CSV file, with a row of headings',
      fromCaller,
    )
    .requiredOption(
      '--category <name>',
      'the category; if it has several tables, the one with these columns is used',
    )
    .addOption(
      new Option('--status <status>', 'status of every row, if the file has no column row_status').choices([
        'preliminary',
        'final',
      ]),
    )
    .option('--revised', 'accept rows that differ from published ones as revisions')
    .addOption(DRY_RUN_OPTION)
    .addOption(FOLDER_OPTION)
    .addHelpText(
      'after',
      withSite((site) => `\nCategories:\n${listCategories(site, withTables).join('\n')}`),
    )
    .action((file: string, options: AddDataOptions & PublishOptions) =>
      publishWith(options, (publishing) => addData(file, options, publishing)),
    )
}

/** The commands that change what is published. */
export function addChangeCommands(program: Command): void {
  program
    .command('revise')
    .description('Publishes a corrected file.')
    .command('report')
    .description(
      'Publishes a corrected PDF next to the one it corrects: the old address keeps working, and the report’s page says what changed. Prints the report’s address.',
    )
    .argument('<id>', REPORT)
    .argument('<file>', 'the corrected PDF', fromCaller)
    .requiredOption('--note <text>', 'what changed, in one sentence for visitors')
    .option('--on <day>', 'day of the revision, YYYY-MM-DD (default: today)')
    .option(
      '--force',
      'publish even if its title or file name has another period, the PDF has another language, or this ends an exception from the accessibility law',
    )
    .addOption(DRY_RUN_OPTION)
    .addOption(FOLDER_OPTION)
    .action((id: string, file: string, options: ReviseOptions & PublishOptions) =>
      publishWith(options, (publishing) =>
        reviseReport(id, file, options, { ...publishing, onRead: printFindings }),
      ),
    )
  program
    .command('archive')
    .description(
      'Moves a report to the archive: out of the lists and feeds, kept for reference. From then on, the check verifies that its file is unaltered. Prints the report’s address.',
    )
    .argument('<id>', REPORT)
    .option('--reason <text>', 'why it is kept, for the office’s own record')
    .option('--on <day>', 'day of archiving, YYYY-MM-DD (default: today)')
    .addOption(DRY_RUN_OPTION)
    .addOption(FOLDER_OPTION)
    .action((id: string, options: ArchiveOptions & PublishOptions) =>
      publishWith(options, (publishing) => archiveReport(id, options, publishing)),
    )
  program
    .command('claim')
    .description(
      'Claims an exception of 28 CFR 35.201 for a report, with its evidence. From then on, the check warns when something contradicts it. Prints the report’s address.',
    )
    .argument('<id>', REPORT)
    .addOption(new Option('--kind <kind>', 'which exception').choices(EXCEPTION_KINDS).makeOptionMandatory())
    .requiredOption('--since <day>', 'archived: day it was made; otherwise day it was posted. YYYY-MM-DD')
    .requiredOption('--by <role>', 'role that decided, such as "Records custodian"; no name')
    .requiredOption('--source <text>', 'where a reader can verify this')
    .option('--note <text>', 'what else a reader should know')
    .option('--on <day>', 'day of the decision, YYYY-MM-DD (default: today)')
    .addOption(DRY_RUN_OPTION)
    .addOption(FOLDER_OPTION)
    .action((id: string, options: ClaimOptions & PublishOptions) =>
      publishWith(options, (publishing) => claimException(id, options, publishing)),
    )
  program
    .command('remove')
    .description('Takes a report down.')
    .command('report')
    .description(
      'Takes a report down: its addresses show that it is gone, why, and its replacement. Prints its address.',
    )
    .argument('<id>', REPORT)
    .requiredOption('--why <text>', 'why it was taken down, in one or two sentences for visitors', (why) => {
      if (why.trim() === '') throw new InvalidArgumentError('Write one or two sentences for visitors.')
      return why
    })
    .option('--replaced-by <id>', 'the report that replaces it')
    .option('--on <day>', 'day it was taken down, YYYY-MM-DD (default: today)')
    .addOption(DRY_RUN_OPTION)
    .addOption(FOLDER_OPTION)
    .action((id: string, options: RemoveOptions & PublishOptions) =>
      publishWith(options, (publishing) => removeReport(id, options, publishing)),
    )
  program
    .command('undo')
    .description(
      'Undoes the last change that a command made to the content folder, within a day and without a trace: a report published by mistake, revised, archived or taken down, rows of figures, a notice. Run it again for the change before. Prints what was undone.',
    )
    .addOption(FOLDER_OPTION)
    .action((options: PublishOptions) => publishWith(options, (publishing) => undoLast(publishing)))
}

export function addNoticeCommand(program: Command): void {
  const notice = program
    .command('notice')
    .description('Shows every visitor a notice for a while: a band on every page, the API and a feed.')
  const add = notice
    .command('add')
    .description('Publishes a notice and prints its id. It appears and expires automatically.')
    .requiredOption('--level <level>', `how urgent it is: ${NOTICE_LEVELS.toReversed().join(', ')}`)
    .requiredOption('--en <text>', 'the notice in English, one or two sentences')
  for (const language of TRANSLATED) add.option(`--${language} <text>`, `in ${ENGLISH_NAMES[language]}`)
  add
    .option(
      '--from <time>',
      'when it begins, by the district’s clocks, such as "2026-11-23 06:00" (default: now)',
    )
    .option('--until <time>', 'when it ends (default: when you end it)')
    .option('--roads <names>', 'the roads it is about, such as "I-95, US 1"')
    .option('--link <address>', 'where to read more: https://…, or a path on this site')
    .addOption(FOLDER_OPTION)
    .action((options: NoticeOptions & PublishOptions) =>
      publishWith(options, (publishing) => addNotice(options, publishing)),
    )
  notice
    .command('end')
    .description('Ends a notice now.')
    .argument('<id>', 'the notice, as "notice list" shows it')
    .addOption(FOLDER_OPTION)
    .action((id: string, options: PublishOptions) =>
      publishWith(options, (publishing) => endNotice(id, publishing)),
    )
  notice
    .command('list')
    .description('Lists every notice and whether it is in force.')
    .addOption(FOLDER_OPTION)
    .action(({ folder }: PublishOptions) =>
      withSettings(async (config) => {
        const lines = await listNotices(chooseFolder(config, folder))
        for (const line of lines) process.stdout.write(`${line}\n`)
        if (lines.length === 0) process.stderr.write('There is no notice.\n')
        return true
      }),
    )
}
