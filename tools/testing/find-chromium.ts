import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { access } from 'node:fs/promises'

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  // The same browser without windows: a fifth less work for each test.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Where a Chromium lies on this machine. Installs Debian's package when there is none and this
 * user may; otherwise throws with the one sentence that says what to do.
 */
export async function findChromium(): Promise<string> {
  const present = await firstPresent()
  if (present !== null) return present
  if (mayInstall()) {
    for (const name of ['chromium-headless-shell', 'chromium']) {
      installFromDebian(name)
      const installed = await firstPresent()
      if (installed !== null) return installed
    }
  }
  throw new Error(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chrome or Chromium.',
  )
}

async function firstPresent(): Promise<string | null> {
  for (const path of CANDIDATES) {
    if (path === undefined) continue
    const isThere = await access(path).then(
      () => true,
      () => false,
    )
    if (isThere) return path
  }
  return null
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

function installFromDebian(name: string): void {
  process.stderr.write(`No Chromium found: installing Debian’s package ${name}…\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], env }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', name], options)
}
