import { chromium } from '@playwright/test'
import { findBrowser } from '../testing/find-browser.ts'
import { startServer } from '../testing/running-server.ts'
import { openCameraFeed } from './camera-feed.ts'
import type { Figure } from './figure.ts'
import { JERK_MS, quantile, scrollThrough } from './scroll-through.ts'

const CAMERAS = 500
/** So many frames are drawn from top to bottom. */
const FRAMES = 600

/** A wall of 500 cameras in a browser, scrolled from top to bottom while its pictures are renewed. */
export async function measureWall(dataDir: string): Promise<Figure[]> {
  const feed = await openCameraFeed(CAMERAS)
  const server = await startServer({
    DATA_DIR: dataDir,
    CAMERA_FEED_KIND: 'arcadis-511',
    CAMERA_FEED_URL: feed.url,
    CAMERA_WATCH_PER_MINUTE: '0',
  })
  await server.logged('Received the list of cameras')
  const list: { cameras: { id: string }[] } = await (
    await fetch(`${server.url}/api/api/Cameras/GetCameras`)
  ).json()
  const browser = await chromium.launch(findBrowser())
  const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } })
  const kept = list.cameras.map(({ id }) => ({ id, ownName: null, knownAs: id }))
  await page.addInitScript(
    (text) => localStorage.setItem('my-cameras', text),
    JSON.stringify({ kind: 'my-cameras', version: 1, cameras: kept }),
  )
  await page.goto(`${server.url}/app/cameras?view=mine`)
  await page
    .getByRole('img', { name: /^Picture of/ })
    .first()
    .waitFor()
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  const frames = await scrollThrough(page, { frames: FRAMES, step: height / FRAMES })
  await browser.close()
  await server.stop()
  feed.close()
  return [
    {
      name: `Frame of a wall of ${CAMERAS} cameras while scrolling`,
      value: quantile(frames, 0.5),
      unit: 'ms',
      budget: null,
    },
    { name: '  95 % of frames are shorter than', value: quantile(frames, 0.95), unit: 'ms', budget: JERK_MS },
    { name: '  pictures asked of the agency', value: feed.looks(), unit: 'calls', budget: null },
  ]
}
