import { defineConfig } from '@playwright/test'

/** Flags for a quiet browser that asks no outside host for anything; root needs `--no-sandbox`. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'tests/e2e',
  timeout: 60_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  reporter: [['list']],
  use: {
    // A worker's own requests pass by `page.route`; the tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
      args: CHROMIUM_FLAGS,
    },
  },
})
