import { createPrivateKey } from 'node:crypto'
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

/** What is wrong with the file that `DKIM_KEY_FILE` names, in words for the person who starts the server. */
export function findDkimErrors(keyFile: string | undefined): readonly string[] {
  const path = keyFile?.trim() ?? ''
  if (path === '') return []
  const read = readNamedFile(path)
  if (read.kind === 'broken') return [`DKIM_KEY_FILE ${read.issue}`]
  try {
    createPrivateKey(read.secret)
    return []
  } catch {
    // The reason may repeat a part of the key.
    return ['DKIM_KEY_FILE names a file that is no private key in PEM form']
  }
}

type SecretOutcome = { kind: 'ready'; secret: string } | { kind: 'broken'; issue: string }

function readSecret(path: string): SecretOutcome {
  const read = readNamedFile(path)
  return read.kind === 'ready' && /[\r\n]/.test(read.secret)
    ? { kind: 'broken', issue: 'names a file of several lines: one is expected' }
    : read
}

/**
 * What the file that a setting names says, or what is wrong, to follow the name of the setting. Most editors and secret
 * stores end a file with a line break, which is no part of the secret.
 */
function readNamedFile(path: string): SecretOutcome {
  try {
    const secret = readFileSync(path, 'utf8').trim()
    return secret === '' ? { kind: 'broken', issue: 'names an empty file' } : { kind: 'ready', secret }
  } catch (error) {
    return { kind: 'broken', issue: `names a file that cannot be read: ${reasonOf(error)}` }
  }
}

/** The system's own message has the path, which may be a secret put into the wrong setting. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'there is none'
  if (code === 'EACCES' || code === 'EPERM') return 'this user may not'
  if (code === 'EISDIR') return 'it is a folder'
  return String(code ?? 'it is no path')
}
