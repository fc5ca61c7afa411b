import { readFileSync } from 'node:fs'

type Environment = Readonly<Record<string, string | undefined>>

/** Settings that hold a secret. Each may be in a file instead, which the setting of that name with `_FILE` names. */
const SECRETS = [
  'DATABASE_URL',
  'SMTP_URL',
  'CAMERA_FEED_KEY',
  'EVENTS_511_KEY',
  'SIGNS_511_KEY',
  'ADVISORIES_511_KEY',
  'DESK_OIDC_CLIENT_SECRET',
] as const

/** The settings that name the file of a secret. */
export const SECRET_FILE_SETTINGS: readonly string[] = SECRETS.map(fileSettingOf)

/**
 * Reads the secrets that are in files into the settings they belong to. An empty setting counts as not set.
 * Every problem is listed, and none repeats a secret or a path.
 */
export function readSecretFiles(env: Environment): { env: Environment; issues: readonly string[] } {
  const secrets: Record<string, string> = {}
  const issues: string[] = []
  for (const name of SECRETS) {
    const setting = fileSettingOf(name)
    const path = env[setting]?.trim() ?? ''
    if (path === '') continue
    if ((env[name]?.trim() ?? '') !== '') issues.push(`${name} and ${setting} are both set: keep one of them`)
    else {
      const read = readSecret(path)
      if (read.kind === 'ready') secrets[name] = read.secret
      else issues.push(`${setting} ${read.issue}`)
    }
  }
  return { env: { ...env, ...secrets }, issues }
}

function fileSettingOf(name: string): string {
  return `${name}_FILE`
}

/** Most editors and secret stores end a file with a line break, which is no part of the secret. */
function readSecret(path: string): { kind: 'ready'; secret: string } | { kind: 'broken'; issue: string } {
  let text: string
  try {
    text = readFileSync(path, 'utf8').trim()
  } catch (error) {
    return { kind: 'broken', issue: `names a file that cannot be read: ${reasonOf(error)}` }
  }
  if (text === '') return { kind: 'broken', issue: 'names an empty file' }
  if (/[\r\n]/.test(text)) return { kind: 'broken', issue: 'names a file of several lines: one is expected' }
  return { kind: 'ready', secret: text }
}

/** The system's own message has the path, which may be a secret put into the wrong setting. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'there is none'
  if (code === 'EACCES' || code === 'EPERM') return 'this user may not'
  if (code === 'EISDIR') return 'it is a folder'
  return String(code ?? 'it is no path')
}
