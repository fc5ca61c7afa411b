import { expect, test } from 'vitest'
import { aContentFolder } from '../../../tests/builders/a-content-folder.ts'
import { aPage } from '../../../tests/builders/a-page.ts'
import { aPdfReader } from '../../../tests/builders/a-pdf.ts'
import { aSiteFile, aSiteInfo } from '../../../tests/builders/a-site.ts'
import { loadContent } from '../load-content.ts'
import { todoWarnings } from './check-todos.ts'

test('what is left to write is counted, for each file with its lines and in total', async () => {
  const { path } = await aContentFolder({
    'site.yaml': `# TODO: Name a mailbox.\n${aSiteFile()}`,
    'pages/en/about-us.md': aPage({ body: '## Who\n\nWe.\n\n- TODO: one\n- TODO: two\n' }),
    'pages/es/about-us.md': aPage({ body: '## Quiénes\n\nNosotros.\n\nTODO: tres\n' }),
  })
  const warnings = await todoWarnings(path)
  expect(warnings.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'pages/en/about-us.md:11 has 2 TODO markers: line 11, 12',
    'pages/es/about-us.md:11 has 1 TODO marker: line 11',
    'site.yaml:1 has 1 TODO marker: line 1',
    `${path}:null has 4 TODO markers left. Visitors do not see them, and miss what they ask for: write it, or delete the marker`,
  ])
  expect(await loadContent(path, aPdfReader())).toMatchObject({ kind: 'ready' })
})

test('a finished folder has nothing left to write', async () => {
  const { path } = await aContentFolder()
  expect(await todoWarnings(path)).toEqual([])
})

test('a value not yet written never reaches a visitor', async () => {
  const contact = { ...aSiteInfo().contact, phone: 'TODO: ask' }
  const { path } = await aContentFolder({ 'site.yaml': aSiteFile({ contact }) })
  const outcome = await loadContent(path, aPdfReader())
  expect(outcome.kind === 'broken' && outcome.problems.map(({ message }) => message)).toEqual([
    'contact.phone "TODO: ask" is not written yet, and visitors would read this: write it',
  ])
})
