import { onTestFinished } from 'vitest'
import type { ContentLoader } from '../../content/load-content.ts'
import type { Config } from '../config.ts'
import type { LastGood } from '../snapshot/last-good.ts'
import { startServer } from '../start-server.ts'
import { aFolder } from './a-folder.ts'
import { renderPlainly } from './a-site.ts'
import { ASSETS, aMemoryFolder, CONFIG } from './memory-folder.ts'

/** A server that listens on a free port of this machine and stops with the test. */
export async function aServer(
  options: { folder?: ContentLoader; lastGood?: LastGood; config?: Partial<Config>; pollMs?: number } = {},
): Promise<{ url: string; lines: readonly Record<string, unknown>[] }> {
  const lines: Record<string, unknown>[] = []
  const server = await startServer({
    config: { ...CONFIG, dataDir: await aFolder(), ...options.config },
    web: { render: renderPlainly, assets: ASSETS },
    loader: options.folder ?? aMemoryFolder(),
    ...(options.lastGood === undefined ? {} : { lastGood: options.lastGood }),
    pollMs: options.pollMs ?? 5,
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
  })
  onTestFinished(server.close)
  await server.started
  return { url: server.url, lines }
}
