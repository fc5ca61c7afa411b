import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/** The three weights the documents are set in, as TrueType files. */
export interface RobotoFiles {
  regular: Uint8Array
  medium: Uint8Array
  semibold: Uint8Array
}

const VARIABLE_ROBOTO = new URL(
  '../../../node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
  import.meta.url,
)

/**
 * Cuts three fixed weights out of the variable Roboto the site itself is set in.
 * The same package gives the same bytes, and no font of the machine is used.
 */
export async function readRoboto(): Promise<RobotoFiles> {
  const variable = await readFile(VARIABLE_ROBOTO)
  const atWeight = (wght: number) =>
    subsetFont(variable, PRINTABLE, { targetFormat: 'truetype', variationAxes: { wght } })
  return { regular: await atWeight(400), medium: await atWeight(500), semibold: await atWeight(600) }
}

/** Latin-1 and the punctuation the texts use; another character is a fault of the text. */
export const PRINTABLE = [...characters(0x20, 0x7e), ...characters(0xa0, 0xff), ...'–—‘’“”•…−'].join('')

function characters(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}
