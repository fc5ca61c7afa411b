import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderDesk } from '../contract/desk-view.ts'
import type { RenderPage } from '../contract/page-source.ts'
import type { DeskBundle } from './desk/desk-routes.ts'
import { compress, type ResponseDraft } from './snapshot/compressed-response.ts'

/** The built web part: a function that renders pages, and the files that browsers request. */
export interface WebBundle {
  render: RenderPage
  assets: readonly ResponseDraft[]
}

/** Extensions of files that the build compressed with Brotli and gzip; nginx expects the same. */
const COMPRESSED = ['.br', '.gz'] as const

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  // Modules and workers are always UTF-8, and a page has a dozen of them.
  '.js': 'text/javascript',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** Loads the pages of the desk. `null`: they are not built. */
export async function readDeskBundle(distDir: string): Promise<DeskBundle | null> {
  const dir = join(distDir, 'desk')
  const script = join(dir, 'desk.js')
  if (!existsSync(script)) return null
  const module: { renderDesk?: unknown } = await import(pathToFileURL(script).href)
  if (typeof module.renderDesk !== 'function') throw new Error(`${script} exports no function renderDesk`)
  const files = await readClientFiles(dir)
  const assets = files.flatMap((file) =>
    file.kind === 'hashedAsset' ? [{ ...file, path: `/desk${file.path}` }] : [],
  )
  const stylesheets = assets.map(({ path }) => path).filter((path) => path.endsWith('.css'))
  const scripts = assets.map(({ path }) => path).filter((path) => path.endsWith('.js'))
  // The web part declares this export as a RenderDesk; a bundle carries no types to prove it.
  return { render: module.renderDesk as RenderDesk, assets, stylesheets, scripts }
}

/** Loads the web part from the build folder. `null`: it is not built. */
export async function readWebBundle(distDir: string): Promise<WebBundle | null> {
  const script = join(distDir, 'server', 'render.js')
  const clientDir = join(distDir, 'client')
  if (!existsSync(script) || !existsSync(clientDir)) return null
  const module: { render?: unknown } = await import(pathToFileURL(script).href)
  if (typeof module.render !== 'function') throw new Error(`${script} exports no function named render`)
  // The web part declares this export as a RenderPage; a bundle carries no types to prove it.
  return { render: module.render as RenderPage, assets: await readClientFiles(clientDir) }
}

/**
 * Reads every file that a browser may request. Files in `assets/` have their hash in the name and may be cached forever.
 */
async function readClientFiles(clientDir: string): Promise<ResponseDraft[]> {
  const files = await listClientFiles(clientDir)
  const read = async (file: string): Promise<ResponseDraft> => {
    const parts = relative(clientDir, file).split(sep)
    const compressed = COMPRESSED.map((ending) => file + ending)
    const [bytes, br, gzip] = await Promise.all(
      [file, ...compressed.filter((path) => files.has(path))].map((path) => readFile(path)),
    )
    return {
      path: `/${parts.map(encodeURIComponent).join('/')}`,
      kind: parts[0] === 'assets' ? 'hashedAsset' : 'publicFile',
      mediaType: mediaTypeOf(file),
      bytes: bytes ?? Buffer.alloc(0),
      ...(br === undefined || gzip === undefined ? {} : { compressed: { br, gzip } }),
    }
  }
  return Promise.all(
    [...files].filter((file) => !COMPRESSED.some((ending) => file.endsWith(ending))).map(read),
  )
}

/** Compresses every file that a browser may request, as small as possible, into `.br` and `.gz` files next to it. */
export async function compressClientFiles(clientDir: string): Promise<void> {
  for (const file of await listClientFiles(clientDir)) {
    const bytes = await readFile(file)
    const { br, gzip } = await compress(bytes, mediaTypeOf(file), 'best')
    if (br.length >= bytes.length) continue
    await Promise.all([br, gzip].map((body, index) => writeFile(`${file}${COMPRESSED[index]}`, body)))
  }
}

/** Without hidden files and folders, which only the build uses. */
async function listClientFiles(clientDir: string): Promise<Set<string>> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const isHidden = (file: string) =>
    relative(clientDir, file)
      .split(sep)
      .some((part) => part.startsWith('.'))
  return new Set(files.filter((file) => !isHidden(file)))
}

function mediaTypeOf(file: string): string {
  return MEDIA_TYPES[extname(file)] ?? 'application/octet-stream'
}
