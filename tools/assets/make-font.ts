/**
 * Writes `src/web/theme/roboto.woff2`, the one font file of the site, and
 * `src/web/theme/fonts.css`, which loads it and shapes the fonts that stand
 * in until it has arrived to the same widths and lines.
 *
 * Run with `node tools/assets/make-font.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import subsetFont from 'subset-font'

const SOURCE = new URL(
  '../../node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
  import.meta.url,
)
/** Widths of Helvetica, which Arial and Liberation Sans share letter for letter. */
const AFM_FOLDER = new URL('../../node_modules/pdfkit/js/data/', import.meta.url)
const TARGET_FOLDER = new URL('../../src/web/theme/', import.meta.url)

/**
 * What the site's words and typical content are written with: ASCII but for signs of programs, the letters of
 * Spanish, Haitian Creole and French names, and what good typesetting needs. Any other shows in the font that stands
 * in. The file is to fit in what a new connection sends at once (ten packets, 14,600 bytes with its headers): one
 * letter too many costs a phone a whole round trip.
 */
const CHARACTERS = `${without(range(0x20, 0x7d), '\\^`{|}')}ÀÁÈÉÍÑÒÓÚÜàáçèéêëíîïñòóôúûü\u00a0\u2009\u202f¡¿–—−…‘’“”·°×©`

/** Lightest and heaviest weight the type scale uses. */
const WEIGHTS = { min: 400, max: 700 }

/** A constant, not a literal in the call: `keepFeatures` is newer than the package's types. */
const SUBSET = {
  targetFormat: 'woff2' as const,
  variationAxes: { wght: WEIGHTS },
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
  // GDEF sorts accents that stand alone, and here there are none.
  dropTables: ['STAT', 'gasp', 'GDEF'],
}

/** Roboto's own line, in units per em (hhea): no font in its place may be taller. */
const METRICS = { unitsPerEm: 2048, ascent: 1900, descent: 500 }

/** Ordinary text of the site, to compare widths on. */
const SPECIMEN =
  'Lanes reopened in 31 minutes on average this week, 4 minutes faster than the 52-week mean. ' +
  'Los carriles se reabrieron en 31 minutos en promedio. ' +
  'Vwa yo te relouvri nan 31 minit an mwayèn semèn sa a.'

/** The subset: about 13,700 bytes. */
export async function buildFont(): Promise<Buffer> {
  return await subsetFont(await readFile(SOURCE), CHARACTERS, SUBSET)
}

/** The text of `fonts.css`. */
export async function buildFontStyles(): Promise<string> {
  const [regular, bold] = await Promise.all([readWidths('Helvetica'), readWidths('Helvetica-Bold')])
  const font = await readFile(SOURCE)
  GlobalFonts.register(font, 'Roboto to measure')
  const faces = [
    fallbackFace('400', robotoWidth(400) / regular, ARIAL),
    fallbackFace('500', robotoWidth(500) / regular, ARIAL),
    fallbackFace('600 700', robotoWidth(600) / bold, ARIAL_BOLD),
  ]
  return `${STYLES_HEADER}\n${faces.join('\n')}`
}

const ARIAL = ['Arial', 'Liberation Sans', 'Helvetica']
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold']

function fallbackFace(weight: string, widthRatio: number, localNames: readonly string[]): string {
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
  const perEm = (units: number) => percent(units / METRICS.unitsPerEm / widthRatio)
  return `@font-face {
  font-family: "Roboto fallback";
  font-weight: ${weight};
  src: ${localNames.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(widthRatio)};
  ascent-override: ${perEm(METRICS.ascent)};
  descent-override: ${perEm(METRICS.descent)};
  line-gap-override: 0%;
}
`
}

/** Width of the specimen in ems. */
function robotoWidth(weight: number): number {
  const context = createCanvas(1, 1).getContext('2d')
  context.font = `${weight} 100px "Roboto to measure"`
  return context.measureText(SPECIMEN).width / 100
}

/** Width of the specimen in ems, by the font's Adobe metrics file. */
async function readWidths(name: string): Promise<number> {
  const afm = await readFile(new URL(`${name}.afm`, AFM_FOLDER), 'latin1')
  const widths = new Map(
    [...afm.matchAll(/^C (\d+) ; WX (\d+)/gm)].map(([, code, width]) => [Number(code), Number(width)]),
  )
  // The file encodes accented letters apart; they are as wide as their bare letter.
  const bare = SPECIMEN.normalize('NFD').replace(/\p{M}/gu, '')
  return [...bare].reduce((sum, character) => sum + (widths.get(character.charCodeAt(0)) ?? 556), 0) / 1000
}

function without(characters: string, left: string): string {
  return [...characters].filter((character) => !left.includes(character)).join('')
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

const STYLES_HEADER = `/*
 * Written by tools/assets/make-font.ts. Do not edit.
 *
 * Roboto (SIL Open Font License 1.1), weights 400 to 700. The page preloads the file:
 * <link rel="preload" as="font" type="font/woff2" crossorigin href="…roboto….woff2">.
 * Until it is there, Arial stands in, sized so that no line breaks elsewhere.
 */
@font-face {
  font-family: "Roboto";
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: swap;
  src: url("./roboto.woff2") format("woff2");
}
`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const font = await buildFont()
  await writeFile(new URL('roboto.woff2', TARGET_FOLDER), font)
  await writeFile(new URL('fonts.css', TARGET_FOLDER), await buildFontStyles())
  process.stderr.write(`roboto.woff2: ${font.length.toLocaleString('en-US')} bytes\n`)
}
