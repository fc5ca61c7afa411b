import fc from 'fast-check'
import { test } from 'vitest'
import { aContentFolder, contentFiles } from '../../tests/builders/a-content-folder.ts'
import { aPage } from '../../tests/builders/a-page.ts'
import { aPdfReader } from '../../tests/builders/a-pdf.ts'
import { aReportEntry } from '../../tests/builders/a-report.ts'
import { aSiteFile } from '../../tests/builders/a-site.ts'
import { runs } from '../../tools/testing/test-cases.ts'
import { decodeText } from './folder/read-text.ts'
import type { Parsed } from './issue.ts'
import { loadContent } from './load-content.ts'
import { parsePage } from './pages/parse-page.ts'
import { parseSiteFile } from './parse-site-file.ts'
import { parseReportEntry } from './reports/report-entry.ts'
import { formatProblem } from './site-content.ts'

const PARSERS: Readonly<Record<string, { parse: (text: string) => Parsed<unknown>; example: string }>> = {
  'an entry of reports/': { parse: parseReportEntry, example: aReportEntry() },
  'site.yaml': { parse: parseSiteFile, example: aSiteFile() },
  'a page': { parse: (text) => parsePage(text, 'services', 'es'), example: aPage() },
  'the text of a page': {
    parse: (body) => parsePage(aPage({ body }), 'services', 'ht'),
    example:
      '## A\n\n| a | b |\n|:-|-:|\n| 1 | [c](/app/metrics) |\n\n1. *one* **two**\n   - `x`\n\n[d]: https://a.gov\n',
  },
}

/** Characters with a meaning in YAML or Markdown, and in a page. */
const signs = fc.constantFrom(
  ...[
    '---',
    '- ',
    ': ',
    '? ',
    '*',
    '&a ',
    '*a',
    '!!',
    '|',
    '>',
    '{',
    '}',
    '[',
    ']',
    '"',
    "'",
    '#',
    '## ',
    '%',
    '@',
  ],
  ...[
    '`',
    '```',
    '![',
    '](',
    '<',
    '<script>',
    '|a|b|',
    '|-|-|',
    '~~',
    '[^1]',
    '[^1]: ',
    '\\',
    '\n',
    '\n\n',
    '  ',
    '\t',
  ],
  ...[
    'title',
    'category',
    'period',
    'documents_annual',
    'null',
    '2025-07-01',
    '1e999',
    'javascript:',
    '/app/',
    '/files/',
  ],
  ...[
    '\u0000',
    '\uD800',
    '\uFFFD',
    '\uFEFF',
    '\u202E',
    '🚗',
    'é',
    '__proto__',
    'constructor',
    '&#x1F;',
    '%zz',
  ],
)
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(signs, { maxLength: 40 }).map((parts) => parts.join('')),
  fc.json(),
)

function isProblemOrTyped(parsed: Parsed<unknown>): boolean {
  return (
    parsed.kind === 'parsed' ||
    (parsed.issues.length > 0 && parsed.issues.every(({ message }) => message !== ''))
  )
}

for (const [name, { parse, example }] of Object.entries(PARSERS)) {
  test(`any text in ${name} is either understood or its issues are reported`, () => {
    fc.assert(
      fc.property(anyText, (text) => isProblemOrTyped(parse(text))),
      runs(500),
    )
  })

  test(`any typo in ${name} is either understood or reported`, () => {
    const slip = fc.record({ at: fc.nat(example.length), length: fc.nat(30), put: anyText })
    fc.assert(
      fc.property(fc.array(slip, { minLength: 1, maxLength: 3 }), (slips) => {
        const text = slips.reduce(
          (old, { at, length, put }) => old.slice(0, at) + put + old.slice(at + length),
          example,
        )
        return isProblemOrTyped(parse(text))
      }),
      runs(500),
    )
  })
}

test('any bytes in a file are either text or reported', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => isProblemOrTyped(decodeText(bytes))),
    runs(1000),
  )
})

test('no text of a page becomes a script', () => {
  const attack = fc.constantFrom(
    '<script>',
    'javascript:',
    ' onerror=',
    '<img src=x',
    '](',
    '[',
    '![',
    '<a href="',
    '>',
    '"',
    '&#106;',
    'avascript:x',
    ')',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(attack, anyText), { maxLength: 12 }), (parts) => {
      const parsed = parsePage(aPage({ body: `## A\n\n${parts.join('')}\n` }), 'services', 'en')
      const html =
        parsed.kind === 'parsed' ? parsed.value.page.sections.map((section) => section.html).join('') : ''
      const tags = html.match(/<[^>]*>/g) ?? []
      return tags.every((tag) => !/<script|\son\w+=|(href|src)="\s*(javascript|data|vbscript):/i.test(tag))
    }),
    runs(1000),
  )
})

test('whatever is in a folder, loading it gives content or problems', async () => {
  const names = fc.constantFrom(
    ...Object.keys(contentFiles()),
    'reports/x.yaml',
    'pages/es/discover.md',
    'files/x.pdf',
    'odd name',
  )
  const bytes = fc.oneof(
    anyText.map((text) => new TextEncoder().encode(text)),
    fc.uint8Array({ maxLength: 300 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.dictionary(names, bytes, { maxKeys: 4 }), async (files) => {
      const outcome = await loadContent((await aContentFolder(files)).path, aPdfReader())
      if (outcome.kind === 'ready') return /^[0-9a-f]{64}$/.test(outcome.content.hash)
      return (
        outcome.problems.length > 0 && outcome.problems.every((problem) => !/\n/.test(formatProblem(problem)))
      )
    }),
    runs(60),
  )
})
