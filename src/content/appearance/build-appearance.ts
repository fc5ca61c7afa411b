import { hash } from 'node:crypto'
import { type Appearance, USUAL_APPEARANCE } from '../../contract/appearance.ts'
import type { AppearanceProfile } from '../../contract/district-profile.ts'
import type { LookFile } from './look-file.ts'

/** A file that pages refer to, under an address that changes with its bytes. */
export interface AppearanceFile {
  path: string
  mediaType: string
  bytes: Buffer
}

/** How the site looks, and the files it needs. */
export interface BuiltAppearance {
  appearance: Appearance
  files: readonly AppearanceFile[]
}

export const USUAL_LOOK: BuiltAppearance = { appearance: USUAL_APPEARANCE, files: [] }

/**
 * Builds the site's appearance from `site.yaml`. Loads the color library only if there is an accent color.
 *
 * @param pictures of the folder `look/`, by path; includes all that `profile` names
 */
export async function buildAppearance(
  profile: AppearanceProfile | undefined,
  pictures: ReadonlyMap<string, LookFile>,
): Promise<BuiltAppearance> {
  if (profile === undefined) return USUAL_LOOK
  const files: AppearanceFile[] = []
  const publish = (name: string, file: Omit<AppearanceFile, 'path'>) => {
    const path = `/assets/${name}-${hash('sha256', file.bytes, 'base64url').slice(0, 8)}.${ENDINGS[file.mediaType]}`
    if (!files.some((one) => one.path === path))
      files.push({ path, mediaType: file.mediaType, bytes: file.bytes })
    return path
  }
  const pictureOf = (path: string | undefined) => (path === undefined ? undefined : pictures.get(path))
  const [logo, logoDark, social] = [profile.logo, profile.logoDark, profile.socialImage].map(pictureOf)
  const colors = profile.accentColor === undefined ? null : await buildAccent(profile.accentColor)
  const appearance: Appearance = {
    ...USUAL_APPEARANCE,
    ...(colors === null
      ? {}
      : {
          stylesheet: publish('colors', { mediaType: 'text/css; charset=utf-8', bytes: colors.css }),
          barColor: colors.barColor,
          linkColor: colors.linkColor,
          pageColor: colors.pageColor,
        }),
    ...(logo === undefined
      ? {}
      : {
          logo: {
            url: publish('logo', logo),
            mediaType: logo.mediaType,
            darkUrl: logoDark === undefined ? null : publish('logo', logoDark),
            aspectRatio: logo.aspectRatio,
          },
        }),
    ...(social?.size == null
      ? {}
      : { socialImage: { path: publish('social', social), mediaType: social.mediaType, ...social.size } }),
  }
  return { appearance, files }
}

const ENDINGS: Readonly<Record<string, string>> = {
  'text/css; charset=utf-8': 'css',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
}

async function buildAccent(accent: string) {
  const { buildColors, buildStylesheet } = await import('./color-scheme.ts')
  const day = buildColors(accent, { isDark: false, hasMoreContrast: false })
  const night = buildColors(accent, { isDark: true, hasMoreContrast: false })
  return {
    css: Buffer.from(buildStylesheet(accent)),
    barColor: { light: day.bar, dark: night.bar },
    linkColor: { light: day.primary, dark: night.primary },
    pageColor: day.surface,
  }
}
