import {
  argbFromHex,
  Contrast,
  DynamicScheme,
  Hct,
  hexFromArgb,
  lstarFromArgb,
  MaterialDynamicColors,
  SchemeFidelity,
  TonalPalette,
} from '@material/material-color-utilities'

/*
 * The colors of the site from one accent, as theme/tokens.css has them for the product's own: the Material 3 scheme
 * "fidelity", which stays close to the accent. Colors with a fixed meaning are not here and never change: errors,
 * warnings, success, express lanes, water, the current stop of the toolbar's line, highlighted words.
 */

/** How a visitor prefers to see the site. */
export interface SchemeKind {
  isDark: boolean
  hasMoreContrast: boolean
}

/** Lighter accents would glare as a surface, and darker ones would blend into the page at night. */
const TONES = { darkest: 25, lightest: 80 }

/** With a vivid accent, pages would be pink or green, and selected controls glaring. */
const MAX_CHROMA = { secondary: 24, neutral: 5, neutralVariant: 9 }

/** Fixed colors of tokens.css that generated ones lie on or under. */
const FIXED = {
  stop: '#ffb877',
  sea: { light: '#d6ebf7', dark: '#0c2430' },
  seaWithMoreContrast: { light: '#e2f3ff', dark: '#000000' },
}

/**
 * The colors generated from an accent. Whatever the accent, text has a contrast of at least 4.5 to 1 on all its
 * backgrounds (7 to 1 for visitors who prefer more), marks and edges of controls 3 to 1. Pure.
 *
 * @param accent `#rrggbb`
 * @returns colors, `#rrggbb`, by the names of their custom properties without `--`
 */
export function buildColors(accent: string, { isDark, hasMoreContrast }: SchemeKind) {
  const scheme = quiet(new SchemeFidelity(seedOf(accent), isDark, hasMoreContrast ? 1 : 0))
  const role = (name: Role) => hexFromArgb(MaterialDynamicColors[name].getArgb(scheme))
  const { primaryPalette: primary, secondaryPalette: secondary, neutralVariantPalette } = scheme
  const [text, mark] = [hasMoreContrast ? 7 : 4.5, 3]
  const [away, back] = isDark ? (['lighter', 'darker'] as const) : (['darker', 'lighter'] as const)

  const surfaces = {
    surface: role('surface'),
    'surface-container-lowest': role('surfaceContainerLowest'),
    'surface-container-low': role('surfaceContainerLow'),
    'surface-container': role('surfaceContainer'),
    'surface-container-high': role('surfaceContainerHigh'),
    card: isDark ? role('surfaceContainerLow') : role('surfaceContainerLowest'),
    land: isDark ? hexFromArgb(scheme.neutralPalette.tone(12)) : '#ffffff',
  }
  const grounds = Object.values(surfaces)
  const sea = (hasMoreContrast ? FIXED.seaWithMoreContrast : FIXED.sea)[isDark ? 'dark' : 'light']
  const container = hasMoreContrast
    ? readable(primary, role('primaryContainer'), away, [[text, [isDark ? '#000000' : '#ffffff']]])
    : role('primaryContainer')
  const main = readable(primary, role('primary'), away, [[text, [...grounds, sea]]])
  const bar = readable(primary, isDark ? barByNight(primary, hasMoreContrast) : main, 'darker', [
    [text, ['#ffffff']],
    [mark, [FIXED.stop]],
  ])
  const onSecondary = role(hasMoreContrast ? 'onSecondaryContainer' : 'onSurface')
  const secondaryContainer = readable(
    secondary,
    role('secondaryContainer'),
    contrastOf(onSecondary, '#ffffff') > contrastOf(onSecondary, '#000000') ? 'lighter' : 'darker',
    [[text, [onSecondary]]],
  )
  return {
    primary: main,
    'on-primary': readable(primary, role('onPrimary'), back, [[text, [main]]]),
    'primary-container': container,
    'on-primary-container': hasMoreContrast
      ? readable(primary, role('onPrimaryContainer'), back, [[text, [container]]])
      : textOn(container, primary),
    secondary: readable(secondary, role('secondary'), away, [[mark, grounds]]),
    'secondary-container': secondaryContainer,
    'on-secondary-container': onSecondary,
    ...surfaces,
    'on-surface': role('onSurface'),
    'on-surface-variant': role('onSurfaceVariant'),
    outline: readable(neutralVariantPalette, role('outline'), away, [[mark, grounds]]),
    'outline-variant': role('outlineVariant'),
    bar,
    'bar-line': hasMoreContrast
      ? '#ffffff'
      : readable(primary, tone(primary, isDark ? 60 : 70), 'lighter', [[mark, [bar]]]),
    'picture-land': tone(primary, 20),
    'picture-sea': tone(primary, isDark ? 35 : 40),
  }
}

