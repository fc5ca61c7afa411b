import { expect, test } from 'vitest'
import { aPage } from '../../../tests/builders/a-page.ts'
import type { Language } from '../../contract/language.ts'
import { parsePage } from './parse-page.ts'

function parse(body: string, language: Language = 'en') {
  return parsePage(aPage({ body }), 'about-us', language)
}

function sectionsOf(body: string) {
  const parsed = parse(body)
  if (parsed.kind === 'invalid') throw new Error(parsed.issues.map(({ message }) => message).join('\n'))
  return parsed.value.page.sections
}

/** Messages with their lines in the body. */
function messagesOf(body: string, language: Language = 'en'): string[] {
  const parsed = parse(body, language)
  return parsed.kind === 'parsed'
    ? []
    : parsed.issues.map(({ line, message }) => `${line === null ? '-' : line - LINES_ABOVE} ${message}`)
}

const LINES_ABOVE = 6

test('a page holds its front matter and one section for each second-level heading', () => {
  const parsed = parse('## Who we are\n\nWe.\n\n### More\n\nMore.\n\n## ¿Qué hacemos?\n\nAll.\n')
  expect(parsed.kind === 'parsed' && parsed.value.page).toEqual({
    page: 'about-us',
    language: 'en',
    title: 'About us',
    description: 'Who we are.',
    lead: 'We watch the roads.',
    sections: [
      { id: 'who-we-are', title: 'Who we are', html: '<p>We.</p>\n<h3>More</h3>\n<p>More.</p>' },
      { id: 'que-hacemos', title: '¿Qué hacemos?', html: '<p>All.</p>' },
    ],
  })
})

test('a heading may set the address of its section, so that it is the same in every language', () => {
  const [section] = sectionsOf(
    '## Gestión de incidentes {#incidentManagement}\n\n[here](#incidentManagement)\n',
  )
  expect(section).toMatchObject({ id: 'incidentManagement', title: 'Gestión de incidentes' })
})

test('a heading with emphasis and code keeps its text', () => {
  expect(sectionsOf('## Dial `*347` *now*\n\nText.\n')[0]).toMatchObject({
    id: 'dial-347-now',
    title: 'Dial *347 now',
  })
})

test('tables, lists and quotes become plain HTML', () => {
  const body = '## A\n\n| a | b |\n| :- | -: |\n| 1 | 2 |\n\n1. one\n\n> said\n\n~~old~~ **new**\n'
  expect(sectionsOf(body)[0]?.html.replaceAll('\n', '')).toBe(
    [
      '<table><thead><tr><th align="left">a</th><th align="right">b</th></tr></thead>',
      '<tbody><tr><td align="left">1</td><td align="right">2</td></tr></tbody></table>',
      '<ol><li>one</li></ol><blockquote><p>said</p></blockquote><p><del>old</del> <strong>new</strong></p>',
    ].join(''),
  )
})

test('a link to another site gives it no access to ours, and an internal link stays unchanged', () => {
  expect(
    sectionsOf('## A\n\n[out](https://www.example.gov) [in](/app/metrics) [mail](mailto:a@example.gov)\n')[0]
      ?.html,
  ).toBe(
    '<p><a href="https://www.example.gov" rel="noopener">out</a> <a href="/app/metrics">in</a> <a href="mailto:a@example.gov">mail</a></p>',
  )
})

test('a link may find its address in another section', () => {
  expect(
    sectionsOf('## A\n\n[out][there]\n\n## B\n\nText.\n\n[there]: https://www.example.gov\n')[0]?.html,
  ).toBe('<p><a href="https://www.example.gov" rel="noopener">out</a></p>')
})

test.each([
  ['/app/documents#annual'],
  ['/'],
  ['https://www.example.gov/a?b=c#d'],
  ['mailto:office@example.gov?subject=Roads'],
  ['tel:+1-954-555-0100'],
  ['tel:*347'],
  ['tel:511'],
  ['#a'],
])('a link may lead to %s', (address) => {
  expect(messagesOf(`## A\n\n[link](${address})\n`)).toEqual([])
})

