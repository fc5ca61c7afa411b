/**
 * Writes the files named `icon-paths.ts` in `src/web`, the outlines of every icon, and `ui/icon-sprite.ts`, the icons of
 * the frame, which each document contains once.
 *
 * Run with `node tools/assets/make-icons.ts` after changing the lists below.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Config, optimize } from 'svgo'

/** Each file and its icons by Material Symbols name; each becomes a constant: `arrow_upward` → `arrowUpwardIcon`. */
export const ICON_FILES: Readonly<Record<string, string>> = {
  'ui/icon-paths.ts': `
    archive arrow_downward arrow_upward call check check_circle chevron_left chevron_right close
    cloud_off description download error explore handyman help history
    hourglass_empty image info keyboard_arrow_down translate mail menu monitoring open_in_new
    refresh remove science search traffic videocam warning
  `,
  'features/cameras/icon-paths.ts': `
    add arrow_back edit fullscreen fullscreen_exit grid_view keyboard_arrow_up map
    pause play_arrow share videocam_off visibility_off
  `,
  'features/contact/icon-paths.ts': 'calendar_month',
  'features/metrics/icon-paths.ts': 'table_chart',
  'features/report-page/icon-paths.ts': 'accessibility_new format_quote picture_as_pdf share',
  'features/search/icon-paths.ts': 'link',
  'live/icon-paths.ts': 'list map share',
  'pages/icon-paths.ts': 'directions_car',
  'map/icon-paths.ts': 'add fit_screen keyboard_arrow_up',
}

/** Icons that every page shows, by the same names. Their constants refer to the sprite in the document. */
const FRAME = new Set(
  `call close description explore handyman history info translate mail menu monitoring search traffic
  videocam`.split(/\s+/),
)

export const SPRITE_FILE = 'ui/icon-sprite.ts'

const SYMBOLS = new URL('../../node_modules/@material-symbols/svg-400/package.json', import.meta.url)
const WEB = new URL('../../src/web/', import.meta.url)

/** At 48 pixels a unit of the view box is a twentieth of one, so details finer than one unit are invisible. */
const TIDY: Config = { floatPrecision: 0, plugins: ['convertPathData'] }

/** The text of one file, made from the installed symbols. */
export async function buildIconModule(names: string): Promise<string> {
  return `${[HEADER, ...(await Promise.all(names.trim().split(/\s+/).map(readConstant)))].join('\n')}\n`
}

/** The text of `ui/icon-sprite.ts`. */
export async function buildIconSprite(): Promise<string> {
  const outlines = [...FRAME].map(async (name) => `<path id="${idOf(name)}" d="${await readOutline(name)}"/>`)
  const sprite = `<svg width="0" height="0" aria-hidden="true"><defs>${(await Promise.all(outlines)).join('')}</defs></svg>`
  return `${HEADER}
/** The icons of the frame, which other icons refer to by id. */
${writtenConstant('export const ICON_SPRITE', sprite)}
`
}

async function readConstant(name: string): Promise<string> {
  const value = FRAME.has(name) ? `#${idOf(name)}` : await readOutline(name)
  return writtenConstant(`export const ${constantName(name)}`, value)
}

/** No heading of a page has such an id. */
function idOf(name: string): string {
  return `icon-${name.replaceAll('_', '-')}`
}

async function readOutline(name: string): Promise<string> {
  const svg = await readFile(new URL(`outlined/${name}.svg`, SYMBOLS), 'utf8')
  const paths = [...optimize(svg, TIDY).data.matchAll(/<path d="([^"]+)"/g)].map((match) => match[1])
  if (paths.length !== 1) throw new Error(`${name}.svg: expected one path, found ${paths.length}`)
  return paths.join()
}

function constantName(name: string): string {
  return `${name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}Icon`
}

const HEADER =
  '// Written by tools/assets/make-icons.ts from Material Symbols Outlined 400 (Apache-2.0). Do not edit.\n'

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, names] of Object.entries(ICON_FILES))
    await writeFile(new URL(file, WEB), await buildIconModule(names))
  await writeFile(new URL(SPRITE_FILE, WEB), await buildIconSprite())
}

/** The formatter's line width, biome.json. */
const LINE_WIDTH = 110

/**
 * A string constant as the formatter would leave it, so that generated
 * modules pass `npm run check` unchanged.
 *
 * @param declaration up to the equals sign, as `export const NAME`
 */
function writtenConstant(declaration: string, value: string): string {
  const start = `${declaration} =`
  const isLong = start.length + value.length + ` ''`.length > LINE_WIDTH
  return `${start}${isLong ? '\n  ' : ' '}'${value}'`
}
