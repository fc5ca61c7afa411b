import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import type { Camera, CamerasResponse } from '../../../src/contract/camera.ts'
import { needCameras } from './needs.ts'
import { expect, type ReadSite, test } from './site.ts'

/** Waits for the first list of cameras, which a server gets a moment after its start. */
export async function untilCamerasAreListed(request: APIRequestContext, site: ReadSite): Promise<void> {
  const list = async () =>
    (await (await request.get(`${site.url}/api/api/Cameras/GetCameras`)).json()).cameras
  await expect.poll(async () => (await list()).length, { timeout: 30_000 }).toBeGreaterThan(0)
}

/** A road with cameras in two directions. */
export interface CameraRoad {
  /** Its name in the address and on the page. */
  name: string
  /** "Eastbound", its name on the page. */
  directions: readonly [string, string]
  cameras: readonly Camera[]
}

/** The roads that tests need, and the reason to skip if a site has none. */
const NO_ROAD = {
  longest: 'No road of the site has cameras in two directions',
  across: 'Except the longest, no east-west road has cameras in both directions that fit on one page',
  other: 'Except those two, no road of the site has cameras in two directions',
} as const
export type CameraRoadName = keyof typeof NO_ROAD

/**
 * Roads of the site's cameras: the one with most cameras, an east-west road whose cameras fit on one page, and another
 * one. Skips the test on a site without one of the named roads.
 */
export async function needCameraRoads<Name extends CameraRoadName>(
  site: ReadSite,
  ...names: readonly Name[]
): Promise<Record<Name, CameraRoad>> {
  await needCameras(site)
  const { cameras }: CamerasResponse = await (await fetch(`${site.url}/api/api/Cameras/GetCameras`)).json()
  const found = chooseRoads(cameras)
  for (const name of names) test.skip(found[name] === undefined, NO_ROAD[name])
  // All requested roads exist, or the test was skipped.
  return found as Record<Name, CameraRoad>
}

function chooseRoads(cameras: readonly Camera[]): Partial<Record<CameraRoadName, CameraRoad>> {
  const [longest, ...others] = Object.entries(Object.groupBy(cameras, ({ road }) => road))
    .flatMap(([name, own = []]) => {
      const [first, second] = [...new Set(own.map(({ direction }) => direction))].sort()
      if (!first || !second || !/^[\w-]+$/.test(name)) return []
      const directions = [first, second].map(capitalized) as [string, string]
      return [{ name, directions, cameras: own }]
    })
    .sort((a, b) => b.cameras.length - a.cameras.length)
  const across = others.find(
    ({ directions, cameras: own }) => directions[0] === 'Eastbound' && own.length <= 40,
  )
  const other = others.find((road) => road !== across)
  return {
    ...(longest === undefined ? {} : { longest }),
    ...(across === undefined ? {} : { across }),
    ...(other === undefined ? {} : { other }),
  }
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A separate page, because missing pictures of sample cameras are logged to the console. */
export async function openPage(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options })
  return await context.newPage()
}

/** The cameras of the list or wall a page shows. */
export function cameraRows(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
}
