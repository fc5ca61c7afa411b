import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../tools/testing/test-cases.ts'
import { buildColors, buildStylesheet } from './color-scheme.ts'

const KINDS = [
  { isDark: false, hasMoreContrast: false },
  { isDark: true, hasMoreContrast: false },
  { isDark: false, hasMoreContrast: true },
  { isDark: true, hasMoreContrast: true },
]
type Kind = (typeof KINDS)[number]
type Colors = Readonly<Record<string, string>>

/** The ends of the color space, typical district colors, and the colors with the most difficult lightness. */
const EXTREMES = [
  ...['#000000', '#ffffff', '#808080', '#777777', '#767676', '#010101', '#fefefe'],
  ...['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff'],
  ...['#00629b', '#005c7a', '#c8102e', '#ffc72c', '#f2a900', '#6cc24a', '#582c83'],
]

const SURFACES = [
  ...['surface', 'surface-container-lowest', 'surface-container-low', 'surface-container'],
  ...['surface-container-high', 'card'],
]

/** Text and the surfaces below it, as in theme/contrast.test.ts for the product's own colors. */
const TEXT: readonly (readonly [string, readonly string[]])[] = [
  ['on-surface', [...SURFACES, 'sea', 'land']],
  ['on-surface-variant', [...SURFACES, 'land']],
  ['primary', [...SURFACES, 'sea', 'land']],
  ['error', SURFACES],
  ['on-primary', ['primary']],
  ['on-primary-container', ['primary-container']],
  ['on-secondary-container', ['secondary-container']],
  ['on-bar', ['bar']],
  // The link to the cameras has the bar's two colors swapped.
  ['bar', ['on-bar']],
]

/** Lines, marks and edges of controls. The focus ring is `on-surface`, above. */
const MARKS: readonly (readonly [string, readonly string[]])[] = [
  ['outline', [...SURFACES, 'land']],
  ['bar-line', ['bar']],
  ['stop', ['bar', 'picture-land']],
  ['express', [...SURFACES, 'land']],
  ['ok', [...SURFACES, 'land']],
  ['primary', ['land', 'card']],
  ['secondary', ['land']],
  ['picture-road', ['picture-land']],
]

const css = readFileSync(new URL('../../web/theme/tokens.css', import.meta.url), 'utf8')

test('the product’s own accent gives exactly the product’s own colors', () => {
  for (const kind of KINDS) expect(tokensOf(kind)).toMatchObject(buildColors('#005c7a', kind))
})

describe.each(KINDS)('with dark surfaces: $isDark, with more contrast: $hasMoreContrast', (kind) => {
  const tokens = tokensOf(kind)
  const faint = (accent: string) => {
    const colors = { ...tokens, ...buildColors(accent, kind) }
    return [...tooFaint(colors, TEXT, kind.hasMoreContrast ? 7 : 4.5), ...tooFaint(colors, MARKS, 3)]
  }

  test.each(EXTREMES)('everything stands out from its background when the accent is %s', (accent) => {
    expect(faint(accent)).toEqual([])
  })

  test('everything stands out from its background whatever the accent', () => {
    const accents = fc
      .integer({ min: 0, max: 0xffffff })
      .map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(accents, (accent) => {
        expect(faint(accent)).toEqual([])
      }),
      runs(300),
    )
  })
})

test('a chart, a link and a button have the hue of the accent', () => {
  const { primary } = buildColors('#c8102e', KINDS[0] as Kind)
  const [red = 0, green = 0, blue = 0] = channelsOf(primary)
  expect(red).toBeGreaterThan(2 * Math.max(green, blue))
})

test('colors with a meaning never change', () => {
  const sheet = buildStylesheet('#c8102e')
  for (const name of ['error', 'ok', 'express', 'caution', 'sea', 'stop', 'tertiary-fixed'])
    expect(sheet).not.toMatch(new RegExp(`--(on-)?${name}:`))
})

test('print and forced colors keep their own colors', () => {
  const queries = Array.from(buildStylesheet('#c8102e').matchAll(/@media ([^{]+)\{:root:root\{([^}]*)\}/g))
  for (const [, query = '', body = ''] of queries) {
    expect(query).toContain('(forced-colors: none)')
    // A drawing may be printed in color.
    if (!query.includes('screen')) expect(body.replaceAll(/--picture-[a-z]+:[^;]+;?/g, '')).toBe('')
  }
  expect(queries).toHaveLength(3)
})

/** Colors by role, as in tokens.css for one kind of visitor. */
function tokensOf({ isDark, hasMoreContrast }: Kind): Colors {
  const blocks = [...css.matchAll(/(?:@media ([^@{]+) \{\s*)?:root \{([^{}]*)\}/g)]
  const declarations = blocks
    .filter(([, query = '']) => query === '' || (hasMoreContrast && query === '(prefers-contrast: more)'))
    .flatMap(([, , body = '']) => [
      ...body.matchAll(/(?<![\w-])--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g),
    ])
  return Object.fromEntries(
    declarations.map(([, name = '', light = '', dark = light]) => [name, isDark ? dark : light]),
  )
}

function tooFaint(colors: Colors, pairs: typeof TEXT, atLeast: number): string[] {
  return pairs.flatMap(([front, backs]) =>
    backs
      .map((back) => ({ back, ratio: contrastRatio(colors[front] ?? '', colors[back] ?? '') }))
      // Not `<`: a missing color has no ratio.
      .filter(({ ratio }) => !(ratio >= atLeast))
      .map(({ back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`),
  )
}

/** WCAG 2.2 contrast ratio of two `#rrggbb` colors. Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}
