import { join, resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Command } from 'commander'
import product from '../../package.json' with { type: 'json' }
import { openSampleFeed } from './cameras/sample/sample-feed.ts'
import { canMake, checkStart, NOT_WRITABLE } from './check-start.ts'
import { type Config, readConfig } from './config.ts'
import { prepareReading } from './content-reading.ts'
import { checkLocalDesk, localDesk } from './desk/desk-environment.ts'
import { findDkimErrors } from './secret-files.ts'
import { readSites, type Site } from './sites/read-sites.ts'
import { startSites } from './sites/start-sites.ts'
import { handleSignals, type RunningSites, startServer } from './start-server.ts'
import { readDeskBundle, readWebBundle, type WebBundle } from './web-bundle.ts'

const DIST_DIR = join(import.meta.dirname, '..', '..', 'dist')

const NOT_TRIED =
  'No connections were tried: once the site runs, /readyz says whether its database and mail server respond.'

const NOT_BUILT = 'The web pages are not built yet: run "npm run build", then start again.'

// V8 grows its heap in smaller steps and collects earlier: half the memory, for a 10% slower start.
setFlagsFromString('--optimize-for-size')
setFlagsFromString('--max-semi-space-size=4')
// With several sites, these two alone would trigger a full collection every few megabytes, a third of all work.
if (sitesDir() !== '') setFlagsFromString('--heap-growing-percent=30')

await new Command('npm start --')
  .description('Serves the site. Environment variables hold its settings: docs/operating.md lists them.')
  .version(product.version, '--version', 'print the version')
  .helpOption('--help', 'print this')
  .option(
    '--check',
    'list every problem of the settings and the content without starting; exits 1 if there is one',
  )
  .option('--desk', 'open the desk on this machine only, and print a link that signs you in once')
  .showHelpAfterError('(see --help)')
  .action(({ check, desk }: { check?: true; desk?: true }) =>
    check === true ? reportProblems() : serve(desk === true),
  )
  .parseAsync()

interface Settings {
  config: Config
  /** `null`: one site, with the settings of the process. */
  sites: readonly Site[] | null
}

type SettingsOutcome = ({ kind: 'ready' } & Settings) | { kind: 'broken'; issues: readonly string[] }

function sitesDir(): string {
  return process.env.SITES_DIR?.trim() ?? ''
}

function readSettings(): SettingsOutcome {
  if (sitesDir() !== '') return readSites(process.env, resolve(sitesDir()))
  const settings = readConfig(process.env)
  const issues = [
    ...(settings.kind === 'broken' ? settings.issues : []),
    ...findDkimErrors(process.env.DKIM_KEY_FILE),
  ]
  return settings.kind === 'broken' || issues.length > 0
    ? { kind: 'broken', issues }
    : { kind: 'ready', config: settings.config, sites: null }
}

async function serve(isDeskHere: boolean): Promise<void> {
  const read = readSettings()
  const settings = isDeskHere ? withLocalDesk(read) : read
  if (settings.kind === 'broken') return refuseToStart(settings.issues)
  if (!canMake(settings.config.dataDir)) return refuseToStart([NOT_WRITABLE])
  const web = await readWebBundle(DIST_DIR)
  if (web === null) refuseToStart([NOT_BUILT])
  else await run(settings, web)
}

function withLocalDesk(settings: SettingsOutcome): SettingsOutcome {
  if (settings.kind === 'broken') return settings
  const issues = checkLocalDesk(settings)
  if (issues.length > 0) return { kind: 'broken', issues }
  return { ...settings, config: { ...settings.config, desk: localDesk() } }
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
      `No problem: the settings, ${sites}${reports} and ${counts.pages} pages are valid.\n${NOT_TRIED}\n`,
    )
  }
}

async function run({ config, sites }: Settings, web: WebBundle): Promise<void> {
  const cameraTuning = { openSample: openSampleFeed }
  const hasDesk = [config, ...(sites ?? []).map((site) => site.config)].some(({ desk }) => desk !== null)
  const deskBundle = hasDesk ? await readDeskBundle(DIST_DIR) : null
  if (hasDesk && deskBundle === null) return refuseToStart([NOT_BUILT])
  const desk = deskBundle === null ? {} : { deskBundle }
  const reading = sites === null ? prepareReading(config) : null
  const starting: Promise<RunningSites> =
    reading === null
      ? startSites({ config, sites: sites ?? [], web, ...desk, cameraTuning })
      : startServer({ config, web, ...desk, ...reading, cameraTuning })
  handleSignals({
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
    const { url } = await starting
    const signIn = config.desk?.signIn
    if (signIn?.kind === 'link')
      process.stdout.write(
        `Desk: http://localhost:${new URL(url).port || '80'}/desk/sign-in?code=${signIn.code}\n`,
      )
  } catch (error) {
    await reading?.close()
    refuseToStart([`The server cannot listen at ${config.host}, port ${config.port}: ${reasonOf(error)}.`])
  }
}

/** Only system errors have a code; anything else is a bug and must be shown in full. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') return 'another program is listening there; stop it or set PORT'
  if (code === 'EACCES') return 'this user is not allowed to; set PORT to 1024 or more'
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'this machine has no such address; set HOST'
  throw error
}

function refuseToStart(reasons: readonly string[]): void {
  for (const reason of reasons) process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
