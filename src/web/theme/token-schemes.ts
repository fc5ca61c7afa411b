/** Reads `tokens.css` the way a browser does, so that tests can check the colors. Not shipped. */

/** How a visitor prefers to see the site. */
type Scheme = 'light' | 'dark' | 'highContrastLight' | 'highContrastDark'
export const SCHEMES: readonly Scheme[] = ['light', 'dark', 'highContrastLight', 'highContrastDark']

/** Role to colour, as `primary` → `#00435a`. */
export type Tokens = ReadonlyMap<string, string>

const DARK = '(prefers-color-scheme: dark)'
const CONTRAST = '(prefers-contrast: more)'

/** Media queries whose blocks apply to each scheme, in the order of the file; `''` is no query. */
const APPLYING: Record<Scheme, readonly string[]> = {
  light: [''],
  dark: ['', DARK],
  highContrastLight: ['', CONTRAST],
  highContrastDark: ['', DARK, CONTRAST, `${CONTRAST} and ${DARK}`],
}

/** The colours one kind of visitor sees. */
export function parseTokens(css: string, scheme: Scheme): Tokens {
  const blocks = [...css.matchAll(/(?:@media ([^@{]+)\{\s*)?:root \{([^{}]*)\}/g)]
  const declarations = blocks
    .filter(([, query = '']) => APPLYING[scheme].includes(query.trim()))
    .flatMap(([, , body = '']) => [...body.matchAll(/(?<![\w-])--([\w-]+):\s*(#[0-9a-f]{6});/g)])
  return new Map(declarations.map(([, name = '', colour = '']) => [name, colour]))
}

/**
 * WCAG 2.2 contrast ratio of two `#rrggbb` colours, 1 to 21.
 *
 * Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
