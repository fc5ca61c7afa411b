import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../testing/find-browser.ts'
import { type Figure, figure, quantile } from './figure.ts'
import { withCameras } from './measure-cameras.ts'

/** Five seconds at 60 frames a second, as fast as a wheel goes: 6,000 pixels a second. */
const SCROLL = { frames: 300, step: 100 }
/** A longer frame is seen as a jerk, milliseconds: three of the usual ones. */
const JERK_MS = 50
/** What a page may do at a time without a person noticing: https://web.dev/articles/inp. */
const NOTICED_MS = 200
const WALL_CAMERAS = 500

/** Long pages in a browser: the documents page of the server at `url`, and a wall of 500 cameras. */
export async function measureBrowser(url: string, dataDir: string): Promise<Figure[]> {
  const browser = await chromium.launch(findBrowser())
  try {
    const documents = await measureDocuments(await openPage(browser), url)
    return [...documents, ...(await measureWall(await openPage(browser), dataDir))]
  } finally {
    await browser.close()
  }
}

function openPage(browser: Browser): Promise<Page> {
  return browser.newPage({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } })
}

async function measureDocuments(page: Page, url: string): Promise<Figure[]> {
  await page.goto(`${url}/app/documents`, { waitUntil: 'networkidle' })
  const opened = await scrollThrough(page, SCROLL)
  const searchMs = await longestTask(page, async () => {
    await page.getByRole('searchbox').pressSequentially('lanes reopened', { delay: 120 })
    await page.getByRole('searchbox').press('Enter')
    await page.locator('mark').first().waitFor()
  })
  await page.goto(`${url}/app/documents`, { waitUntil: 'networkidle' })
  const buttons = page.getByRole('button', { name: 'Show all' })
  const showMs = await longestTask(page, async () => {
    for (let left = await buttons.count(); left > 0; left = await buttons.count())
      await buttons.first().click()
  })
  const rows = await page.getByRole('main').getByRole('article').count()
  return [
    ...frameFigures('the documents page as it opens', opened),
    figure('  longest task while a search is typed and answered', searchMs, 'ms', NOTICED_MS),
    ...frameFigures(`all of its ${rows.toLocaleString('en-US')} reports`, await scrollThrough(page, SCROLL)),
    figure('  longest task while they are rendered', showMs, 'ms'),
  ]
}

function measureWall(page: Page, dataDir: string): Promise<Figure[]> {
  return withCameras(WALL_CAMERAS, dataDir, async ({ url }, feed) => {
    const response = await fetch(`${url}/api/api/Cameras/GetCameras`)
    const list: { cameras: { id: string }[] } = await response.json()
    const cameras = list.cameras.map(({ id }) => ({ id, ownName: null, knownAs: id }))
    const stored = JSON.stringify({ kind: 'my-cameras', version: 1, cameras })
    await page.addInitScript((text) => localStorage.setItem('my-cameras', text), stored)
    await page.goto(`${url}/app/cameras?view=mine`)
    await page
      .getByRole('img', { name: /^Picture of/ })
      .first()
      .waitFor()
    const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    const frames = await scrollThrough(page, { frames: 600, step: height / 600 })
    return [
      ...frameFigures(`a wall of ${WALL_CAMERAS} cameras`, frames),
      figure('  pictures requested from the agency', feed.pictureRequests(), ''),
    ]
  })
}

function frameFigures(what: string, frames: readonly number[]): Figure[] {
  return [
    figure(`Frame of ${what} while scrolling`, quantile(frames), 'ms'),
    figure('  95% of frames are shorter than', quantile(frames, 0.95), 'ms', JERK_MS),
  ]
}

/** Milliseconds of each frame while the page scrolls by `step` pixels a frame, from its top. */
function scrollThrough(page: Page, scroll: { frames: number; step: number }): Promise<number[]> {
  return page.evaluate(async ({ frames, step }) => {
    const taken: number[] = []
    scrollTo(0, 0)
    for (let last = performance.now(); taken.length < frames; ) {
      scrollBy(0, step)
      await new Promise((painted) => requestAnimationFrame(painted))
      const now = performance.now()
      taken.push(now - last)
      last = now
    }
    return taken
  }, scroll)
}

/** The longest time the page was busy without a pause during some work, milliseconds; below 50 it is 0. */
async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const observed = await page.evaluateHandle(() => {
    const tasks: number[] = [0]
    const observer = new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration))
    })
    observer.observe({ type: 'longtask' })
    return { tasks, observer }
  })
  await work()
  return observed.evaluate(({ tasks, observer }) => {
    tasks.push(...observer.takeRecords().map(({ duration }) => duration))
    return Math.max(...tasks)
  })
}
