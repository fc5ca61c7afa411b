import { expect, test } from 'vitest'
import { aContentFolder } from '../../../tests/builders/a-content-folder.ts'
import { aPage } from '../../../tests/builders/a-page.ts'
import { aPdfReader } from '../../../tests/builders/a-pdf.ts'
import { aReportEntry } from '../../../tests/builders/a-report.ts'
import { aSiteFile, aSiteInfo } from '../../../tests/builders/a-site.ts'
import { loadContent } from '../load-content.ts'

async function problemsIn(files: Record<string, string>): Promise<string[]> {
  const { path } = await aContentFolder(files)
  const outcome = await loadContent(path, aPdfReader())
  return outcome.kind === 'broken' ? outcome.problems.map(({ file, message }) => `${file} ${message}`) : []
}

const real = {
  sample: false,
  cameras: { feed: 'off' as const },
  contact: { ...aSiteInfo().contact, phone: '(210) 731-5157', post: ['4615 NW Loop 410', 'San Antonio, TX'] },
  links: { webSearch: 'https://duckduckgo.com/?q={query}' },
}

test('a folder that is not a sample may not contain anything made up for one', async () => {
  const made = {
    ...real,
    contact: { ...real.contact, phone: '(555) 010-0147', post: ['Sample Street 1'] },
    links: { ...real.links, virtualTour: 'https://virtual-tour.example.org/' },
  }
  const why = 'is made up for the sample and reaches no one: write your own'
  expect(
    await problemsIn({
      'site.yaml': aSiteFile(made),
      'reports/annual-fy2026.yaml': aReportEntry({ sample: true }),
    }),
  ).toEqual([
    'reports/annual-fy2026.yaml is a report of the sample: remove it, because "sample" in site.yaml is false',
    `site.yaml contact.phone "(555) 010-0147" ${why}`,
    `site.yaml contact.post.0 "Sample Street 1" ${why}`,
    `site.yaml links.virtualTour "https://virtual-tour.example.org/" ${why}`,
  ])
})

test('real content is published', async () => {
  expect(await problemsIn({ 'site.yaml': aSiteFile(real) })).toEqual([])
})

test('a page may not have an address or phone number that reaches nobody', async () => {
  const body = '## Call\n\nDial (555) 010-0147 or see [the form](https://forms.example.org/tmc).\n'
  expect(await problemsIn({ 'site.yaml': aSiteFile(real), 'pages/en/about-us.md': aPage({ body }) })).toEqual(
    ['pages/en/about-us.md "(555) 010-0147" is made up for the sample and reaches no one: write your own'],
  )
})
