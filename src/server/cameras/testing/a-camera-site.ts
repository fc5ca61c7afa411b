import { expect } from 'vitest'
import type { Config } from '../../config.ts'
import { aServer } from '../../testing/a-server.ts'
import { CONFIG } from '../../testing/memory-folder.ts'

/** A site whose cameras come from a feed, once it has its list. */
export async function aCameraSite(feedUrl: string, config: Partial<Config> = {}) {
  const cameras = { ...CONFIG.cameras, kind: 'arcadis-511' as const, feedUrl: `${feedUrl}/`, key: 'k3y' }
  const server = await aServer({ config: { ...config, cameras } })
  await expect.poll(() => server.lines.some(({ msg }) => msg === 'Cameras were asked for')).toBe(true)
  return server
}