test.each([
  [
    '/app/document',
    '2 link "/app/document" does not lead to a page of the site: did you mean "/app/documents"?',
  ],
  [
    '/app/documents/',
    '2 link "/app/documents/" does not lead to a page of the site: did you mean "/app/documents"?',
  ],
  [
    '/fr/app/documents',
    '2 link "/fr/app/documents" does not lead to a page of the site: did you mean "/app/documents"?',
  ],
  ['#b', '2 link "#b" does not lead to a heading of this page: did you mean "#a"?'],
  ['http://a.gov', '2 link "http://a.gov" is not encrypted: write "https://a.gov"'],
  [
    'https://intranet/a',
    '2 link "https://intranet/a" is not a complete address: write it like "https://www.example.gov/page"',
  ],
  ['mailto:me', '2 link "mailto:me" is not an e-mail address: write it like "mailto:name@example.gov"'],
  ['tel:home', '2 link "tel:home" is not a phone number: write it like "tel:+19545550100" or "tel:*123"'],
])('a link to %s is reported, with what to write', (address, message) => {
  expect(messagesOf(`## A\n[link](${address})\n`)).toEqual([message])
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  'page.html',
  'file:///etc/passwd',
  'ftp://a.gov',
  '',
])('a link to %j is refused', (address) => {
  expect(messagesOf(`## A\n\n[link](<${address}>)\n`)).toHaveLength(1)
})

test('a link that leaves the language of its page is a warning with the address to write', () => {
  const parsed = parse('## A\n\n[metrics](/app/metrics)\n', 'es')
  expect(parsed.kind === 'parsed' && parsed.value.warnings).toEqual([
    { line: 9, message: 'link "/app/metrics" leads to another language: did you mean "/es/app/metrics"?' },
  ])
})

test('links to files of the office are collected to compare them with what is published', () => {
  const parsed = parse(
    '## A\n\n[report](</files/Plan 2030.pdf#page=2>) ![x](/files/a%20b.pdf) [bad](/files/%zz)\n',
  )
  expect(parsed.kind === 'parsed' && parsed.value.fileLinks.map(({ name }) => name)).toEqual([
    'Plan 2030.pdf',
    'a b.pdf',
    '%zz',
  ])
})

test.each([
  ['<div>x</div>', '2 has raw HTML, "<div>x</div>": write it in Markdown, or put a "\\" before the "<"'],
  [
    'A <img src=x onerror=alert(1)> b',
    '2 has raw HTML, "<img src=x onerror=alert(1)>": write it in Markdown, or put a "\\" before the "<"',
  ],
  [
    `<!-- ${'long '.repeat(20)}-->`,
    '2 has raw HTML, "<!-- long long long long long long long …": write it in Markdown, or put a "\\" before the "<"',
  ],
  ['![](https://a.gov/b.png)', '2 shows an image without a description: write ![what it shows](address)'],
  ['[ ](https://a.gov)', '2 has a link without text: write [where it leads](address)'],
  ['- [x] done', '2 starts with a check box, which nobody can check: delete "[ ]"'],
  ['# Title', '2 is a first-level heading, which is the title above: start it with "##"'],
  ['#### Deep', '2 is a heading of level 4 under one of level 2: start it with "###"'],
  ['###', '2 is a heading without text: write it, or delete the line'],
  ['##', '2 is a heading without text: write it, or delete the line'],
  ['## a', '2 "a" has the same address "#a" as the heading in line 7: reword one'],
])('%j is reported', (markdown, message) => {
  expect(messagesOf(`## A\n${markdown}\n`)).toEqual([message])
})

test('text before the first heading is reported once, at its beginning', () => {
  expect(messagesOf('\nText.\n\nMore.\n\n## A\n\nText.\n')).toEqual([
    '2 comes before the first heading and would not be shown: write a line "## …" above it',
  ])
})

