import { expect, test } from 'vitest'
import { aContentFolder } from '../../../tests/builders/a-content-folder.ts'
import { aPage } from '../../../tests/builders/a-page.ts'
import { aPdfReader } from '../../../tests/builders/a-pdf.ts'
import { loadContent } from '../load-content.ts'
import { formatProblem } from '../site-content.ts'
import { parsePage } from './parse-page.ts'

const FIGURE = { service: 'pilots', value: '24', label: 'intersections in the pilots', asOf: '2026-11-15' }

function parseServices(figures: readonly object[], page: 'services' | 'about-us' = 'services') {
  return parsePage(aPage({ figures, body: '## Cars {#pilots}\n\nText.\n' }), page, 'es')
}

test('the office may give a service a number, with what it counts and the day it is true on', () => {
  const parsed = parseServices([FIGURE])
  expect(parsed.kind === 'parsed' && parsed.value.page.sections[0]?.figure).toEqual({
    value: '24',
    label: 'intersections in the pilots',
    asOf: '2026-11-15',
    language: 'es',
  })
})

test.each([
  [
    [{ ...FIGURE, service: 'pilot' }, FIGURE, { ...FIGURE }],
    [
      'figures.0.service "pilot" does not lead to a heading of this page: did you mean "pilots"?',
      'figures.2.service "pilots" appears twice: give each service one number',
    ],
  ],
  [
    [{ service: 'pilots', value: 24, label: 'TODO: what?', asof: '2026-11-31' }],
    [
      '"asof" is not a key of "figures": did you mean "asOf"?',
      'figures.0.value 24 must be text: put it in quotes',
      'figures.0.label "TODO: what?" is not written yet, and visitors would read this: write it',
      'figures.0.asOf is missing',
    ],
  ],
])('every issue of the numbers of services is listed', (figures, messages) => {
  const parsed = parseServices(figures)
  expect(parsed.kind === 'invalid' && parsed.issues.map(({ message }) => message)).toEqual(messages)
})

test('numbers of services on another page are reported', () => {
  const parsed = parseServices([FIGURE], 'about-us')
  expect(parsed.kind === 'invalid' && parsed.issues).toEqual([
    { line: 5, message: 'figures are shown on Services only: delete them here' },
  ])
})

test('a translation without a service’s number shows the English one, and one alone in a translation is reported', async () => {
  const body = '## Cars {#cars}\n\nText.\n\n## Buses {#buses}\n\nText.\n'
  const figure = (service: string, label: string) => ({ service, value: '24', label, asOf: '2026-11-15' })
  const english = [figure('cars', 'in the pilots'), figure('buses', 'with priority')]
  const folder = await aContentFolder({
    'pages/en/services.md': aPage({ body, figures: english }),
    'pages/es/services.md': aPage({ body, figures: [figure('cars', 'en los pilotos')] }),
  })
  const loaded = await loadContent(folder.path, aPdfReader())
  const pages = loaded.kind === 'ready' ? loaded.content.pages : []
  const spanish = pages.find(({ page, language }) => page === 'services' && language === 'es')
  expect(spanish?.sections.map((section) => [section.figure?.label, section.figure?.language])).toEqual([
    ['en los pilotos', 'es'],
    ['with priority', 'en'],
  ])
  await folder.write('pages/en/services.md', aPage({ body, figures: english.slice(1) }))
  const broken = await loadContent(folder.path, aPdfReader())
  expect(broken.kind === 'broken' && broken.problems.map(formatProblem)).toEqual([
    'pages/es/services.md figures has "cars", and pages/en/services.md does not: write it there as well',
  ])
})
