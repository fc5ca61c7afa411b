import { openPage } from './support/camera-list.ts'
import { openHydrated } from './support/hydrated.ts'
import { needCameras } from './support/needs.ts'
import { expect, startSite, test } from './support/site.ts'

test('the camera feed status page counts every state in a table', async ({ browser, site }) => {
  await needCameras(site)
  const page = await openPage(browser)
  await page.goto(`${site.url}/app/camera-health`)
  await expect(page.getByText(/^\d+ of \d+ camera pictures are fresh now\.$/)).toBeVisible()
  const table = page.getByRole('table', { name: 'Pictures by state' })
  for (const state of ['Fresh', 'May be outdated', 'Outdated', 'No picture', 'Switched off'])
    await expect(table.getByRole('rowheader', { name: state, exact: true })).toBeVisible()
  await page.context().close()
})

test('a site without cameras has no camera pages, no links to them, and no cameras on Discover', {
  tag: ['@sample', '@release'],
}, async ({ browser }) => {
  const site = await startSite('tests/scenarios/tiny', { CAMERA_FEED_KIND: 'off' })
  const page = await openPage(browser)
  for (const path of ['/app/cameras', '/app/camera-health']) {
    await page.goto(site.url + path)
    await expect(page.getByRole('main')).toContainText(path)
    // Links to other languages repeat the query string of the address, which does not matter here.
    const paths = await page
      .locator('a')
      .evaluateAll((links) =>
        links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname),
      )
    expect(paths.filter((one) => one.includes('/app/camera'))).toEqual([])
  }
  await openHydrated(page, `${site.url}/app/discover`)
  await expect(page.getByRole('searchbox', { name: 'Which road or exit?' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'What the cameras see now' })).toHaveCount(0)
  const camera = await page.request.get(`${site.url}/app/cameras/1`, { maxRedirects: 0 })
  expect(camera.status()).toBe(302)
  const list = await (await page.request.get(`${site.url}/api/api/Cameras/GetCameras`)).json()
  expect(list).toMatchObject({ feed: { kind: 'off' }, cameras: [] })
  await page.context().close()
  await site.close()
})

test('the camera feed status comes with the page and is refreshed every 30 seconds', async ({
  page,
  request,
  site,
}) => {
  await needCameras(site)
  // Right after its start, the server renders the page without a list.
  const rendered = async () => (await request.get(`${site.url}/app/camera-health`)).text()
  await expect.poll(rendered, { timeout: 60_000 }).toContain('List received')
  await page.clock.install()
  const lists: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/GetCameras')) lists.push(request.url())
  })
  await openHydrated(page, `${site.url}/app/camera-health`)
  await page.clock.fastForward(25_000)
  expect(lists).toEqual([])
  // On a busy machine this part of the page may have become alive only now, and its interval begun.
  await expect(async () => {
    await page.clock.fastForward(6_000)
    expect(lists.length).toBeGreaterThan(0)
  }).toPass()
  await expect(page.getByText(/^List received \d+\s(s|min) ago/)).toBeVisible()
  // The interval starts again when the list has arrived.
  await expect(async () => {
    await page.clock.fastForward(31_000)
    expect(lists.length).toBeGreaterThan(1)
  }).toPass()
})
