import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LaunchOptions } from '@playwright/test'

const FONTS = 'fonts.conf'
const UNPACK = "await (await import('@sparticuz/chromium')).default.executablePath()"

/** Starts the Chromium from npm, with the libraries and fonts that a machine without a screen lacks. */
export function findPackagedBrowser(): LaunchOptions {
  const module = fileURLToPath(import.meta.resolve('@sparticuz/chromium'))
  // Within the package, so that npm removes it with its version.
  const place = resolve(module, '../../unpacked')
  if (!existsSync(place)) unpackTo(place)
  return {
    executablePath: join(place, 'chromium'),
    env: { ...process.env, LD_LIBRARY_PATH: join(place, 'al2023/lib'), FONTCONFIG_FILE: join(place, FONTS) },
  }
}

/** The package itself would share one path in the temporary folder with everyone on the machine. */
function unpackTo(place: string): void {
  process.stderr.write('Unpacking the Chromium from npm; this happens once…\n')
  const partial = mkdtempSync(`${place}-`)
  execFileSync(process.execPath, ['--input-type=module', '--eval', UNPACK], {
    cwd: import.meta.dirname,
    // It unpacks its libraries only if the machine looks like this cloud.
    env: { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const folders = `<dir>${place}/fonts</dir><cachedir>${place}/fonts-cache</cachedir>`
  writeFileSync(join(partial, FONTS), `<fontconfig>${folders}</fontconfig>\n`)
  try {
    renameSync(partial, place)
  } catch (error) {
    rmSync(partial, { recursive: true })
    // Another process may have been faster.
    if (!existsSync(place)) throw error
  }
}
