import { expect, test } from 'vitest'
import { aContentFolder, type ContentFiles } from '../../../tests/builders/a-content-folder.ts'
import { aLogo, aPicture } from '../../../tests/builders/a-look.ts'
import { aPdfReader } from '../../../tests/builders/a-pdf.ts'
import { aSiteFile } from '../../../tests/builders/a-site.ts'
import type { AppearanceProfile } from '../../contract/district-profile.ts'
import { loadContent } from '../load-content.ts'
import { formatProblem } from '../site-content.ts'

async function loaded(appearance: AppearanceProfile, files: ContentFiles) {
  const folder = await aContentFolder({ 'site.yaml': aSiteFile({ appearance }), ...files })
  return loadContent(folder.path, aPdfReader())
}

/** What the check lists, without the line numbers, which do not matter here. */
async function problemsIn(appearance: Record<string, unknown>, files: ContentFiles = {}): Promise<string[]> {
  const site = `${aSiteFile()}appearance: ${JSON.stringify(appearance)}\n`
  const folder = await aContentFolder({ 'site.yaml': site, ...files })
  const outcome = await loadContent(folder.path, aPdfReader())
  const line = site.split('\n').length - 1
  return outcome.kind === 'broken'
    ? outcome.problems.map((problem) => formatProblem(problem).replace(`site.yaml:${line} `, ''))
    : []
}

