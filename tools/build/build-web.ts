import { writeFile } from 'node:fs/promises'
import { hashSources, isBuildStale, STAMP_FILE } from './build-stamp.ts'

/**
 * Builds what browsers get (dist/client), then the server's render function (dist/server/render.js),
 * which names the files of the first.
 */
export async function buildWeb(): Promise<void> {
  const hash = await hashSources()
  // Not above: a server without the development packages still asks whether what it has is stale.
  const { build } = await import('vite')
  // With another value of the caller's, React's parts for development would go into the pages.
  process.env.NODE_ENV = 'production'
  process.stderr.write('Building the pages for browsers…\n')
  await build({ logLevel: 'warn' })
  process.stderr.write('Building the pages for the server…\n')
  await build({ logLevel: 'warn', build: { ssr: true } })
  await writeFile(STAMP_FILE, hash)
}

export async function buildWebIfStale(): Promise<void> {
  if (await isBuildStale()) await buildWeb()
}
