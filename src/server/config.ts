import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { CAMERA_ENVIRONMENT, type CameraSettings, cameraSettingsOf } from './cameras/camera-environment.ts'
import { DESK_ENVIRONMENT, type DeskSettings, deskSettingsOf } from './desk/desk-environment.ts'
import {
  MESSAGE_ENVIRONMENT,
  type MessageSettings,
  messageSettingsOf,
} from './messages/message-environment.ts'
import { wholeNumber } from './platform/whole-number.ts'
import { ROAD_ENVIRONMENT, type RoadSettings, roadSettingsOf } from './roads/road-environment.ts'
import { readSecretFiles, SECRET_FILE_SETTINGS } from './secret-files.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export interface Config extends MessageSettings {
  /** 0: the system chooses a free port. */
  port: number
  host: string
  /** The site's own origin, without a trailing slash. `null`: the address the server listens at. */
  publicUrl: string | null
  /** Folder with one folder per site, absolute, instead of `contentDir`. `null`: there is one site. */
  sitesDir: string | null
  /** What the office publishes, absolute. */
  contentDir: string
  /** What the server must not lose, absolute. */
  dataDir: string
  logLevel: (typeof LOG_LEVELS)[number]
  /** Addresses and CIDR ranges whose `X-Forwarded-For` is trusted. Empty: none. */
  trustedProxies: readonly string[]
  /** Overrides the address in `site.yaml`. `null`: no override. */
  virtualTourUrl: string | null
  /** The web-analytics property. `null`: no analytics code is sent to anyone. */
  analyticsId: string | null
  cameras: CameraSettings
  roads: RoadSettings
  /** `null`: there is no desk. */
  desk: DeskSettings | null
  /** The largest file that staff may upload at a desk, including with `npm start -- --desk`. */
  maxUploadBytes: number
}

export type ConfigOutcome = { kind: 'ready'; config: Config } | { kind: 'broken'; issues: readonly string[] }

/** An error never repeats the invalid value, which may be a secret. */
const Variables = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '8080'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^\S+$/, 'must be one address or host name')), '127.0.0.1'),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isOrigin, 'must be an origin such as https://traffic.example.gov, without a path'),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  SITES_DIR: v.optional(v.string()),
  CONTENT_DIR: v.optional(v.string(), 'content'),
  DATA_DIR: v.optional(v.string(), 'var'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => (text === '' ? [] : text.split(',').map((part) => part.trim()))),
      v.check(
        (ranges) => ranges.every(isAddressRange),
        'must be addresses or CIDR ranges separated by commas',
      ),
    ),
    '',
  ),
  VIRTUAL_TOUR_URL: v.optional(
    v.pipe(v.string(), v.check(isWebAddress, 'must be a full address with https://')),
  ),
  ANALYTICS_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/, 'must be letters, digits and hyphens, 40 at most')),
  ),
  ...CAMERA_ENVIRONMENT,
  ...ROAD_ENVIRONMENT,
  ...MESSAGE_ENVIRONMENT,
  ...DESK_ENVIRONMENT,
})

/** Settings of the whole process when it serves several sites; all others are per site. */
export const PROCESS_SETTINGS: readonly string[] = [
  ...['PORT', 'HOST', 'SITES_DIR', 'DATA_DIR', 'DATABASE_URL', 'DATABASE_URL_FILE'],
  ...['LOG_LEVEL', 'TRUSTED_PROXIES', 'CAMERA_PRIVATE_NETWORKS', 'FEED_PRIVATE_NETWORKS'],
]

/** Every setting; a test checks the docs and the example against it. */
export const SETTING_NAMES: readonly string[] = [...Object.keys(Variables.entries), ...SECRET_FILE_SETTINGS]

