/** Reads `tokens.css` the way a browser does, so that tests can check the colors. Not shipped. */

/** How a visitor prefers to see the site. */
interface Scheme {
  isDark: boolean
  hasMoreContrast: boolean
}

/** Role to color, as `primary` → `#00435a`. */
export type Tokens = ReadonlyMap<string, string>

/** The colors one kind of visitor sees. */
export function parseTokens(css: string, { isDark, hasMoreContrast }: Scheme): Tokens {
  const blocks = [...css.matchAll(/(?:@media ([^@{]+) \{\s*)?:root \{([^{}]*)\}/g)]
  const declarations = blocks
    .filter(([, query = '']) => query === '' || (hasMoreContrast && query === '(prefers-contrast: more)'))
    .flatMap(([, , body = '']) => [
      ...body.matchAll(/(?<![\w-])--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g),
    ])
  return new Map(declarations.map(([, name = '', light = '', dark = light]) => [name, isDark ? dark : light]))
}

/**
 * WCAG 2.2 contrast ratio of two `#rrggbb` colors, 1 to 21.
 *
 * Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
