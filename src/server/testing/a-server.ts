import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import type { ContentLoader } from '../../content/load-content.ts'
import type { RenderPage } from '../../contract/page-source.ts'
import type { OpenSample } from '../cameras/sample/sample-feed.ts'
import type { Config } from '../config.ts'
import type { DeskBundle } from '../desk/desk-routes.ts'
import type { LastGood } from '../snapshot/last-good.ts'
import { startServer } from '../start-server.ts'
import { aFolder } from './a-folder.ts'
import { renderPlainly } from './a-site.ts'
import { ASSETS, aMemoryFolder, CONFIG } from './memory-folder.ts'

interface ServerOptions {
  folder?: ContentLoader
  lastGood?: LastGood
  config?: Partial<Config>
  pollMs?: number
  render?: RenderPage
  deskBundle?: DeskBundle
  /** Missing: no sample feed of cameras runs. */
  openSample?: OpenSample
}

interface TestServer {
  url: string
  lines: readonly Record<string, unknown>[]
}

/** A server that listens on a free port of this machine and stops with the test. */
export async function aServer(options: ServerOptions = {}): ReturnType<typeof start> {
  const server = await start(await aFolder(), options)
  onTestFinished(server.close)
  return server
}

/**
 * One server shared by a file's read-only tests, started by the first of them. `prepare` sets it up in a folder that
 * exists as long.
 */
export function aSharedServer(
  prepare: (folder: string) => Promise<ServerOptions> = async () => ({}),
): () => Promise<TestServer> {
  let starting: ReturnType<typeof start> | null = null
  let place = ''
  afterAll(async () => {
    await (await starting)?.close()
    if (place !== '') await rm(place, { recursive: true, force: true })
  })
  const startOnce = async () => {
    place = await mkdtemp(join(tmpdir(), 'shared-server-'))
    return start(join(place, 'var'), await prepare(place))
  }
  return () => {
    starting ??= startOnce()
    return starting
  }
}

async function start(
  dataDir: string,
  { folder, lastGood, config, pollMs = 5, render = renderPlainly, deskBundle, openSample }: ServerOptions,
) {
  const lines: Record<string, unknown>[] = []
  const server = await startServer({
    config: { ...CONFIG, dataDir, ...config },
    web: { render, assets: ASSETS },
    loader: folder ?? aMemoryFolder(),
    ...(lastGood === undefined ? {} : { lastGood }),
    ...(deskBundle === undefined ? {} : { deskBundle }),
    ...(openSample === undefined ? {} : { cameraTuning: { openSample } }),
    pollMs,
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
  })
  await server.started
  return { url: server.url, lines, close: server.close }
}
