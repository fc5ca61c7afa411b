import { join, resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Command } from 'commander'
import product from '../../package.json' with { type: 'json' }
import { openSampleFeed } from './cameras/sample/sample-feed.ts'
import { checkStart } from './check-start.ts'
import { type Config, readConfig } from './config.ts'
import { prepareReading } from './content-reading.ts'
import { findDkimErrors } from './messages/open-messages.ts'
import { readSites, type Site } from './sites/read-sites.ts'
import { startSites } from './sites/start-sites.ts'
import { obeySignals, type RunningSites, startServer } from './start-server.ts'
import { readWebBundle, type WebBundle } from './web-bundle.ts'

const DIST_DIR = join(import.meta.dirname, '..', '..', 'dist')

const NOT_BUILT = 'The web pages are not built yet: run "npm run build", then start again.'

// V8 grows its heap by less and collects it earlier: half the memory for a tenth more time at the start.
setFlagsFromString('--optimize-for-size')
setFlagsFromString('--max-semi-space-size=4')

await new Command('npm start --')
  .description('Serves the site. Environment variables hold its settings: docs/operating.md lists them.')
  .version(product.version, '--version', 'print the version')
  .helpOption('--help', 'print this')
  .option(
    '--check',
    'list every problem of the settings and the content, start nothing; exits 1 when there is one',
  )
  .showHelpAfterError('(--help tells more)')
  .action(({ check }: { check?: true }) => (check === true ? reportProblems() : serve()))
  .parseAsync()

interface Settings {
  config: Config
  /** `null`: one site, with the settings of the process. */
  sites: readonly Site[] | null
}

type SettingsOutcome = ({ kind: 'ready' } & Settings) | { kind: 'broken'; issues: readonly string[] }

function readSettings(): SettingsOutcome {
  const sitesDir = process.env.SITES_DIR?.trim() ?? ''
  if (sitesDir !== '') return readSites(process.env, resolve(sitesDir))
  const settings = readConfig(process.env)
  const issues = [
    ...(settings.kind === 'broken' ? settings.issues : []),
    ...findDkimErrors(process.env.DKIM_KEY_FILE),
  ]
  return settings.kind === 'broken' || issues.length > 0
    ? { kind: 'broken', issues }
    : { kind: 'ready', config: settings.config, sites: null }
}

async function serve(): Promise<void> {
  const settings = readSettings()
  if (settings.kind === 'broken') return refuseToStart(settings.issues)
  const web = await readWebBundle(DIST_DIR)
  if (web === null) refuseToStart([NOT_BUILT])
  else await run(settings, web)
}

async function reportProblems(): Promise<void> {
  const settings = readSettings()
  const issues = settings.kind === 'broken' ? [...settings.issues] : []
  if ((await readWebBundle(DIST_DIR)) === null) issues.push(NOT_BUILT)
  const { problems, warnings, counts } = await checkStart(process.env, issues)
  for (const warning of warnings) process.stderr.write(`warning: ${warning}\n`)
  for (const problem of problems) process.stdout.write(`${problem}\n`)
  if (problems.length > 0 || counts === null) process.exitCode = 1
  else {
    const sites = counts.sites === null ? '' : `${counts.sites} sites, `
    const reports = counts.reports === 1 ? '1 report' : `${counts.reports} reports`
    process.stdout.write(
      `No problem: the settings, ${sites}${reports} and ${counts.pages} pages are right.\n`,
    )
  }
}

async function run({ config, sites }: Settings, web: WebBundle): Promise<void> {
  const cameraTuning = { openSample: openSampleFeed }
  const reading = sites === null ? prepareReading(config) : null
  const starting: Promise<RunningSites> =
    reading === null
      ? startSites({ config, sites: sites ?? [], web, cameraTuning })
      : startServer({ config, web, ...reading, cameraTuning })
  obeySignals({
    reload: async () => (await starting).reload(),
    close: async () => {
      await starting.then(
        (server) => server.close(),
        () => undefined,
      )
      await reading?.close()
    },
  })
  try {
    await starting
  } catch (error) {
    await reading?.close()
    refuseToStart([`The server cannot listen at ${config.host}, port ${config.port}: ${reasonOf(error)}.`])
  }
}

/** Only what the system itself refuses has a code; anything else is a bug and must be seen whole. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') return 'another program listens there; stop it or set PORT'
  if (code === 'EACCES') return 'this user may not; set PORT to 1024 or more'
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'this machine has no such address; set HOST'
  throw error
}

function refuseToStart(reasons: readonly string[]): void {
  for (const reason of reasons) process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
