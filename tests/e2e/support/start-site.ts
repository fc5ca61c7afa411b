import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pdfCacheDir } from '../../../src/content/pdf/pdf-reader.ts'
import { type RunningServer, startServer } from '../../../tools/testing/running-server.ts'
import { SHARED_PDF_CACHE } from '../../../tools/testing/shared-pdf-cache.ts'

/** More room for short-lived objects at startup: a server needs 60 MB more, but a quarter less CPU time. */
const YOUNG_SPACE = ['--min-semi-space-size=32', '--max-semi-space-size=64']

/** A server on its own copy of a content folder, so that a test may publish into it. */
export interface Site extends RunningServer {
  /** The copy, which the test may change. */
  contentDir: string
}

/**
 * Starts a server on a temporary copy of `folder`; `close` stops it and cleans up. `prepare` may add to the copy before
 * the start.
 */
export async function startSite(
  folder: string,
  env: Record<string, string> = {},
  prepare: (contentDir: string) => Promise<void> = async () => undefined,
): Promise<Site & { close: () => Promise<void> }> {
  const place = await mkdtemp(join(tmpdir(), 'site-'))
  const contentDir = join(place, 'content')
  const dataDir = join(place, 'var')
  await cp(folder, contentDir, { recursive: true })
  await prepare(contentDir)
  await Promise.all([dataDir, SHARED_PDF_CACHE].map((path) => mkdir(path, { recursive: true })))
  await symlink(SHARED_PDF_CACHE, pdfCacheDir(dataDir), 'junction')
  const settings = {
    CONTENT_DIR: contentDir,
    DATA_DIR: dataDir,
    // Few tests need the background checks of a hundred cameras.
    CAMERA_WATCH_PER_MINUTE: '0',
    ...env,
  }
  const server = await startServer(settings, YOUNG_SPACE)
  const close = async () => {
    // The data is deleted anyway, and a graceful stop would wait ten seconds for a browser's idle connections.
    server.process.kill('SIGKILL')
    await server.stop()
    await rm(place, { recursive: true, force: true })
  }
  return { ...server, contentDir, close }
}