test('a page without any text is fine: its content may come from elsewhere', () => {
  expect(sectionsOf('')).toEqual([])
})

test('a block that would keep the parser busy is reported instead of parsed', () => {
  expect(messagesOf(`## A\n\n${'*a'.repeat(30_000)}\n\nText.\n`)).toEqual([
    '3 starts a block of 60000 characters, more than 8000: divide it with empty lines',
  ])
})

test('endlessly nested quotes are reported', () => {
  expect(messagesOf(`## A\n\n${'> '.repeat(3_500)}\n`)).toEqual([
    '- is nested too deeply: use fewer lists in lists',
  ])
})

test.each(['', 'Text.\n', '---\ntitle: x\n', ' ---\ntitle: x\n---\n'])(
  '%j lacks its front matter',
  (source) => {
    const parsed = parsePage(source, 'about-us', 'en')
    expect(parsed.kind === 'invalid' && parsed.issues).toEqual([
      {
        line: 1,
        message: 'must start with a line "---", then title, description and lead, then another line "---"',
      },
    ])
  },
)

test('issues of the front matter and of the text are reported together, each with its line in the file', () => {
  const parsed = parsePage('---\ntitle: x\nlede: y\n---\n\nText.\n', 'about-us', 'en')
  expect(parsed.kind === 'invalid' && parsed.issues.map(({ line, message }) => [line, message])).toEqual([
    [3, '"lede" is not a key of this file: did you mean "lead"?'],
    [null, 'description is missing'],
    [null, 'lead is missing'],
    [6, 'comes before the first heading and would not be shown: write a line "## …" above it'],
  ])
})

test('the name of a route never breaks at its hyphen, which stays the one that people search for', () => {
  const parsed = parsePage(
    '---\ntitle: T\ndescription: D\nlead: L\n---\n\n## One\n\nOn **I-95**, I-75 and US-1; not at `I-75` or AI-95.',
    'services',
    'en',
  )
  if (parsed.kind === 'invalid') throw new Error(JSON.stringify(parsed.issues))
  expect(parsed.value.page.sections[0]?.html).toBe(
    '<p>On <strong><span class="whole">I-95</span></strong>, <span class="whole">I-75</span> and <span class="whole">US-1</span>; not at <code>I-75</code> or AI-95.</p>',
  )
})

test('what the office still has to write is a note to the office that no visitor sees', () => {
  const body = `## Partners

We clear roads together.

- Police
- TODO: Name the towing companies
  that you call.

TODO: Say who
leads.

| Who | What |
| --- | --- |
| Fire | Care |
| TODO: more | ? |

### Teams

TODO: Name them.

## Visits

TODO: Say when.

### By video

TODO: Say how.

## Roads

TODO: Name them.

We watch them.
`
  const sections = sectionsOf(body)
  expect(sections.map(({ title }) => title)).toEqual(['Partners', 'Roads'])
  const html = sections.map((section) => section.html).join('')
  expect(html).not.toContain('TODO')
  expect(html).not.toContain('Teams')
  expect(html).toContain('<li>Police</li>')
  expect(html).toContain('<td>Fire</td>')
  expect(html).toContain('<p>We watch them.</p>')
})

test('a marker that visitors would read is a problem', () => {
  expect(messagesOf('## Partners\n\nWe work with TODO: whom?\n')).toEqual([
    '3 holds "TODO:", and visitors would read it: begin a paragraph with it, which they do not see, or write the text',
  ])
  const parsed = parsePage(aPage({ lead: 'TODO: Who are you?' }), 'about-us', 'en')
  expect(parsed.kind === 'invalid' && parsed.issues.map(({ message }) => message)).toEqual([
    'lead "TODO: Who are you?" is not written yet, and visitors would read this: write it',
  ])
})

test('a heading without any text below it stays as written', () => {
  expect(sectionsOf('## One\n\n## Two\n\nTwo.\n').map(({ title }) => title)).toEqual(['One', 'Two'])
})
