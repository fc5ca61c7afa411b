/**
 * Writes `src/web/ui/icon-paths.ts`, from which icons are imported, and the outlines themselves, a module
 * each in `src/web/ui/icons/`: so the build puts every icon beside the code that draws it, and a page ships
 * only its own.
 *
 * Run with `node tools/assets/make-icons.ts` after changing the list below.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Config, optimize } from 'svgo'
import { writtenConstant } from './written-constant.ts'

/** Names in Material Symbols; each becomes a constant, `arrow_upward` → `arrowUpwardIcon`. */
const ICON_NAMES = `
  accessibility_new add archive arrow_back arrow_downward arrow_forward arrow_upward block calendar_month
  call check check_circle chevron_left chevron_right close cloud_off content_copy description
  directions_car download edit error explore fit_screen format_quote fullscreen fullscreen_exit grid_view
  handyman help history hourglass_empty image info keyboard_arrow_down keyboard_arrow_up language link list
  location_on mail map menu monitoring my_location no_crash open_in_new pause picture_as_pdf play_arrow
  print refresh remove rss_feed schedule science search share sync_problem table_chart traffic videocam
  videocam_off visibility_off warning
`
  .trim()
  .split(/\s+/)

const SYMBOLS = new URL('../../node_modules/@material-symbols/svg-400/package.json', import.meta.url)
const TARGET = new URL('../../src/web/ui/', import.meta.url)

/** At 48 pixels a unit of the view box is a twentieth of one, so finer parts than whole units are never seen. */
const TIDY: Config = { floatPrecision: 0, plugins: ['convertPathData'] }

/** The text of every module by its path below `src/web/ui/`, drawn from the installed symbols. */
export async function buildIconModules(): Promise<Record<string, string>> {
  const modules = await Promise.all(
    ICON_NAMES.map(async (name) => [modulePath(name), await readModule(name)] as const),
  )
  const exports = ICON_NAMES.map((name) => `export { ${constantName(name)} } from './${modulePath(name)}'`)
  return { 'icon-paths.ts': `${HEADER}\n${exports.join('\n')}\n`, ...Object.fromEntries(modules) }
}

async function readModule(name: string): Promise<string> {
  const svg = await readFile(new URL(`outlined/${name}.svg`, SYMBOLS), 'utf8')
  const paths = [...optimize(svg, TIDY).data.matchAll(/<path d="([^"]+)"/g)].map((match) => match[1])
  if (paths.length !== 1) throw new Error(`${name}.svg: expected one path, found ${paths.length}`)
  return `${writtenConstant(`export const ${constantName(name)}`, paths.join())}\n`
}

function modulePath(name: string): string {
  return `icons/${name.replaceAll('_', '-')}.ts`
}

function constantName(name: string): string {
  return `${name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}Icon`
}

const HEADER = `// Written by tools/assets/make-icons.ts from Material Symbols Outlined 400 (Apache-2.0). Do not edit.

/** Outline of one icon in the view box \`0 -960 960 960\`. */
export type IconPath = \`\${'M' | 'm'}\${string}\`
`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await rm(new URL('icons', TARGET), { recursive: true, force: true })
  await mkdir(new URL('icons', TARGET))
  for (const [path, text] of Object.entries(await buildIconModules())) {
    await writeFile(new URL(path, TARGET), text)
  }
}