test('an accent, a logo for day and night and a preview picture go live, each under an address made from its bytes', async () => {
  const files = {
    'look/logo.svg': aLogo(),
    'look/logo-dark.svg': aLogo('#ffffff'),
    'look/social.png': aPicture(1200, 630),
  }
  const named = { logo: 'look/logo.svg', logoDark: 'look/logo-dark.svg', socialImage: 'look/social.png' }
  const outcome = await loaded({ accentColor: '#c8102e', ...named }, files)
  if (outcome.kind !== 'ready') throw new Error(outcome.problems.map(formatProblem).join('\n'))
  const { appearance, appearanceFiles, hash } = outcome.content
  expect(appearance).toEqual({
    stylesheet: expect.stringMatching(/^\/assets\/colors-[\w-]{8}\.css$/),
    barColor: {
      light: expect.stringMatching(/^#[0-9a-f]{6}$/),
      dark: expect.stringMatching(/^#[0-9a-f]{6}$/),
    },
    linkColor: {
      light: expect.stringMatching(/^#[0-9a-f]{6}$/),
      dark: expect.stringMatching(/^#[0-9a-f]{6}$/),
    },
    pageColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
    logo: {
      url: expect.stringMatching(/^\/assets\/logo-[\w-]{8}\.svg$/),
      mediaType: 'image/svg+xml',
      darkUrl: expect.stringMatching(/^\/assets\/logo-[\w-]{8}\.svg$/),
      aspectRatio: 1.25,
    },
    socialImage: {
      path: expect.stringMatching(/^\/assets\/social-[\w-]{8}\.png$/),
      mediaType: 'image/png',
      width: 1200,
      height: 630,
    },
  })
  expect(appearanceFiles).toHaveLength(4)
  const other = await loaded(
    { accentColor: '#c8102e', ...named },
    { ...files, 'look/logo.svg': aLogo('#00629b') },
  )
  expect(other.kind === 'ready' && other.content.hash).not.toBe(hash)
})

test('a folder that chooses nothing has the default look and no file for it', async () => {
  const folder = await aContentFolder()
  const outcome = await loadContent(folder.path, aPdfReader())
  expect(outcome.kind === 'ready' && outcome.content.appearance.stylesheet).toBeNull()
  expect(outcome.kind === 'ready' && outcome.content.appearanceFiles).toEqual([])
})

test.each([
  [
    'blue',
    'appearance.accentColor "blue" is not a color: write # and six digits 0 to 9 or a to f, like "#00629b"',
  ],
  [
    '#06b',
    'appearance.accentColor "#06b" is not a color: write # and six digits 0 to 9 or a to f, like "#00629b"',
  ],
  [629, 'appearance.accentColor 629 is not a color: write it in quotation marks, like "#00629b"'],
])('the accent %s is not a color, and the check says what to write', async (accentColor, message) => {
  expect(await problemsIn({ accentColor })).toEqual([message])
})

test.each([
  '../logo.svg',
  'look/../site.yaml',
  '/etc/passwd.svg',
  'look/a/b.svg',
  'look/logo.gif',
  'files/logo.svg',
])('the logo %s is refused: only files directly in look/ are shown', async (logo) => {
  expect(await problemsIn({ logo })).toEqual([
    `appearance.logo "${logo}" must be a file directly in look/, such as look/logo.svg`,
  ])
})

test('a missing file is listed, with the name that was meant', async () => {
  expect(await problemsIn({ logo: 'look/lgo.svg' }, { 'look/logo.svg': aLogo() })).toEqual([
    'appearance.logo "look/lgo.svg" is not in the folder: did you mean "look/logo.svg"?',
  ])
})

test('every problem of the pictures is listed at once, with the file and its line', async () => {
  const problems = await problemsIn(
    { logo: 'look/logo.svg', logoDark: 'look/dark.png', socialImage: 'look/social.jpg' },
    {
      'look/logo.svg': aLogo('#000000', '<script/>'),
      'look/dark.png': aPicture(400, 80),
      'look/social.jpg': Buffer.from('GIF89a'),
      'look/notes.txt': 'x',
      'look/a b.png': aPicture(10, 10),
    },
  )
  expect(problems).toEqual([
    'look/a b.png must be named with letters a to z, digits, ".", "-" and "_"',
    'look/logo.svg:5 has a script: remove the element <script>',
    'look/notes.txt is not read: its name must end in ".svg", ".png" or ".jpg"',
    'look/social.jpg is not a PNG or JPEG, or is cut off: save it again as one of the two',
    'appearance.logoDark "look/dark.png" is 80 pixels high and would be blurred: save it at least 96 high, or as SVG',
    'appearance.logoDark "look/dark.png" is more than two and a half times as wide as it is high: use the emblem without the name, which is next to it',
  ])
})

test('pictures that are too small or too large are listed', async () => {
  const large = `<!--${'x'.repeat(101 * 1024)}-->`
  const problems = await problemsIn(
    { logo: 'look/logo.svg', socialImage: 'look/social.png' },
    { 'look/logo.svg': aLogo('#000000', large), 'look/social.png': aPicture(599, 315, 'image/jpeg') },
  )
  expect(problems).toEqual([
    'appearance.logo "look/logo.svg" has 102 KB, and every page loads it: save it with at most 100 KB',
    'appearance.socialImage "look/social.png" is 599 × 315 pixels: save it at least 600 × 315, best 1200 × 630',
  ])
  const huge = Buffer.concat([aPicture(1200, 630), Buffer.alloc(1024 * 1024)])
  expect(await problemsIn({ socialImage: 'look/social.png' }, { 'look/social.png': huge })).toEqual([
    expect.stringMatching(
      /^look\/social\.png has 10\d\d KB, more than the 1024 KB that a picture of the site may have/,
    ),
  ])
})

test('an unused picture is a warning, whatever is wrong with it, and does not stop publishing', async () => {
  const folder = await aContentFolder({ 'look/old-logo.svg': aLogo(), 'look/old.png': Buffer.from('GIF89a') })
  const { kind, warnings } = await loadContent(folder.path, aPdfReader())
  expect(kind).toBe('ready')
  const advice = 'is not shown: name it under "appearance" in site.yaml, or remove it'
  expect(warnings.map(formatProblem)).toEqual([`look/old-logo.svg ${advice}`, `look/old.png ${advice}`])
})
