/** How the site looks beyond its layout. Whatever a district does not choose is the product's default. */
export interface Appearance {
  /** Address path of the style sheet that holds the district's colors. `null`: the product's colors. */
  stylesheet: string | null
  /** The toolbar's color by day and by night, `#rrggbb`. */
  barColor: { light: string; dark: string }
  /** The color of links by day and by night, `#rrggbb`. */
  linkColor: { light: string; dark: string }
  /** The page's color by day, `#rrggbb`. */
  pageColor: string
  /** `null`: the product's mark. */
  logo: Logo | null
  /** What link previews show where a page has no picture of its own. `null`: nothing. */
  socialImage: { path: string; mediaType: string; width: number; height: number } | null
}

/** The district's logo. Its name is always next to it. */
export interface Logo {
  /** Address path. */
  url: string
  mediaType: string
  /** The version for dark surfaces. `null`: none, so the logo is on a white tile there. */
  darkUrl: string | null
  /** Width divided by height, 0.5 to 2.5. */
  aspectRatio: number
}

/** The default look. A test compares the colors with `tokens.css`. */
export const USUAL_APPEARANCE: Appearance = {
  stylesheet: null,
  barColor: { light: '#00435a', dark: '#001e2b' },
  linkColor: { light: '#00435a', dark: '#8dcff2' },
  pageColor: '#f8f9fc',
  logo: null,
  socialImage: null,
}
