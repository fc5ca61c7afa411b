import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What the tests say where there is no nginx; everything but the web server in front is tested all the same. */
export const NO_NGINX =
  'The tests of the web server in front need nginx: install it (on Debian: apt-get install nginx-light) or set NGINX_BIN to its program.'

const POLICY_FILE = '/usr/sbin/policy-rc.d'

/** The program on this machine; `null`: there is none. */
export function findNginx(): string | null {
  const candidates = [
    ...(process.env.NGINX_BIN === undefined ? [] : [process.env.NGINX_BIN]),
    // Not on the search path of users other than root.
    '/usr/sbin/nginx',
    ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'nginx')),
  ]
  return candidates.find((path) => existsSync(path)) ?? null
}

/** The same, after installing Debian's package where there is none and this user may. */
export function findOrInstallNginx(): string | null {
  const present = findNginx()
  if (present !== null) return present
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return null
  process.stderr.write('No nginx found: installing Debian’s package…\n')
  const isOurPolicy = forbidStarting()
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], env }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], options)
  if (isOurPolicy) rmSync(POLICY_FILE)
  return findNginx()
}

/** The package would otherwise start a server of its own on port 80. Answers whether a policy was written. */
function forbidStarting(): boolean {
  if (existsSync(POLICY_FILE)) return false
  mkdirSync('/usr/sbin', { recursive: true })
  writeFileSync(POLICY_FILE, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  return true
}
