import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { wholeNumber } from '../platform/whole-number.ts'

export type SignIn =
  | { kind: 'openid'; issuer: string; clientId: string; clientSecret: string }
  /** A request header set by a trusted proxy. */
  | { kind: 'proxy'; header: string }
  /** A one-time link for the person who started the server on this machine. */
  | { kind: 'link'; code: string }

export interface DeskSettings {
  signIn: SignIn
}

/** The settings of the desk, as the environment names them. */
export const DESK_ENVIRONMENT = {
  DESK: v.optional(v.picklist(['off', 'on'], 'must be off or on'), 'off'),
  DESK_OIDC_ISSUER: v.optional(
    v.pipe(
      v.string(),
      v.check(isIssuer, 'must be an address with https://, as the sign-in service calls itself'),
    ),
  ),
  DESK_OIDC_CLIENT_ID: v.optional(v.string()),
  DESK_OIDC_CLIENT_SECRET: v.optional(v.string()),
  DESK_PROXY_HEADER: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,100}$/, 'must be the name of one header')),
  ),
  DESK_MAX_UPLOAD_MB: v.optional(wholeNumber(1, 200), '200'),
}

type Settings = v.InferOutput<v.ObjectSchema<typeof DESK_ENVIRONMENT, undefined>>

/** The settings under the program's own names. `null`: there is no desk. */
export function deskSettingsOf(settings: Settings): DeskSettings | null {
  const { DESK_OIDC_ISSUER: issuer, DESK_OIDC_CLIENT_ID: clientId, DESK_PROXY_HEADER: header } = settings
  const { DESK, DESK_OIDC_CLIENT_SECRET: clientSecret } = settings
  if (DESK === 'off') return null
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined)
    return { signIn: { kind: 'openid', issuer, clientId, clientSecret } }
  return header === undefined ? null : { signIn: { kind: 'proxy', header } }
}

/** Sign-in codes must not travel unencrypted, except within this machine. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname))
}

/** The desk of `npm start -- --desk`: only for the person who started the server, regardless of other settings. */
export function localDesk(): DeskSettings {
  return { signIn: { kind: 'link', code: randomBytes(32).toString('base64url') } }
}

/** Reasons why `--desk` would not be safe, one sentence each. Pure. */
export function checkLocalDesk({
  config,
  sites,
}: {
  config: { host: string }
  sites: readonly unknown[] | null
}): string[] {
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(config.host)
  return [
    ...(isLocal
      ? []
      : [
          '--desk works on this machine only: unset HOST, or sign people in as described in docs/operating.md',
        ]),
    ...(sites === null ? [] : ['--desk opens the desk of one site: set CONTENT_DIR instead of SITES_DIR']),
  ]
}
