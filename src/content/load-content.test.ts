import { rename, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aContentFolder, type TestFolder } from '../../tests/builders/a-content-folder.ts'
import { aPage } from '../../tests/builders/a-page.ts'
import { aPdf, aPdfReader } from '../../tests/builders/a-pdf.ts'
import { aReportEntry } from '../../tests/builders/a-report.ts'
import { aSiteFile, aSiteInfo } from '../../tests/builders/a-site.ts'
import { PAGES } from '../contract/pages.ts'
import { createContentLoader, loadContent } from './load-content.ts'
import { formatProblem, type SiteContent } from './site-content.ts'

async function load(folder: TestFolder) {
  return loadContent(folder.path, aPdfReader())
}

async function problemsIn(folder: TestFolder): Promise<string[]> {
  const outcome = await load(folder)
  return outcome.kind === 'ready' ? [] : outcome.problems.map(formatProblem)
}

async function warningsIn(folder: TestFolder): Promise<string[]> {
  const { warnings } = await load(folder)
  return warnings.map(formatProblem).filter((warning) => !/^pages\/(es|ht) lacks/.test(warning))
}

function ready(outcome: Awaited<ReturnType<typeof load>>): SiteContent {
  if (outcome.kind === 'broken') throw new Error(outcome.problems.map(formatProblem).join('\n'))
  return outcome.content
}

test('a folder that does not exist is one problem', async () => {
  const outcome = await loadContent('/no/such/folder', aPdfReader())
  expect(outcome).toEqual({
    kind: 'broken',
    problems: [{ file: '/no/such/folder', line: null, message: 'is not a folder that can be read' }],
    warnings: [],
  })
})

test('everything an empty folder lacks is listed', async () => {
  const folder = await aContentFolder()
  for (const part of ['site.yaml', 'pages', 'reports', 'files']) await folder.remove(part)
  expect(await problemsIn(folder)).toContain(
    'site.yaml is missing: write it, with the name and contact of the office',
  )
  expect(await problemsIn(folder)).toContain(
    'pages/en/discover.md is missing: write the English text of this page',
  )
})

test('README.md and hidden files may be anywhere', async () => {
  const folder = await aContentFolder({
    'README.md': 'x',
    'reports/README.md': 'x',
    '.git/config': 'x',
    'files/.DS_Store': 'x',
    'files/Thumbs.db': 'x',
  })
  expect(await problemsIn(folder)).toEqual([])
})

test('symbolic links are rejected, whatever they lead to', async () => {
  const folder = await aContentFolder({ 'files/linked.pdf': null, 'pages/es/discover.md': aPage() })
  await symlink(join(folder.path, 'files/annual-fy2026.pdf'), join(folder.path, 'files/linked.pdf'))
  await symlink('/etc/hostname', join(folder.path, 'reports/host.yaml'))
  await rename(join(folder.path, 'pages/es'), join(folder.path, 'pages/.es'))
  await symlink(join(folder.path, 'pages/.es'), join(folder.path, 'pages/es'))
  const message = 'is a symbolic link and is not followed: put the file itself here'
  expect(await problemsIn(folder)).toEqual([
    `files/linked.pdf ${message}`,
    `pages/es ${message}`,
    `reports/host.yaml ${message}`,
  ])
})

test('a text of more than 64 KB is not read', async () => {
  const folder = await aContentFolder({ 'pages/en/about-us.md': 'x'.repeat(65 * 1024) })
  expect(await problemsIn(folder)).toEqual([
    'pages/en/about-us.md has 65 KB, more than the 64 KB of any text the site reads: shorten it',
  ])
})

test('a file where a folder belongs, and the other way round, is reported', async () => {
  const folder = await aContentFolder({ 'site.yaml': null, 'site.yaml/x': 'x', 'pages/ht': 'x' })
  expect(await problemsIn(folder)).toEqual([
    'pages/ht must be a folder',
    'site.yaml is not read: site.yaml must be a file',
    'site.yaml is missing: write it, with the name and contact of the office',
  ])
})

test('the promoted report must exist', async () => {
  const promo = { title: 'Annual report', text: 'Read it', reportId: 'annual-fy2027' }
  const folder = await aContentFolder({ 'site.yaml': aSiteFile({ promo }) })
  const [problem] = await problemsIn(folder)
  expect(problem).toMatch(
    /^site\.yaml:\d+ promo\.reportId "annual-fy2027" is not the name of an entry in reports\/: did you mean "annual-fy2026"\?$/,
  )
})

test('a page may link only to files that a report publishes', async () => {
  const body =
    '## Files\n\n[fine](/files/annual-fy2026.pdf) and [misspelled](/files/anual-fy2026.pdf#page=3)\n'
  const folder = await aContentFolder({ 'pages/en/about-us.md': aPage({ body }) })
  expect(await problemsIn(folder)).toEqual([
    'pages/en/about-us.md:9 link "/files/anual-fy2026.pdf" leads to a file that no report publishes: did you mean "annual-fy2026.pdf"?',
  ])
})

