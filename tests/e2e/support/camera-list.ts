import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect, type ReadSite } from './site.ts'

/** A server that has just started gets its first list of cameras a moment later. */
export async function untilCamerasAreListed(request: APIRequestContext, site: ReadSite): Promise<void> {
  const list = async () =>
    (await (await request.get(`${site.url}/api/api/Cameras/GetCameras`)).json()).cameras
  await expect.poll(async () => (await list()).length, { timeout: 30_000 }).toBeGreaterThan(0)
}

/** A page of its own: pictures that sample cameras refuse are on the error console, as they should be. */
export async function openPage(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options })
  return await context.newPage()
}
