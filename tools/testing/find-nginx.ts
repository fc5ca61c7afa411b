import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Logged where there is no nginx; everything but the web server in front is still tested. */
export const NO_NGINX =
  'Skipped the tests of the web server in front: to run them, install nginx or set NGINX_BIN to its program.'

/** The installed program; `null`: there is none. */
export function findNginx(): string | null {
  const { NGINX_BIN, PATH = '' } = process.env
  if (NGINX_BIN !== undefined) {
    if (existsSync(NGINX_BIN)) return NGINX_BIN
    throw new Error(`NGINX_BIN is ${NGINX_BIN}, but there is no such program: correct or unset it.`)
  }
  // Debian installs it where only root's search path looks.
  const folders = [...PATH.split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path)) ?? null
}