test('a reviewed text replaces the text of its report’s PDF, and is checked like a page', async () => {
  const text = '## The year\n\nQuiet.\n'
  const folder = await aContentFolder({ 'reports/annual-fy2026.read.md': text })
  expect(ready(await load(folder)).reviewed.get('annual-fy2026')).toEqual([
    { id: 'the-year', title: 'The year', html: '<p>Quiet.</p>' },
  ])
  await folder.write(
    'reports/annual-fy2026.read.md',
    `${text}\n[gone](/files/none.pdf) ![](https://example.com/a)\n`,
  )
  expect(await problemsIn(folder)).toEqual([
    expect.stringMatching(/^reports\/annual-fy2026\.read\.md:5 shows an image without a description/),
  ])
  await folder.write('reports/annual-fy2026.read.md', 'Nothing below a heading.\n')
  expect(await problemsIn(folder)).toEqual([
    expect.stringContaining('reports/annual-fy2026.read.md:1 comes before the first heading'),
  ])
})

test('a reviewed text without its report is a problem', async () => {
  const folder = await aContentFolder({ 'reports/annual-fy2027.read.md': '## The year\n\nQuiet.\n' })
  expect(await problemsIn(folder)).toEqual([
    'reports/annual-fy2027.read.md belongs to no report: rename or delete it, because there is no reports/annual-fy2027.yaml: did you mean "annual-fy2026"?',
  ])
})

test('a file that no entry publishes does not go live and is a warning', async () => {
  const folder = await aContentFolder({ 'files/forgotten.pdf': aPdf('forgotten') })
  expect(ready(await load(folder)).files.has('/files/forgotten.pdf')).toBe(false)
  expect(await warningsIn(folder)).toEqual([
    'files/forgotten.pdf is not published by any entry in reports/: write one, or remove the file',
  ])
})

test('pages not yet translated are one warning per language, and none for a language the site does not offer', async () => {
  expect((await load(await aContentFolder())).warnings).toEqual([])
  const folder = await aContentFolder({ 'pages/es/discover.md': aPage() })
  const { warnings } = await load(folder)
  const others = PAGES.filter((page) => page !== 'discover').map((page) => `${page}.md`)
  expect(warnings.map(formatProblem)).toEqual([
    `pages/es lacks ${others.join(', ')}: visitors see the English text there`,
    expect.stringContaining('pages/es/discover.md does not say which English text it translates'),
    expect.stringMatching(/^site\.yaml.* translations\.es is missing/),
  ])
})

test('a language offered without any page is a warning at its line, and the site goes live', async () => {
  const folder = await aContentFolder({ 'site.yaml': aSiteFile({ languages: ['en', 'es'] }) })
  const outcome = await load(folder)
  expect(outcome.kind).toBe('ready')
  expect(outcome.warnings.map(formatProblem)).toEqual([
    expect.stringMatching(
      /^site\.yaml:\d+ languages offers es, and no page is written in it: visitors see the English texts\. Write pages\/es\/, or take es out$/,
    ),
  ])
})

test('warnings about a PDF are reported at the line that names it', async () => {
  const folder = await aContentFolder()
  const reader = aPdfReader({ warnings: ['contains scripts: save it without them'] })
  const { warnings } = await loadContent(folder.path, reader)
  expect(warnings.map(formatProblem)).toContain(
    'reports/annual-fy2026.yaml:12 file "annual-fy2026.pdf" contains scripts: save it without them',
  )
})

test('a name with composed letters finds the file that stores them decomposed', async () => {
  const folder = await aContentFolder({
    'reports/plan.yaml': aReportEntry({ file: 'año.pdf'.normalize('NFC') }),
    [`files/${'año.pdf'.normalize('NFD')}`]: aPdf('plan'),
  })
  expect(ready(await load(folder)).files.has('/files/a%C3%B1o.pdf')).toBe(true)
})

test('Windows line ends and a byte order mark make no difference', async () => {
  const folder = await aContentFolder()
  const before = ready(await load(folder)).hash
  await folder.write('reports/annual-fy2026.yaml', `\uFEFF${aReportEntry().replaceAll('\n', '\r\n')}`)
  await folder.write('pages/en/about-us.md', aPage({ title: 'about-us' }).replaceAll('\n', '\r\n'))
  expect(ready(await load(folder)).hash).toBe(before)
})

test('the same content in another folder has the same hash, and any change gives a different one', async () => {
  const first = ready(await load(await aContentFolder()))
  const second = await aContentFolder()
  expect(ready(await load(second)).hash).toBe(first.hash)
  await second.write('files/annual-fy2026.pdf', aPdf('Another text'))
  expect(ready(await load(second)).hash).not.toBe(first.hash)
})

