import { defineConfig } from '@playwright/test'
import { findBrowser } from './tools/testing/find-browser.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  // Of a machine whose processors are busy with other work: tests wait for conditions, and a passing one waits no longer.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Tests wait a third of their time, so three keep two processors busy.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  reporter: [['list']],
  // On a machine busy with other work. What passes only then is listed as flaky at the end: a fault to be found.
  retries: 1,
  use: {
    // A worker's own requests pass by `page.route`; the tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: findBrowser(),
  },
})
