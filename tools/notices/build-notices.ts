import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findShipped, type Lock, type ShippedPackage } from './shipped-packages.ts'

export const NOTICES_FILE = 'THIRD-PARTY-NOTICES'

/** Longer ones, such as the runtime's with all its parts, stay in the package's folder. */
const LONGEST_CHARACTERS = 12_000

const HEAD = `Third-party notices

Made by "node tools/notices.ts" from the lock file; a test says when it is out of date.

The site's own code is under the license in LICENSE. It is shipped with, or draws from, the works below.

Fonts and icons
  Roboto, cut down to the characters in use. SIL Open Font License 1.1. (npm: @fontsource-variable/roboto,
  @fontsource/roboto)
  Material Symbols, single icons. Apache License 2.0. (npm: @material-symbols/svg-400)

Map
  Road routes: Travel Mapping (travelmapping.net).
  Roads, water and land: © OpenStreetMap contributors, Open Database License 1.0 (openstreetmap.org/copyright).
  Shoreline: GSHHG, GNU Lesser General Public License 3 or later.
  Places: GeoNames (geonames.org), Creative Commons Attribution 4.0.
  Counties: United States Census Bureau, public domain.
  The credit line in content/map/map.json stands wherever the map is shown.

Packages
`

export async function buildNotices(root: string): Promise<string> {
  const shipped = await readShipped(root)
  const list = shipped.map(({ name, version, license }) => `  ${name} ${version}: ${license}`)
  const named = new Map<string, string[]>()
  for (const one of shipped) {
    const text = await readLicense(root, one)
    if (text !== null) named.set(text, [...(named.get(text) ?? []), one.name])
  }
  const texts = Array.from(named, ([text, names]) => `${'-'.repeat(72)}\n${wrapNames(names)}\n\n${text}\n`)
  return `${HEAD}${list.join('\n')}\n\n${texts.join('\n')}`
}

/** What is shipped, according to the lock file and the sources of the pages. */
async function readShipped(root: string): Promise<readonly ShippedPackage[]> {
  return findShipped(await readLock(root), await readBundledNames(root))
}

export async function readLock(root: string): Promise<Lock> {
  const { packages }: { packages: Lock } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  return packages
}

/** Packages that the web part imports; a build puts them into files for browsers. */
export async function readBundledNames(root: string): Promise<readonly string[]> {
  const folder = join(root, 'src/web')
  const files = await readdir(folder, { recursive: true })
  const names = new Set<string>(['@fontsource-variable/roboto', '@material-symbols/svg-400'])
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\./.test(name))) {
    const words = await readFile(join(folder, file), 'utf8')
    for (const [line, name] of words.matchAll(
      /(?:from|import)\s*\(?\s*'((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'/g,
    )) {
      if (name !== undefined && !line.includes('virtual:') && !line.includes('node:')) names.add(name)
    }
  }
  return [...names]
}

async function readLicense(root: string, { place }: ShippedPackage): Promise<string | null> {
  const folder = join(root, place)
  const names = await readdir(folder)
  const name = names.sort().find((one) => /^(licen[sc]e|copying)(\.|-|$)/i.test(one))
  if (name === undefined) return null
  const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n').trim()
  return text.length > LONGEST_CHARACTERS ? null : text
}

function wrapNames(names: readonly string[]): string {
  return names
    .join(', ')
    .replace(/(.{1,70})(?:, |$)/g, '$1\n')
    .trim()
}
