import { test as base, expect } from '@playwright/test'
import { type DistrictName, startDistrict } from './districts.ts'
import { type Site, startSite } from './start-site.ts'

interface Fixtures {
  /** The sample site, which all tests share and only read; in a district's project, the district's site. */
  site: ReadSite
  /** The folder in tests/districts; `null`: the sample content. */
  district: DistrictName | null
}

/** A site that tests only read. */
export type ReadSite = Pick<Site, 'url' | 'contentDir'>

/**
 * Playwright's test with a running site, for tests that start their own. They do not need it, but tests with other
 * fixtures run after all of these, and the longest tests would run last.
 */
export const plainTest = base.extend<object, Fixtures>({
  district: [null, { option: true, scope: 'worker' }],
  site: [
    async ({ district }, use) => {
      if (district === null) return use(sampleSite())
      const site = await startDistrict(district, {
        CAMERA_WATCH_PER_MINUTE: '120',
        MESSAGE_LIMIT_PER_MINUTE: '1000',
      })
      await use(site)
      await site.close()
    },
    // The server reads every PDF of the folder first.
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** The same, but an error in the browser's console fails the test. */
export const test = plainTest.extend({
  page: async ({ page }, use) => {
    const errors: string[] = []
    page.on('console', (message) => {
      // Some sample cameras have no picture, which logs an error.
      const isPicture = message.location().url.includes('/Cameras/GetSnapshot/')
      if (message.type() === 'error' && !isPicture) errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    expect(errors, 'messages on the error console').toEqual([])
  },
})

export { expect, type Site, startSite }

/** The address of sample-site.ts, which Playwright read from its output. */
function sampleSite(): ReadSite {
  const { SAMPLE_SITE_URL: url, SAMPLE_SITE_FOLDER: contentDir } = process.env
  if (url === undefined || contentDir === undefined) throw new Error('The sample site did not start')
  return { url, contentDir }
}
