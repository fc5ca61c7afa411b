import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { decodeText } from '../../content/folder/read-text.ts'
import { type Config, PROCESS_SETTINGS, readConfig, SETTING_NAMES } from '../config.ts'
import { findDkimErrors } from '../secret-files.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** One of the sites that a process serves. */
export interface Site {
  /** Host name, lowercase, without a port. */
  host: string
  /** Settings from `site.env`, or else from the process. */
  config: Config
}

export type SitesOutcome =
  | { kind: 'ready'; config: Config; sites: readonly Site[] }
  | { kind: 'broken'; issues: readonly string[] }

/** In each site's folder, next to the content. */
const SETTINGS_FILE = 'site.env'
const CONTENT_FOLDER = 'content'

/** Settings of a single site; for several sites the folder determines them. */
const SINGLE_SITE_SETTINGS = ['CONTENT_DIR', 'PUBLIC_URL'] as const

/** At least two labels, so that no site's data folder has the name of another folder in `DATA_DIR`. */
const HOST_NAME =
  /^(localhost|(?!.{254})([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?)$/

/**
 * Reads the settings of a process that serves several sites, and of each site in `SITES_DIR`. A site's settings come
 * from its `site.env`, or else from the environment. Lists every problem of every site.
 */
export function readSites(env: Environment, sitesDir: string): SitesOutcome {
  const own = readConfig(env)
  const common = own.kind === 'broken' ? own.issues : []
  const misplaced = SINGLE_SITE_SETTINGS.filter((name) => (env[name]?.trim() ?? '') !== '').map(
    (name) => `${name} is for a single site and cannot be set together with SITES_DIR: remove it`,
  )
  const { hosts, issues } = listHosts(sitesDir)
  const read = hosts.map((host) => readSite(env, sitesDir, host))
  const ofSites = read.flatMap((site) =>
    // Problems common to all sites are listed once.
    site.issues
      .filter((issue) => !common.includes(issue))
      .map((issue) => `${site.host}/${SETTINGS_FILE} ${issue}`),
  )
  const all = [...common, ...misplaced, ...issues, ...ofSites]
  const sites = read.flatMap(({ host, config }) => (config === null ? [] : [{ host, config }]))
  if (all.length > 0 || own.kind === 'broken') return { kind: 'broken', issues: all }
  return { kind: 'ready', config: own.config, sites }
}

/** Host names of the sites with content. Empty if the folder cannot be read. */
export function siteFolders(sitesDir: string): readonly string[] {
  return listHosts(sitesDir).hosts.filter((host) => existsSync(contentDirOf(sitesDir, host)))
}

export function contentDirOf(sitesDir: string, host: string): string {
  return join(sitesDir, host, CONTENT_FOLDER)
}

function listHosts(sitesDir: string): { hosts: readonly string[]; issues: readonly string[] } {
  let names: string[]
  try {
    names = readdirSync(sitesDir).filter((name) => !name.startsWith('.'))
  } catch {
    return { hosts: [], issues: ['SITES_DIR must be a folder that this user may read'] }
  }
  const folders = names.filter((name) =>
    statSync(join(sitesDir, name), { throwIfNoEntry: false })?.isDirectory(),
  )
  const hosts = folders.filter((name) => HOST_NAME.test(name)).sort()
  const unnamed = folders
    .filter((name) => !HOST_NAME.test(name))
    .map((name) => `${name} must be a host name in lowercase, such as traffic.example.gov: rename the folder`)
  const without = hosts
    .filter((host) => !existsSync(contentDirOf(sitesDir, host)))
    .map((host) => `${host} has no folder "${CONTENT_FOLDER}": put the site's content there`)
  const none =
    folders.length === 0
      ? ['SITES_DIR contains no site: add a folder for each, with its host name as the name']
      : []
  return { hosts, issues: [...none, ...unnamed, ...without] }
}

interface ReadSite {
  host: string
  config: Config | null
  issues: readonly string[]
}

function readSite(env: Environment, sitesDir: string, host: string): ReadSite {
  const folder = join(sitesDir, host)
  const { settings, issues } = readSettings(join(folder, SETTINGS_FILE))
  const outcome = readConfig({
    ...withoutTwins(env, settings),
    PUBLIC_URL: `https://${host}`,
    ...settings,
    CONTENT_DIR: contentDirOf(sitesDir, host),
    DATA_DIR: join(env.DATA_DIR?.trim() || 'var', host),
  })
  const config = outcome.kind === 'broken' ? null : outcome.config
  const isElsewhere = config?.publicUrl != null && new URL(config.publicUrl).hostname !== host
  return {
    host,
    config,
    issues: [
      ...issues,
      ...(outcome.kind === 'broken' ? outcome.issues : []),
      ...findDkimErrors(config?.mail.dkim?.keyFile),
      ...(isElsewhere ? ["PUBLIC_URL must have the folder's host name"] : []),
    ],
  }
}

/** A missing file sets nothing. */
function readSettings(file: string): { settings: Environment; issues: readonly string[] } {
  if (!existsSync(file)) return { settings: {}, issues: [] }
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch {
    return { settings: {}, issues: ['must be a file that this user may read'] }
  }
  const decoded = decodeText(bytes)
  if (decoded.kind === 'invalid')
    return {
      settings: {},
      issues: decoded.issues.map(({ line, message }) =>
        line === null ? message : `line ${line} ${message}`,
      ),
    }
  const text = decoded.value
  const settings = parseEnv(text)
  const unreadable = text.split('\n').flatMap((line, index) => (IS_SETTING.test(line) ? [] : [index + 1]))
  return {
    settings,
    issues: [
      ...unreadable.map((line) => `line ${line} must be NAME=value or a comment that starts with #`),
      ...findRepeatedNames(text),
      ...Object.keys(settings).flatMap(issueOfName),
    ],
  }
}

const IS_SETTING = /^\s*(#.*|(export\s+)?(?<name>[A-Za-z_][A-Za-z0-9_]*)\s*=.*)?$/

/** Only the last value would count, which would confuse someone who edits the first one. */
function findRepeatedNames(text: string): readonly string[] {
  const firstLines = new Map<string, number>()
  return text.split('\n').flatMap((line, index) => {
    const name = IS_SETTING.exec(line)?.groups?.name
    if (name === undefined) return []
    const first = firstLines.get(name)
    if (first === undefined) firstLines.set(name, index + 1)
    return first === undefined
      ? []
      : [`line ${index + 1} sets ${name}, which line ${first} already sets: remove one of them`]
  })
}

function issueOfName(name: string): readonly string[] {
  if (PROCESS_SETTINGS.includes(name))
    return [`${name} applies to the whole process: set it in the environment`]
  if (name === 'CONTENT_DIR')
    return [`${name} cannot be set: the content is in the folder "${CONTENT_FOLDER}"`]
  return SETTING_NAMES.includes(name) ? [] : [`${name} is not a setting of a site: see docs/operating.md`]
}

/** A site's secret replaces the common one, whether either is set as a value or as a file. */
function withoutTwins(env: Environment, settings: Environment): Environment {
  const twins = Object.keys(settings).map((name) =>
    name.endsWith('_FILE') ? name.slice(0, -'_FILE'.length) : `${name}_FILE`,
  )
  return Object.fromEntries(Object.entries(env).filter(([name]) => !twins.includes(name)))
}
