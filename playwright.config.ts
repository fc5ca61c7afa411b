import { posix } from 'node:path'
import { defineConfig } from '@playwright/test'
import { DISTRICTS, type DistrictName } from './tests/e2e/support/districts.ts'
import { findBrowser } from './tools/testing/find-browser.ts'
import { isEveryCase, isShortRun } from './tools/testing/test-cases.ts'

/**
 * Tests that every site must pass, whatever is in its folder: all of a file but what is about the sample's own content,
 * marked `@sample`. A test of something that a district does not have says so and is skipped.
 */
const ON_EVERY_SITE = [
  '**/e2e/districts/*.spec.ts',
  ...specsOf('accessibility', 'markup'),
  ...specsOf('.', 'data-page missing'),
]

/**
 * Those that take long: before a release. `appearance`, `camera-statewide`, `contact-challenge`, `long-lists`, `storm` and
 * `streets` start a site of their own, whatever the folder is, so they would test the same on every district and are not
 * among them.
 */
const ON_EVERY_SITE_BEFORE_A_RELEASE = [
  ...specsOf(
    'accessibility',
    'keyboard-cameras keyboard-feedback keyboard-figures keyboard-pages keyboard-reports matrix perception spoken states',
  ),
  ...specsOf(
    '.',
    'abbreviations archive-and-feeds camera-health discover document-state documents languages',
  ),
  ...specsOf(
    '.',
    'camera-roads cameras contact-entries contact-failures contact-forms contact-plain my-cameras office-notices roads tasks tasks-contact',
  ),
  ...specsOf('.', 'metrics metrics-* page-styles read-page report-page search site-search trusted-types'),
  ...specsOf(
    '.',
    'shell-links shell-loading shell-menu shell-navigation shell-notices shell-search shell-start',
  ),
]

/** Of the sample site what `npm test` leaves to `npm run test:all`, beside single tests marked `@release`. */
const BEFORE_A_RELEASE = [
  ...specsOf('accessibility', 'keyboard-cameras keyboard-figures keyboard-reports perception states'),
  ...specsOf(
    '.',
    'appearance camera-statewide contact-challenge district-parts page-styles streets without-map',
  ),
]

export default defineConfig<object, { district: DistrictName | null }>({
  testDir: 'tests/e2e',
  // Of a machine whose processors are busy with other work: tests wait for conditions, and a passing one waits no longer.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Tests wait a third of their time, so four keep two processors busy.
  workers: 4,
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  reporter: [['list']],
  // On a machine busy with other work. What passes only then is listed as flaky at the end: a bug to find.
  retries: 1,
  webServer: {
    name: 'The sample site',
    command: `"${process.execPath}" tests/e2e/support/sample-site.ts`,
    wait: { stdout: /(?<sample_site_url>http:\/\/\S+) (?<sample_site_folder>.+)/ },
    // It reads every PDF of the sample content first.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  projects: [
    // One server for each district is enough, and first: last, their one worker each would leave half the machine idle.
    // In a short run those with the most and the least.
    ...DISTRICTS.filter((name) => isEveryCase || name !== 'texas').map((name) => ({
      name,
      testMatch: [...ON_EVERY_SITE, ...(isEveryCase ? ON_EVERY_SITE_BEFORE_A_RELEASE : [])],
      grepInvert: isShortRun ? /@(sample|release)/ : /@sample/,
      use: { district: name },
      workers: 1,
    })),
    {
      name: 'sample',
      testIgnore: ['**/e2e/districts/**', ...(isShortRun ? BEFORE_A_RELEASE : [])],
      grepInvert: isShortRun ? /@release/ : [],
    },
  ],
  use: {
    // Without it a press on what cannot be pressed waits for the whole test.
    actionTimeout: 60_000,
    // A worker's own requests pass by `page.route`; the tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: findBrowser(),
  },
})

/** The files of tests with these names, which spaces divide. */
function specsOf(folder: string, names: string): string[] {
  return names.split(' ').map((name) => posix.join('**/e2e', folder, `${name}.spec.ts`))
}
