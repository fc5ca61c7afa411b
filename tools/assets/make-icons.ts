/**
 * Writes `src/web/ui/icon-paths.ts`, the outlines of every icon.
 *
 * Run with `node tools/assets/make-icons.ts` after changing the list below.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Config, optimize } from 'svgo'
import { writtenConstant } from './written-constant.ts'

/** Names in Material Symbols; each becomes a constant, `arrow_upward` → `arrowUpwardIcon`. */
const ICON_NAMES = `
  accessibility_new add archive arrow_back arrow_downward arrow_forward arrow_upward calendar_month
  call check check_circle chevron_left chevron_right close cloud_off description
  directions_car download edit error explore fit_screen format_quote fullscreen fullscreen_exit grid_view
  handyman help history hourglass_empty image info keyboard_arrow_down keyboard_arrow_up language link list
  mail map menu monitoring open_in_new pause picture_as_pdf play_arrow
  refresh remove science search share table_chart traffic videocam
  videocam_off visibility_off warning
`
  .trim()
  .split(/\s+/)

const SYMBOLS = new URL('../../node_modules/@material-symbols/svg-400/package.json', import.meta.url)
const TARGET = new URL('../../src/web/ui/icon-paths.ts', import.meta.url)

/** At 48 pixels a unit of the view box is a twentieth of one, so finer parts than whole units are never seen. */
const TIDY: Config = { floatPrecision: 0, plugins: ['convertPathData'] }

/** The text of `icon-paths.ts`, made from the installed symbols. */
export async function buildIconModule(): Promise<string> {
  return `${[HEADER, ...(await Promise.all(ICON_NAMES.map(readConstant)))].join('\n')}\n`
}

async function readConstant(name: string): Promise<string> {
  const svg = await readFile(new URL(`outlined/${name}.svg`, SYMBOLS), 'utf8')
  const paths = [...optimize(svg, TIDY).data.matchAll(/<path d="([^"]+)"/g)].map((match) => match[1])
  if (paths.length !== 1) throw new Error(`${name}.svg: expected one path, found ${paths.length}`)
  return writtenConstant(`export const ${constantName(name)}`, paths.join())
}

function constantName(name: string): string {
  return `${name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}Icon`
}

const HEADER = `// Written by tools/assets/make-icons.ts from Material Symbols Outlined 400 (Apache-2.0). Do not edit.

/** Outline of one icon in the view box \`0 -960 960 960\`. */
export type IconPath = \`\${'M' | 'm'}\${string}\`
`

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(TARGET, await buildIconModule())
