/**
 * Writes the site's icons into `src/web/public/`, which is served as it is.
 *
 * Run with `node tools/assets/make-app-icons.ts` after `make-map.ts`. When the
 * office provides its own mark, replace the files and delete this tool.
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { buildIco, buildIconPng, buildIconSvg, type IconShape } from './app-icon.ts'

const PUBLIC_FOLDER = new URL('../../src/web/public/', import.meta.url)

const TAB: IconShape = { corners: 'rounded', weight: 'bold' }
const APP: IconShape = { corners: 'rounded', weight: 'normal' }
/** Android and iOS cut their own corners; road and stop stay inside the safe circle. */
const BLEED: IconShape = { corners: 'square', weight: 'normal' }

/** Every icon file, by name. */
export function buildIconFiles(): Record<string, string | Buffer> {
  return {
    'favicon.svg': buildIconSvg(TAB),
    'favicon.ico': buildIco([16, 32, 48].map((pixels) => ({ pixels, png: buildIconPng(TAB, pixels) }))),
    'icon.svg': buildIconSvg(APP),
    'icon-192.png': buildIconPng(APP, 192),
    'icon-512.png': buildIconPng(APP, 512),
    'icon-maskable-512.png': buildIconPng(BLEED, 512),
    'apple-touch-icon.png': buildIconPng(BLEED, 180),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, content] of Object.entries(buildIconFiles())) {
    await writeFile(new URL(name, PUBLIC_FOLDER), content)
    process.stderr.write(`${name}: ${content.length.toLocaleString('en-US')} bytes\n`)
  }
}
