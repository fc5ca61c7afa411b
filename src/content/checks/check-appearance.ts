import type { AppearanceProfile } from '../../contract/district-profile.ts'
import type { LookFile } from '../appearance/look-file.ts'
import { hint } from '../did-you-mean.ts'
import type { SortedFolder } from '../folder/sort-folder.ts'
import type { ContentProblem } from '../issue.ts'
import type { ReadParts } from '../read-parts.ts'

type FileKey = Exclude<keyof AppearanceProfile, 'accentColor'>

/** Every page loads it. */
const MAX_LOGO_KB = 100
/** It is shown up to 48 pixels high, and twice that on high-density screens. */
const MIN_LOGO_HEIGHT = 96
/** The toolbar has no room for wider ones, and taller ones would be a thin stripe. */
const LOGO_SHAPES = { least: 0.5, most: 2.5 }
/** Previews show smaller ones tiny, or not at all. */
const MIN_SOCIAL = { width: 600, height: 315 }

/** Files that `site.yaml` names for the appearance but `look/` lacks, or has in another form. Pure. */
export function appearanceProblems({ look }: SortedFolder, { site, pictures }: ReadParts): ContentProblem[] {
  const profile = site?.value.appearance
  if (site === null || profile === undefined) return []
  const paths = look.map(({ path }) => path)
  const issuesOf = (key: FileKey): readonly string[] => {
    const path = profile[key]
    if (path === undefined) return []
    if (!paths.includes(path)) return [`is not in the folder${hint(path, paths)}`]
    const picture = pictures.get(path)
    // Problems with the file itself are listed at the file.
    if (picture === undefined) return []
    return key === 'socialImage' ? socialIssues(picture) : logoIssues(picture)
  }
  const keys: readonly FileKey[] = ['logo', 'logoDark', 'socialImage']
  const ofFiles = keys.flatMap((key) =>
    issuesOf(key).map((message) => ({ key, message: `appearance.${key} "${profile[key]}" ${message}` })),
  )
  if (profile.logoDark !== undefined && profile.logo === undefined) {
    const message = 'appearance.logoDark needs a logo beside it: write appearance.logo too'
    ofFiles.push({ key: 'logoDark', message })
  }
  return ofFiles.map(({ key, message }) => ({
    file: 'site.yaml',
    line: site.lineOf(['appearance', key]),
    message,
  }))
}

/** Pictures that are not used. Pure. */
export function appearanceWarnings({ look }: SortedFolder, { site }: ReadParts): ContentProblem[] {
  if (site === null) return []
  const used: readonly unknown[] = Object.values(site.value.appearance ?? {})
  const message = 'is not shown: name it under "appearance" in site.yaml, or remove it'
  return look
    .filter(({ path }) => !used.includes(path))
    .map(({ path }) => ({ file: path, line: null, message }))
}

function logoIssues({ bytes, size, aspectRatio }: LookFile): string[] {
  const issues: string[] = []
  const kilobytes = Math.ceil(bytes.length / 1024)
  if (kilobytes > MAX_LOGO_KB)
    issues.push(`has ${kilobytes} KB, and every page loads it: save it with at most ${MAX_LOGO_KB} KB`)
  if (size !== null && size.height < MIN_LOGO_HEIGHT)
    issues.push(
      `is ${size.height} pixels high and would be blurred: save it at least ${MIN_LOGO_HEIGHT} high, or as SVG`,
    )
  if (aspectRatio > LOGO_SHAPES.most)
    issues.push(
      'is more than two and a half times as wide as it is high: use the emblem without the name, which is next to it',
    )
  if (aspectRatio < LOGO_SHAPES.least)
    issues.push('is more than twice as high as it is wide: use another form of it')
  return issues
}

function socialIssues({ size }: LookFile): string[] {
  const { width, height } = MIN_SOCIAL
  if (size === null || (size.width >= width && size.height >= height)) return []
  return [`is ${size.width} × ${size.height} pixels: save it at least ${width} × ${height}, best 1200 × 630`]
}
