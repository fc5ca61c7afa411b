import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { USUAL_APPEARANCE } from '../../contract/appearance.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const SCHEMES = {
  light: { isDark: false, hasMoreContrast: false },
  dark: { isDark: true, hasMoreContrast: false },
  highContrastLight: { isDark: false, hasMoreContrast: true },
  highContrastDark: { isDark: true, hasMoreContrast: true },
}

const SURFACES = [
  'surface',
  'surface-container-lowest',
  'surface-container-low',
  'surface-container',
  'surface-container-high',
  'card',
]

/** Text colors and the backgrounds they are used on. */
const TEXT: [string, readonly string[]][] = [
  ['on-surface', [...SURFACES, 'sea', 'land']],
  ['on-surface-variant', [...SURFACES, 'land']],
  ['primary', [...SURFACES, 'sea']],
  ['error', [...SURFACES]],
  ['on-primary', ['primary']],
  ['on-primary-container', ['primary-container']],
  ['on-secondary-container', ['secondary-container']],
  ['on-tertiary-fixed', ['tertiary-fixed']],
  ['on-error', ['error']],
  ['on-ok', ['ok']],
  ['on-stop', ['stop']],
  ['on-caution', ['caution']],
  ['on-bar', ['bar']],
  ['on-sea', ['sea']],
]

/** Colors of lines, marks and control edges, and the backgrounds they are used on. */
const MARKS: [string, readonly string[]][] = [
  ['outline', [...SURFACES, 'land']],
  ['bar-line', ['bar']],
  ['stop', ['bar']],
  ['express', [...SURFACES, 'land']],
  ['ok', [...SURFACES, 'land']],
  ['primary', ['land']],
  ['secondary', ['land']],
]

describe.each(Object.entries(SCHEMES))('in %s', (_, scheme) => {
  const tokens = parseTokens(css, scheme)

  test('every text has a contrast of 4.5 to 1 or more with its background', () => {
    expect(tooFaint(tokens, TEXT, 4.5)).toEqual([])
  })

  test('every mark and every edge of a control has a contrast of 3 to 1 or more', () => {
    expect(tooFaint(tokens, MARKS, 3)).toEqual([])
  })
})

test('a visitor who prefers more contrast gets text of 7 to 1 or more everywhere', () => {
  expect(tooFaint(parseTokens(css, SCHEMES.highContrastLight), TEXT, 7)).toEqual([])
  expect(tooFaint(parseTokens(css, SCHEMES.highContrastDark), TEXT, 7)).toEqual([])
})

test('browsers and installed sites get the colors of the toolbar and the page', () => {
  const [light, dark] = [parseTokens(css, SCHEMES.light), parseTokens(css, SCHEMES.dark)]
  const { barColor, linkColor, pageColor } = USUAL_APPEARANCE
  expect(barColor).toEqual({ light: light.get('bar'), dark: dark.get('bar') })
  expect(linkColor).toEqual({ light: light.get('primary'), dark: dark.get('primary') })
  expect(pageColor).toBe(light.get('surface'))
})

test('the contrast figures of the art direction hold', () => {
  const light = parseTokens(css, SCHEMES.light)
  const dark = parseTokens(css, SCHEMES.dark)
  expect(ratioOf(light, 'on-surface', 'surface')).toBeCloseTo(16.3, 1)
  expect(ratioOf(dark, 'on-surface', 'surface')).toBeCloseTo(14.4, 1)
  expect(ratioOf(light, 'bar-line', 'bar')).toBeCloseTo(4.7, 1)
  expect(ratioOf(light, 'stop', 'bar')).toBeCloseTo(6.3, 1)
})

function tooFaint(tokens: Tokens, pairs: typeof TEXT, atLeast: number): string[] {
  return pairs.flatMap(([front, backs]) =>
    backs
      .filter((back) => ratioOf(tokens, front, back) < atLeast)
      .map((back) => `${front} on ${back}: ${ratioOf(tokens, front, back).toFixed(2)}`),
  )
}

function ratioOf(tokens: Tokens, front: string, back: string): number {
  const [one, other] = [tokens.get(front), tokens.get(back)]
  if (one === undefined || other === undefined) throw new Error(`tokens.css has no --${front} or --${back}`)
  return contrastRatio(one, other)
}

/** How a visitor prefers to see the site. */
interface Scheme {
  isDark: boolean
  hasMoreContrast: boolean
}

/** Colors by role, such as `primary` → `#00435a`. */
type Tokens = ReadonlyMap<string, string>

/** The colors one kind of visitor sees. */
function parseTokens(css: string, { isDark, hasMoreContrast }: Scheme): Tokens {
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
function contrastRatio(one: string, other: string): number {
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
