import { posix } from 'node:path'
import { defineConfig } from '@playwright/test'
import { DISTRICTS, type DistrictName } from './tests/e2e/support/districts.ts'
import { findBrowser } from './tools/testing/find-browser.ts'
import { isEveryCase, isShortRun } from './tools/testing/test-cases.ts'

/**
 * Tests that every site must pass, whatever its content, except single tests of the sample's own content, marked
 * `@sample`. A test of something that a district does not have is skipped and says why.
 */
const ON_EVERY_SITE = [
  '**/e2e/districts/*.spec.ts',
  ...specsOf('accessibility', 'markup'),
  ...specsOf('.', 'data-page missing'),
]

/**
 * The slow ones, run before a release. `appearance`, `camera-statewide`, `contact-challenge`, `long-lists`, `storm` and
 * `streets` are left out: they start their own site, so they would test the same thing on every district.
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

/** What `npm test` leaves to `npm run test:all` on the sample site, besides single tests marked `@release`. */
const BEFORE_A_RELEASE = [
  ...specsOf('accessibility', 'keyboard-cameras keyboard-figures keyboard-reports perception states'),
  ...specsOf('.', 'appearance camera-roads camera-statewide contact-challenge district-parts long-lists'),
  ...specsOf('.', 'metrics-words page-styles streets without-map'),
]

export default defineConfig<object, { district: DistrictName | null }>({
  testDir: 'tests/e2e',
  // Long enough for a busy machine. Tests wait for conditions, so a passing one takes no longer.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Tests spend a third of their time waiting, so four keep two processors busy.
  workers: 4,
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  reporter: [['list']],
  // For a busy machine. A test that passes only on a retry is listed as flaky at the end: a bug to find.
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
    // One server per district is enough. They run first: at the end, one worker each would leave half the machine idle.
    // A short run has only the one with the least content: the sample site has the most.
    ...DISTRICTS.filter((name) => !isShortRun || name === 'one-county').map((name) => ({
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
    // Without it, a click on something that cannot be clicked waits until the whole test times out.
    actionTimeout: 60_000,
    // A service worker's own requests bypass `page.route`; the tests of the service worker allow it.
    serviceWorkers: 'block',
    launchOptions: findBrowser(),
  },
})

/** The test files with these names, separated by spaces. */
function specsOf(folder: string, names: string): string[] {
  return names.split(' ').map((name) => posix.join('**/e2e', folder, `${name}.spec.ts`))
}
