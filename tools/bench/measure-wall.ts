import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../testing/find-chromium.ts'
import { startServer } from '../testing/running-server.ts'
import { openCameraFeed } from './camera-feed.ts'
import type { Figure } from './figure.ts'

const CAMERAS = 500
/** Screens the wall is scrolled by, and how long it is watched. */
const SCREENS = 20
/** A frame that takes longer than this is seen as a jerk, milliseconds: three of the usual ones. */
const JERK_MS = 50

/** A wall of 500 cameras in a browser, scrolled from top to bottom while its pictures are renewed. */
export async function measureWall(dataDir: string): Promise<Figure[]> {
  const feed = await openCameraFeed(CAMERAS)
  const server = await startServer({
    DATA_DIR: dataDir,
    CAMERA_FEED_KIND: 'arcadis-511',
    CAMERA_FEED_URL: feed.url,
    CAMERA_WATCH_PER_MINUTE: '0',
  })
  await server.logged('Cameras were asked for')
  const list: { cameras: { id: string }[] } = await (
    await fetch(`${server.url}/api/api/Cameras/GetCameras`)
  ).json()
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
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
  const frames = await scrollThrough(page)
  await browser.close()
  await server.stop()
  feed.close()
  const sorted = frames.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return [
    {
      name: `Frame of a wall of ${CAMERAS} cameras while scrolling`,
      value: at(0.5),
      unit: 'ms',
      budget: null,
    },
    { name: '  95 % of frames are shorter than', value: at(0.95), unit: 'ms', budget: JERK_MS },
    { name: '  pictures asked of the agency', value: feed.looks(), unit: 'calls', budget: null },
  ]
}

/** Milliseconds of each frame while the page is scrolled screen by screen. */
function scrollThrough(page: Page): Promise<number[]> {
  return page.evaluate(async (screens) => {
    const frames: number[] = []
    let last = performance.now()
    const step = (document.documentElement.scrollHeight - innerHeight) / (screens * 30)
    for (let count = 0; count < screens * 30; count++) {
      scrollBy(0, step)
      await new Promise((drawn) => requestAnimationFrame(drawn))
      const now = performance.now()
      frames.push(now - last)
      last = now
    }
    return frames
  }, SCREENS)
}
