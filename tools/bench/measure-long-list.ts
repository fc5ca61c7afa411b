import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../testing/find-browser.ts'
import type { Figure } from './figure.ts'
import { JERK_MS, quantile, scrollThrough } from './scroll-through.ts'

/** Five seconds at 60 frames a second, as fast as a wheel goes: 6,000 pixels a second. */
const SCROLL = { frames: 300, step: 100 }
/** What a page may do at a time without a person noticing: https://web.dev/articles/inp. */
const NOTICED_MS = 200
const TYPED = 'lanes reopened'

/** The documents page: scrolled and searched as it opens, then scrolled with every report of its lists drawn. */
export async function measureLongList(url: string): Promise<Figure[]> {
  const browser = await chromium.launch(findBrowser())
  const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } })
  await page.goto(`${url}/app/documents`, { waitUntil: 'networkidle' })
  const opened = await scrollThrough(page, SCROLL)
  await page.evaluate(() => scrollTo(0, 0))
  const searching = await longestTask(page, () => search(page))
  await page.goto(`${url}/app/documents`, { waitUntil: 'networkidle' })
  const drawing = await longestTask(page, () => showAll(page))
  const rows = await page.getByRole('main').getByRole('article').count()
  const whole = await scrollThrough(page, SCROLL)
  await browser.close()
  return [
    ...framesOf('the documents page as it opens', opened),
    figure('  longest task while a search is typed and answered', searching, NOTICED_MS),
    ...framesOf(`all of its ${rows.toLocaleString('en-US')} reports`, whole),
    figure('  longest task while they are drawn', drawing, null),
  ]
}

function framesOf(what: string, frames: readonly number[]): Figure[] {
  return [
    figure(`Frame of ${what} while scrolling`, quantile(frames, 0.5), null),
    figure('  95 % of frames are shorter than', quantile(frames, 0.95), JERK_MS),
  ]
}

function figure(name: string, value: number, budget: number | null): Figure {
  return { name, value, unit: 'ms', budget }
}

/** Presses "Show all" wherever it stands, and waits until all are there. */
async function showAll(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: 'Show all' })
  for (let left = await buttons.count(); left > 0; left--) {
    await buttons.first().click()
    await page.waitForFunction((count) => {
      const all = [...document.querySelectorAll('main button')]
      return all.filter((button) => button.textContent.startsWith('Show all')).length < count
    }, left)
  }
}

async function search(page: Page): Promise<void> {
  await page.getByRole('searchbox').pressSequentially(TYPED, { delay: 120 })
  await page.getByRole('searchbox').press('Enter')
  await page.locator('mark').first().waitFor()
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
    observer.disconnect()
    return Math.max(...tasks)
  })
}