/** The style sheet that replaces the product's colors with an accent's. Pure. */
export function buildStylesheet(accent: string): string {
  const declarations = (hasMoreContrast: boolean) => {
    const light = buildColors(accent, { isDark: false, hasMoreContrast })
    const dark: Readonly<Record<string, string>> = buildColors(accent, { isDark: true, hasMoreContrast })
    return Object.entries(light).map(([name, day]) => {
      const night = dark[name]
      return `--${name}:${day === night ? day : `light-dark(${day},${night})`}`
    })
  }
  const usual = declarations(false)
  const isOfPicture = (declaration: string) => declaration.startsWith('--picture-')
  // Doubling the root outweighs tokens.css wherever it is loaded. Its rules for print and forced colors still apply.
  return [
    ['(forced-colors: none)', usual.filter(isOfPicture)] as const,
    ['screen and (forced-colors: none)', usual.filter((one) => !isOfPicture(one))] as const,
    [
      'screen and (forced-colors: none) and (prefers-contrast: more)',
      declarations(true).filter((one) => !isOfPicture(one)),
    ] as const,
  ]
    .map(([media, colors]) => `@media ${media}{:root:root{${colors.join(';')}}}\n`)
    .join('')
}

type Role = {
  [Name in keyof typeof MaterialDynamicColors]: (typeof MaterialDynamicColors)[Name] extends {
    getArgb: unknown
  }
    ? Name
    : never
}[keyof typeof MaterialDynamicColors]

/** The accent, limited to tones that work as a surface. */
function seedOf(accent: string): Hct {
  const { hue, chroma, tone } = Hct.fromInt(argbFromHex(accent))
  return Hct.from(hue, chroma, Math.min(TONES.lightest, Math.max(TONES.darkest, tone)))
}

/** The same scheme with muted surfaces. */
function quiet(scheme: SchemeFidelity): DynamicScheme {
  const limit = ({ hue, chroma }: TonalPalette, most: number) =>
    TonalPalette.fromHueAndChroma(hue, Math.min(chroma, most))
  return new DynamicScheme({
    ...scheme,
    secondaryPalette: limit(scheme.secondaryPalette, MAX_CHROMA.secondary),
    neutralPalette: limit(scheme.neutralPalette, MAX_CHROMA.neutral),
    neutralVariantPalette: limit(scheme.neutralVariantPalette, MAX_CHROMA.neutralVariant),
  })
}

function barByNight(primary: TonalPalette, hasMoreContrast: boolean): string {
  return hasMoreContrast ? '#000000' : tone(primary, 10)
}

/** White where it is readable; on a light surface, a dark tone of the accent. */
function textOn(surface: string, palette: TonalPalette): string {
  return contrastOf('#ffffff', surface) >= 4.5
    ? '#ffffff'
    : readable(palette, tone(palette, 10), 'darker', [[4.5, [surface]]])
}

function tone(palette: TonalPalette, value: number): string {
  return hexFromArgb(palette.tone(value))
}

/** A minimum contrast ratio, and the colors it applies to. */
type Needed = readonly [ratio: number, others: readonly string[]]

/** The color itself if it has every contrast it needs; otherwise the nearest tone that does, in one direction. */
function readable(
  palette: TonalPalette,
  color: string,
  direction: 'lighter' | 'darker',
  needs: readonly Needed[],
): string {
  const isReadable = (one: string) =>
    needs.every(([ratio, others]) => others.every((other) => contrastOf(one, other) >= ratio))
  if (isReadable(color)) return color
  const step = direction === 'lighter' ? 1 : -1
  const start = Math.round(lstarFromArgb(argbFromHex(color)))
  for (let value = start; value >= 0 && value <= 100; value += step)
    if (isReadable(tone(palette, value))) return tone(palette, value)
  throw new Error(`No tone ${direction} than ${color} can be read`)
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
function contrastOf(one: string, other: string): number {
  return Contrast.ratioOfTones(lstarFromArgb(argbFromHex(one)), lstarFromArgb(argbFromHex(other)))
}
