import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type { Camera, CamerasResponse } from '../../../src/contract/camera.ts'
import { needCameras } from './needs.ts'
import { expect, type ReadSite, test } from './site.ts'

/** A server that has just started gets its first list of cameras a moment later. */
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

/** Roads that tests are about, each with why a site may have none. */
const NO_ROAD = {
  longest: 'No road of the site has cameras in two directions',
  across: 'Beside the longest no road from east to west has cameras in both directions that fit on one page',
  other: 'Beside those two no road of the site has cameras in two directions',
} as const
export type CameraRoadName = keyof typeof NO_ROAD

/**
 * Roads of the site's cameras: the longest has most of them, another goes across from east to west and its cameras fit on
 * one page, and one is neither. Skips the test on a site that lacks one of those it names.
 */
export async function needCameraRoads<Name extends CameraRoadName>(
  site: ReadSite,
  ...names: readonly Name[]
): Promise<Record<Name, CameraRoad>> {
  await needCameras(site)
  const { cameras }: CamerasResponse = await (await fetch(`${site.url}/api/api/Cameras/GetCameras`)).json()
  const found = chooseRoads(cameras)
  for (const name of names) test.skip(found[name] === undefined, NO_ROAD[name])
  // None of the requested ones is missing, or the test was skipped.
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

/** A separate page: missing pictures of sample cameras are on the error console, as they should be. */
export async function openPage(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options })
  return await context.newPage()
}
