import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'

type Environment = Readonly<Record<string, string | undefined>>

/** Settings with a secret. Each may be in a file instead, named by the setting with `_FILE` appended. */
const SECRETS = [
  'DATABASE_URL',
  'SMTP_URL',
  'CAMERA_FEED_KEY',
  'EVENTS_511_KEY',
  'SIGNS_511_KEY',
  'ADVISORIES_511_KEY',
  'DESK_OIDC_CLIENT_SECRET',
] as const

export const SECRET_FILE_SETTINGS: readonly string[] = SECRETS.map(fileSettingOf)

/**
 * Reads secrets from files into their settings. An empty setting counts as not set. Lists every problem, without
 * repeating a secret or a path.
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

/** What is wrong with the file that `DKIM_KEY_FILE` names, for the person who starts the server. */
export function findDkimErrors(keyFile: string | undefined): readonly string[] {
  const path = keyFile?.trim() ?? ''
  if (path === '') return []
  const read = readNamedFile(path)
  if (read.kind === 'broken') return [`DKIM_KEY_FILE ${read.issue}`]
  try {
    createPrivateKey(read.secret)
    return []
  } catch {
    // The error may contain a part of the key.
    return ['DKIM_KEY_FILE names a file that is not a private key in PEM format']
  }
}

type SecretOutcome = { kind: 'ready'; secret: string } | { kind: 'broken'; issue: string }

function readSecret(path: string): SecretOutcome {
  const read = readNamedFile(path)
  return read.kind === 'ready' && /[\r\n]/.test(read.secret)
    ? { kind: 'broken', issue: 'names a file with several lines, but it must have one' }
    : read
}

/**
 * The contents of the file that a setting names, or what is wrong, as the end of a sentence that starts with the setting.
 * Most editors and secret stores end a file with a line break, which is not part of the secret.
 */
function readNamedFile(path: string): SecretOutcome {
  try {
    const secret = readFileSync(path, 'utf8').trim()
    return secret === '' ? { kind: 'broken', issue: 'names an empty file' } : { kind: 'ready', secret }
  } catch (error) {
    return { kind: 'broken', issue: issueOf(error) }
  }
}

/** Not the system's own message: it contains the path, which may be a secret in the wrong setting. */
function issueOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'names a file that does not exist'
  if (code === 'EACCES' || code === 'EPERM') return 'names a file that this user may not read'
  if (code === 'EISDIR') return 'names a folder instead of a file'
  return `names a file that cannot be read: ${code ?? 'it is not a path'}`
}
