import { randomBytes } from 'node:crypto'
import type { DeskSettings } from './desk-environment.ts'

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
