import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import { findPackagedBrowser } from './packaged-browser.ts'

/** Flags for a browser that makes no requests by itself; root needs `--no-sandbox`. */
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const { LOCALAPPDATA = '', PROGRAMFILES = '', 'PROGRAMFILES(X86)': PROGRAMFILES_X86 = '' } = process.env

const INSTALLED: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    // The same browser without windows: a fifth less work per test.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].flatMap((path) =>
    [PROGRAMFILES, PROGRAMFILES_X86, LOCALAPPDATA].map((folder) => join(folder, path)),
  ),
}

// On Linux a browser with windows writes settings even when headless; they go here, not into the home folder.
const SETTINGS = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'browser')
const ENV = { ...process.env, XDG_CONFIG_HOME: SETTINGS, XDG_CACHE_HOME: SETTINGS }

/** For `CHROMIUM_PATH`: the browser from npm, whatever is installed. */
const PACKAGED = 'packaged'

/**
 * How Playwright launches Chrome, Edge or Chromium: the one that `CHROMIUM_PATH` names, else an installed one, else the
 * one from npm. Throws an error that says what to install if there is none.
 */
export function findBrowser(): LaunchOptions {
  const { CHROMIUM_PATH } = process.env
  const installed = INSTALLED[process.platform]?.find((path) => existsSync(path))
  if (CHROMIUM_PATH !== PACKAGED) {
    const executablePath = CHROMIUM_PATH ?? installed
    if (executablePath !== undefined) return { executablePath, args: FLAGS, env: ENV }
  }
  if (process.platform === 'linux' && process.arch === 'x64') return { ...findPackagedBrowser(), args: FLAGS }
  throw new Error(
    'The browser tests need Chrome, Edge or Chromium: install one, or set CHROMIUM_PATH to its program.',
  )
}