test('live content cannot be changed by mistake', async () => {
  const content = ready(await load(await aContentFolder()))
  const isFrozen = (value: unknown): boolean =>
    typeof value !== 'object' ||
    value === null ||
    (Object.isFrozen(value) && Object.values(value).every(isFrozen))
  expect(isFrozen(content)).toBe(true)
  // Code that changes content by mistake would call the map's own methods.
  const files = content.files as Map<string, unknown>
  expect(() => files.delete('/files/annual-fy2026.pdf')).toThrow('never changes')
  expect(() => (content.pageTexts as Map<string, unknown>).set('x', [])).toThrow('never changes')
})

test('after one change among many reports every file is current', async () => {
  const folder = await aContentFolder({
    'reports/second.yaml': aReportEntry({ file: 'second.pdf' }),
    'files/second.pdf': aPdf('second'),
  })
  const loader = createContentLoader({ folder: folder.path, pdfReader: aPdfReader() })
  const before = ready(await loader.load())
  await folder.write('reports/second.yaml', aReportEntry({ file: 'second.pdf', title: 'Renamed' }))
  await folder.write('files/annual-fy2026.pdf', aPdf('New text'))
  const after = ready(await loader.load())
  expect(after.reports.find(({ id }) => id === 'second')?.title).toBe('Renamed')
  const hashOf = ({ reports }: SiteContent, id: string) => reports.find((one) => one.id === id)?.file.sha256
  expect(hashOf(after, 'annual-fy2026')).not.toBe(hashOf(before, 'annual-fy2026'))
  expect(hashOf(after, 'second')).toBe(hashOf(before, 'second'))
})

test('a file replaced by one with the same size and an old date is noticed', async () => {
  const folder = await aContentFolder()
  const loader = createContentLoader({ folder: folder.path, pdfReader: aPdfReader() })
  const page = join(folder.path, 'pages/en/about-us.md')
  const day = new Date('2026-01-01T00:00:00Z')
  await folder.write('pages/en/about-us.md', aPage({ title: 'Before' }))
  await utimes(page, day, day)
  const before = ready(await loader.load())
  await folder.write('new.md', aPage({ title: 'Behind' }))
  await utimes(join(folder.path, 'new.md'), day, day)
  await rename(join(folder.path, 'new.md'), page)
  const after = ready(await loader.load())
  expect([before, after].map(({ pages }) => pages[1]?.title)).toEqual(['Before', 'Behind'])
})

test('a rejected PDF is read again the next time', async () => {
  const folder = await aContentFolder({ 'files/annual-fy2026.pdf': 'no PDF' })
  const pdfReader = aPdfReader()
  const loader = createContentLoader({ folder: folder.path, pdfReader })
  expect((await loader.load()).kind).toBe('broken')
  expect((await loader.load()).kind).toBe('broken')
  expect(pdfReader.paths).toHaveLength(2)
})

test('a folder goes live once its problem is fixed, and a deleted report is gone', async () => {
  const folder = await aContentFolder({
    'reports/second.yaml': aReportEntry({ file: 'second.pdf', category: 'anual' }),
    'files/second.pdf': aPdf('second'),
  })
  const loader = createContentLoader({ folder: folder.path, pdfReader: aPdfReader() })
  expect((await loader.load()).kind).toBe('broken')
  await folder.write('reports/second.yaml', aReportEntry({ file: 'second.pdf' }))
  expect(ready(await loader.load()).reports).toHaveLength(2)
  await folder.remove('reports/second.yaml')
  expect(ready(await loader.load()).reports).toHaveLength(1)
})

test('a translation is a draft until the office’s text and every page in it are reviewed', async () => {
  const reviewed = aSiteFile({ translations: { es: { review: 'done' } } })
  const page = (review: string) => aPage().replace('title:', `review: ${review}\ntitle:`)
  const folder = await aContentFolder({ 'site.yaml': reviewed, 'pages/es/discover.md': page('draft') })
  expect(ready(await load(folder)).site.translations?.es?.review).toBe('draft')
  await folder.write('pages/es/discover.md', page('done'))
  expect(ready(await load(folder)).site.translations?.es?.review).toBe('done')
})

test('a notice is published without reading pages again; a change of abbreviations rereads them', async () => {
  const folder = await aContentFolder({
    'pages/en/about-us.md': aPage({ body: '## Zebras\n\nThe XYZ is new.\n' }),
  })
  const loader = createContentLoader({ folder: folder.path, pdfReader: aPdfReader() })
  const before = ready(await loader.load())
  await folder.write('notices/storm.yaml', 'level: emergency\ntext: { en: Stay off the roads. }\n')
  const after = ready(await loader.load())
  expect(after.notices).toHaveLength(1)
  expect(after.pages[0]).toBe(before.pages[0])
  const { abbreviations } = aSiteInfo()
  await folder.write(
    'site.yaml',
    aSiteFile({
      abbreviations: { ...abbreviations, XYZ: { name: 'Zebras', meaning: 'Crossing of Yellow Zebras' } },
    }),
  )
  expect(JSON.stringify(ready(await loader.load()).pages)).toContain('Crossing of Yellow Zebras')
})
