import { Command } from 'commander'
import type { Config } from '../src/server/config.ts'
import { abbreviationWarnings } from './content/abbreviations.ts'
import { addDataCommand } from './content/add-data-command.ts'
import { type AddReportOptions, addReport } from './content/add-report.ts'
import { addArchiveCommand } from './content/archive-command.ts'
import { fromCaller } from './content/caller-path.ts'
import { REPORT_CATEGORIES } from './content/category-names.ts'
import { checkFolder } from './content/check-folder.ts'
import { addCollectionCommand } from './content/collection-command.ts'
import { PERIOD_FORMS } from './content/parse-period.ts'
import { addRemoveCommand } from './content/remove-command.ts'
import { addReviseCommand } from './content/revise-command.ts'
import { withPdfReader } from './content/with-pdf-reader.ts'
import { withSettings } from './content/with-settings.ts'

const program = new Command()
  .name('npm run content --')
  .description('Checks and publishes what the site shows.')
  .showHelpAfterError('(--help tells more)')

program
  .command('check')
  .description('Lists every problem of a content folder, as file:line message; exits 1 when there is one.')
  .argument('[folder]', 'content folder (default: CONTENT_DIR, or "content")')
  .action((folder: string | undefined) => withSettings((config) => check(config, folder)))

const adding = program.command('add').description('Publishes a file.')

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
    withSettings((config) => add(config, file, options)),
  )

addDataCommand(adding)
addReviseCommand(program)
addArchiveCommand(program)
addRemoveCommand(program)
addCollectionCommand(program)

await program.parseAsync()

async function check(config: Config, folder = config.contentDir): Promise<boolean> {
  const { isFit, results, remarks } = await withPdfReader(config, (reader) =>
    checkFolder(fromCaller(folder), reader),
  )
  const shortNames = await abbreviationWarnings(fromCaller(folder))
  for (const remark of [...remarks, ...shortNames]) process.stderr.write(`${remark}\n`)
  for (const result of results) process.stdout.write(`${result}\n`)
  return isFit
}

async function add(
  config: Config,
  file: string,
  { folder = config.contentDir, ...options }: AddReportOptions & { folder?: string },
): Promise<boolean> {
  const place = { folder: fromCaller(folder), publicUrl: config.publicUrl ?? 'http://localhost:8080' }
  const outcome = await withPdfReader(config, (reader) =>
    addReport(fromCaller(file), options, { ...place, reader }),
  )
  if (outcome.kind === 'declined') {
    process.stderr.write(`${outcome.message}\n`)
    return false
  }
  for (const note of outcome.notes) process.stderr.write(`${note}\n`)
  process.stdout.write(`${outcome.address}\n`)
  return true
}