const Environment = v.pipe(
  Variables,
  v.forward(
    v.partialCheck(
      [['DKIM_DOMAIN'], ['DKIM_SELECTOR'], ['DKIM_KEY_FILE']],
      ({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE }) =>
        isAllOrNone(DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE),
      'must be set together with DKIM_SELECTOR and DKIM_KEY_FILE, or not at all',
    ),
    ['DKIM_DOMAIN'],
  ),
  v.forward(
    v.partialCheck(
      [['CAMERA_FEED_KIND'], ['CAMERA_FEED_URL']],
      ({ CAMERA_FEED_KIND, CAMERA_FEED_URL }) =>
        /^(sample|off)$/.test(CAMERA_FEED_KIND) || CAMERA_FEED_URL !== undefined,
      'is missing: every kind of feed except sample and off needs an address',
    ),
    ['CAMERA_FEED_URL'],
  ),
  v.forward(
    v.partialCheck(
      [['CAMERA_FEED_KIND'], ['CAMERA_FEED_URL']],
      // Otherwise the sample feed would replace the agency's.
      ({ CAMERA_FEED_KIND, CAMERA_FEED_URL }) =>
        CAMERA_FEED_KIND !== 'sample' || CAMERA_FEED_URL === undefined,
      'must be set to the kind of the feed at CAMERA_FEED_URL',
    ),
    ['CAMERA_FEED_KIND'],
  ),
  v.forward(
    v.partialCheck(
      [['DESK_OIDC_ISSUER'], ['DESK_OIDC_CLIENT_ID'], ['DESK_OIDC_CLIENT_SECRET']],
      ({ DESK_OIDC_ISSUER, DESK_OIDC_CLIENT_ID, DESK_OIDC_CLIENT_SECRET }) =>
        isAllOrNone(DESK_OIDC_ISSUER, DESK_OIDC_CLIENT_ID, DESK_OIDC_CLIENT_SECRET),
      'must be set together with DESK_OIDC_CLIENT_ID and DESK_OIDC_CLIENT_SECRET, or not at all',
    ),
    ['DESK_OIDC_ISSUER'],
  ),
  v.forward(
    v.partialCheck(
      [['DESK'], ['DESK_OIDC_ISSUER'], ['DESK_PROXY_HEADER']],
      ({ DESK, DESK_OIDC_ISSUER, DESK_PROXY_HEADER }) =>
        DESK === 'off' || (DESK_OIDC_ISSUER === undefined) !== (DESK_PROXY_HEADER === undefined),
      'needs one way to sign in: set either DESK_OIDC_ISSUER or DESK_PROXY_HEADER',
    ),
    ['DESK'],
  ),
  v.forward(
    v.partialCheck(
      [['DESK_PROXY_HEADER'], ['TRUSTED_PROXIES']],
      ({ DESK_PROXY_HEADER, TRUSTED_PROXIES }) =>
        DESK_PROXY_HEADER === undefined || TRUSTED_PROXIES.length > 0,
      'is trusted only from TRUSTED_PROXIES: set that too',
    ),
    ['DESK_PROXY_HEADER'],
  ),
)

/** Whether all of these settings have a value, or none. */
function isAllOrNone(...settings: readonly (string | undefined)[]): boolean {
  return new Set(settings.map((setting) => setting === undefined)).size === 1
}

/** Reads the settings, including secrets in files. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ConfigOutcome {
  const { env, issues } = readSecretFiles(environment)
  const outcome = parseConfig(env)
  if (issues.length === 0) return outcome
  return { kind: 'broken', issues: [...issues, ...(outcome.kind === 'broken' ? outcome.issues : [])] }
}

/**
 * Parses the settings that are not in files; an empty one counts as not set. Lists every error, for the person who
 * starts the server.
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): ConfigOutcome {
  const given = Object.fromEntries(
    Object.keys(Variables.entries).flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])),
  )
  const outcome = v.safeParse(Environment, given)
  if (!outcome.success) {
    return {
      kind: 'broken',
      issues: outcome.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`),
    }
  }
  const settings = outcome.output
  return {
    kind: 'ready',
    config: {
      port: settings.PORT,
      host: settings.HOST,
      publicUrl: settings.PUBLIC_URL ?? (settings.PORT === 0 ? null : `http://localhost:${settings.PORT}`),
      sitesDir: settings.SITES_DIR === undefined ? null : resolve(settings.SITES_DIR),
      contentDir: resolve(settings.CONTENT_DIR),
      dataDir: resolve(settings.DATA_DIR),
      logLevel: settings.LOG_LEVEL,
      trustedProxies: settings.TRUSTED_PROXIES,
      virtualTourUrl: settings.VIRTUAL_TOUR_URL ?? null,
      analyticsId: settings.ANALYTICS_ID ?? null,
      cameras: cameraSettingsOf(settings),
      roads: roadSettingsOf(settings),
      desk: deskSettingsOf(settings),
      maxUploadBytes: settings.DESK_MAX_UPLOAD_MB * 1_000_000,
      ...messageSettingsOf(settings),
    },
  }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

function isOrigin(text: string): boolean {
  return isWebAddress(text) && new URL(text).href === `${new URL(text).origin}/`
}

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...others] = text.split('/')
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  if (longest < 0 || others.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest)
}
