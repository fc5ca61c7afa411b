import { type Appearance, USUAL_APPEARANCE } from './appearance.ts'
import { type Language, languagePrefix } from './language.ts'
import { siteInLanguage } from './site-in-language.ts'
import type { SiteInfo } from './site-info.ts'

/**
 * What a browser needs to install the site: names from the office's own facts, icons, start address.
 * It is served at `/manifest.webmanifest`, and below the prefix of each other language.
 *
 * @see https://www.w3.org/TR/appmanifest/
 */
export function buildWebManifest(
  office: SiteInfo,
  language: Language,
  { barColor, pageColor }: Appearance = USUAL_APPEARANCE,
) {
  const site = siteInLanguage(office, language)
  const home = `${languagePrefix(language)}/`
  return {
    // One installed site, whatever its language.
    id: '/',
    name: `${site.district.name}: ${site.district.shortSubtitle}`,
    short_name: site.district.name,
    description: site.district.subtitle,
    lang: language,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'standalone',
    // A manifest cannot adapt to the visitor's color scheme.
    theme_color: barColor.light,
    background_color: pageColor,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  } as const
}

/** Where a language's manifest is: `/manifest.webmanifest`, `/es/manifest.webmanifest`. */
export function webManifestPath(language: Language): string {
  return `${languagePrefix(language)}/manifest.webmanifest`
}
