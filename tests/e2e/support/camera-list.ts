import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type { Camera, CamerasResponse } from '../../../src/contract/camera.ts'
import { needCameras } from './needs.ts'
import { expect, type ReadSite } from './site.ts'

/** A server that has just started gets its first list of cameras a moment later. */
export async function untilCamerasAreListed(request: APIRequestContext, site: ReadSite): Promise<void> {
  const list = async () =>
    (await (await request.get(`${site.url}/api/api/Cameras/GetCameras`)).json()).cameras
  await expect.poll(async () => (await list()).length, { timeout: 30_000 }).toBeGreaterThan(0)
}

/** A road with cameras in two directions. */
export interface CameraRoad {
  /** As the address and the page name it. */
  name: string
  /** "Eastbound", as the page names it. */
  directions: readonly [string, string]
  cameras: readonly Camera[]
}

/**
 * Roads of the site's cameras: the one with most of them, one from east to west whose cameras fit on one page, and a
 * third. Skips the test on a site without cameras.
 */
export async function needCameraRoads(site: ReadSite) {
  await needCameras(site)
  const { cameras }: CamerasResponse = await (await fetch(`${site.url}/api/api/Cameras/GetCameras`)).json()
  const roads = Object.entries(Object.groupBy(cameras, ({ road }) => road))
    .flatMap(([name, own = []]) => {
      const [first, second] = [...new Set(own.map(({ direction }) => direction))].sort()
      if (!first || !second || !/^[\w-]+$/.test(name)) return []
      const directions = [first, second].map(capitalized) as [string, string]
      return [{ name, directions, cameras: own }]
    })
    .sort((a, b) => b.cameras.length - a.cameras.length)
  const [longest] = roads
  const across = roads.find(
    ({ directions, cameras: own }) => directions[0] === 'Eastbound' && own.length <= 40,
  )
  const other = roads.find((road) => road !== longest && road !== across)
  if (longest === undefined || across === undefined || other === undefined)
    throw new Error('The feed has too few roads')
  return { longest, across, other } satisfies Record<string, CameraRoad>
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A page of its own: pictures that sample cameras refuse are on the error console, as they should be. */
export async function openPage(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options })
  return await context.newPage()
}
