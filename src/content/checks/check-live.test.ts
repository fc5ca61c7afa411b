import { expect, test } from 'vitest'
import { aContentFolder } from '../../../tests/builders/a-content-folder.ts'
import { aPage } from '../../../tests/builders/a-page.ts'
import { aPdfReader } from '../../../tests/builders/a-pdf.ts'
import { aSiteFile } from '../../../tests/builders/a-site.ts'
import { loadContent } from '../load-content.ts'

async function problemsIn(files: Record<string, string | null>): Promise<string[]> {
  const { path } = await aContentFolder(files)
  const outcome = await loadContent(path, aPdfReader())
  return outcome.kind === 'broken'
    ? outcome.problems.map(({ file, line, message }) => `${file}:${line ?? ''} ${message}`)
    : []
}

const OFF = {
  'site.yaml': aSiteFile({ cameras: { feed: 'off' } }),
  'pages/en/cameras.md': null,
  'pages/en/camera-health.md': null,
}

test('an office without cameras needs no pages about them', async () => {
  expect(await problemsIn(OFF)).toEqual([])
})

test('if cameras are off, links to them in pages and notices are listed', async () => {
  const problems = await problemsIn({
    ...OFF,
    'pages/en/about-us.md': aPage({ body: '## See\n\n[The roads](/app/cameras?road=I-95) now.\n' }),
    'notices/closed.yaml': 'text:\n  en: I-75 is closed\nlevel: closure\nlink: /app/cameras\n',
  })
  const why = 'leads to cameras, which are off: see cameras.feed in site.yaml'
  expect(problems).toEqual([
    `notices/closed.yaml:4 link "/app/cameras" ${why}`,
    `pages/en/about-us.md:9 link "/app/cameras?road=I-95" ${why}`,
  ])
})

test('if road feeds are off, links to the roads page in pages and notices are listed', async () => {
  const problems = await problemsIn({
    'site.yaml': aSiteFile({ roads: { off: 'all' } }),
    'pages/en/roads.md': null,
    'pages/en/about-us.md': aPage({ body: '## See\n\n[The roads](/app/roads?road=I-95) now.\n' }),
    'notices/closed.yaml': 'text:\n  en: I-75 is closed\nlevel: closure\nlink: /app/roads\n',
  })
  const why = 'leads to the roads, which are off: see roads.off in site.yaml'
  expect(problems).toEqual([
    `notices/closed.yaml:4 link "/app/roads" ${why}`,
    `pages/en/about-us.md:9 link "/app/roads?road=I-95" ${why}`,
  ])
})

test('drawn pictures are rejected unless the content is a sample', async () => {
  const site = aSiteFile({ sample: false, cameras: { feed: 'sample' } })
  expect(await problemsIn({ 'site.yaml': site })).toContainEqual(
    expect.stringMatching(
      /^site\.yaml:\d+ cameras\.feed shows drawn pictures: write live or off, because "sample" is false$/,
    ),
  )
})
