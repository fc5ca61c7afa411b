/**
 * Writes `src/web/theme/roboto.woff2`, the one font file of the site.
 *
 * Run with `node tools/assets/make-font.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { LETTERS } from '../../src/contract/language.ts'

export const ROBOTO = new URL(
  '../../node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
  import.meta.url,
)
const TARGET = new URL('../../src/web/theme/roboto.woff2', import.meta.url)

/**
 * The characters of the site's messages and typical content: ASCII without programming signs, the letters of the
 * languages and of French names, and what good typesetting needs. Any other character shows in the fallback font.
 * The file must fit in the first flight of a new connection (ten packets, 14,600 bytes with its headers): one letter
 * too many costs a phone a whole round trip.
 */
const CHARACTERS = `${without(range(0x20, 0x7d), '\\^`{|}')}${Object.values(LETTERS).join('')}çêëîïôû\u00a0\u2009\u202f–—−…‘’“”·°×©`

/** A constant, not a literal in the call: `keepFeatures` is newer than the package's types. */
const SUBSET = {
  targetFormat: 'woff2' as const,
  // Lightest and heaviest weight of the type scale.
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
  // GDEF sorts standalone accents, and there are none here.
  dropTables: ['STAT', 'gasp', 'GDEF'],
}

/** The subset: about 13,700 bytes. */
export async function buildFont(): Promise<Buffer> {
  return await subsetFont(await readFile(ROBOTO), CHARACTERS, SUBSET)
}

function without(characters: string, left: string): string {
  return [...characters].filter((character) => !left.includes(character)).join('')
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const font = await buildFont()
  await writeFile(TARGET, font)
  process.stderr.write(`roboto.woff2: ${font.length.toLocaleString('en-US')} bytes\n`)
}
