import { Command, Option } from 'commander'
import { refuse } from '../../src/publishing/publishing.ts'
import type { Config } from '../../src/server/config.ts'
import { createMailSender } from '../../src/server/messages/open-messages.ts'
import { type Database, forSite, StorageError } from '../../src/server/outbox/database.ts'
import { createDatabase, outboxPath } from '../../src/server/outbox/open-database.ts'
import type { MessageState } from '../../src/server/outbox/outbox-message.ts'
import { findDkimErrors } from '../../src/server/secret-files.ts'
import { readSites, type Site } from '../../src/server/sites/read-sites.ts'
import { fromCaller, withSettings } from '../content/run-command.ts'
import { backUpOutbox, describeError, findOutbox } from './back-up-outbox.ts'
import {
  type CommandResult,
  drain,
  listOutbox,
  retryNamed,
  showMessage,
  type Viewed,
} from './outbox-commands.ts'

const stateOption = new Option('--state <state>', 'only those in this state').choices([
  'pending',
  'sent',
  'dead',
])

/** Adds every command of `npm run outbox` to a program; all inherit its way of ending the process. */
export function outboxProgram(program = new Command()): Command {
  program
    .name('npm run outbox --')
    .description('Shows what happened to every message. Works whether or not the server is running.')
    .showHelpAfterError('(see --help)')

  program
    .command('list')
    .description('Lists every message, newest first: one line each, without the sender’s name or text.')
    .addOption(stateOption)
    .option('--site <host>', 'only those to the site with this host name; for a server with SITES_DIR')
    .action(({ state, site }: { state?: MessageState; site?: string }) =>
      run((database, config) =>
        listOutbox(forSite(database, site?.toLowerCase() ?? null), state ?? null, viewedWith(config)),
      ),
    )

  program
    .command('show')
    .description(
      'Shows one message with its text and, if it could not be delivered, when that will be erased.',
    )
    .argument('<id>', 'its reference, such as FB-7K3M-9Q2X, or its id')
    .action((id: string) =>
      run((database, config) => showMessage(forSite(database, null), id, viewedWith(config))),
    )

  program
    .command('retry')
    .description('Retries a dead or waiting message at once, and for five more days.')
    .argument('<id>', 'its reference or its id')
    .action((id: string) => run((database) => retryNamed(forSite(database, null), id, new Date())))

  program
    .command('drain')
    .description('Tries to send every waiting message now, even before it is due; exits 1 if one is left.')
    .action(() =>
      run(async (database, config) => {
        const results = []
        for (const site of sitesOf(config)) results.push(await drainSite(database, site))
        return {
          isDone: results.every(({ isDone }) => isDone),
          results: [],
          remarks: results.flatMap(({ remarks }) => remarks),
        }
      }),
    )

  program
    .command('backup')
    .description('Copies the complete store into a new file, even while the server runs. Prints the file.')
    .argument('<file>', 'the copy; must not exist yet')
    .action((file: string) => withSettings((config) => backup(config, fromCaller(file))))
  return program
}

function viewedWith({ messages }: Config): Viewed {
  return { now: new Date(), deadRetentionDays: messages.deadRetentionDays }
}

/** The sites whose messages are in the store; a single site has no name. */
function sitesOf(config: Config): readonly Site[] {
  if (config.sitesDir === null) return [{ host: '', config }]
  const read = readSites(process.env, config.sitesDir)
  return read.kind === 'ready' ? read.sites : refuse(read.issues.join('\n'))
}

async function drainSite(database: Database, { host, config }: Site): Promise<CommandResult> {
  const sender = createMailSender(config)
  try {
    const results = await drain(forSite(database, host), sender, (line) => process.stdout.write(`${line}\n`))
    return {
      ...results,
      remarks: results.remarks.map((remark) => (host === '' ? remark : `${host}: ${remark}`)),
    }
  } finally {
    sender.close()
  }
}

async function backup(config: Config, file: string): Promise<boolean> {
  process.stderr.write(`${backUpOutbox(config, file)} messages\n`)
  process.stdout.write(`${file}\n`)
  return true
}

/** Gives a command the store, and turns its result into output and exit code. */
function run(command: (database: Database, config: Config) => Promise<CommandResult>): Promise<void> {
  return withSettings(async (config) => {
    const issues = findDkimErrors(config.mail.dkim?.keyFile)
    if (issues.length > 0) refuse(issues.join('\n'))
    if (config.databaseUrl === null) findOutbox(config.dataDir)
    const database = createDatabase(config, () => undefined)
    try {
      const { isDone, results, remarks } = await command(database, config)
      for (const remark of remarks) process.stderr.write(`${remark}\n`)
      for (const result of results) process.stdout.write(`${result}\n`)
      return isDone
    } catch (error) {
      if (!(error instanceof StorageError)) throw error
      const why =
        config.databaseUrl === null ? describeError(error, outboxPath(config.dataDir)) : error.message
      return refuse(`The outbox cannot be used: ${why}`)
    } finally {
      await database.close()
    }
  })
}
