import { expect } from 'vitest'
import type { ContentLoader } from '../../../content/load-content.ts'
import type { Config } from '../../config.ts'
import { aServer } from '../../testing/a-server.ts'
import { CONFIG } from '../../testing/memory-folder.ts'

/** A site whose cameras come from a feed, once it has its list. */
export async function aCameraSite(feedUrl: string, config: Partial<Config> = {}, folder?: ContentLoader) {
  const cameras = {
    ...CONFIG.cameras,
    ...config.cameras,
    kind: 'arcadis-511' as const,
    feedUrl: `${feedUrl}/`,
    key: 'k3y',
  }
  const server = await aServer({
    config: { ...config, cameras },
    ...(folder === undefined ? {} : { folder }),
  })
  await expect.poll(() => server.lines.some(({ msg }) => msg === 'Received the list of cameras')).toBe(true)
  return server
}
