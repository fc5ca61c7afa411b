import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { anException, aReport } from '../../tests/builders/a-report.ts'
import { aSiteInfo } from '../../tests/builders/a-site.ts'
import { collectBinder, complianceCsv, type Stored } from './compliance-binder.ts'
import { buildBinder } from './compliance-html.ts'

const madeAt = new Date('2026-11-23T12:00:00Z')
const READ: Stored = {
  kind: 'read',
  downloads: new Map([['/files/annual-fy2026.pdf', 1234]]),
  requests: [
    {
      site: '',
      reference: 'FB-7K3M-9Q2X',
      receivedAt: new Date('2026-11-20T09:00:00Z'),
      about: '<img src=x> plan',
      outcome: { kind: 'sent', at: new Date('2026-11-20T09:01:00Z') },
    },
  ],
}

function aBinder(stored: Stored = READ) {
  const { file } = aReport()
  const findings = [{ rule: '7.3-1', count: 2, pages: [1, 4], message: 'A picture has no text.' }]
  const checks = { checkedOn: '2026-11-17', rulesChecked: 100, findings }
  const reports = [
    aReport({ title: '=HYPERLINK("x") <script>' }),
    aReport({ id: 'plan', title: 'Plan', file: { ...file, url: '/files/plan.pdf', checks } }),
    aReport({ id: 'old', title: 'Old', file: { ...file, url: '/files/old.pdf', checks: null } }),
  ]
  const exceptions = new Map([
    ['plan', anException()],
    ['old', anException({ broken: ['files/old.pdf has changed since the claim of 2026-11-20'] })],
  ])
  const accessibility = {
    complianceDate: '2027-04-26',
    source: { title: '91 FR 20902', url: 'https://example.gov/law' },
    note: 'The date is contested.',
  }
  const site = aSiteInfo({ accessibility })
  const content = { site, reports, exceptions, hash: 'a'.repeat(64) }
  return collectBinder(content, { publicUrl: 'https://traffic.example.gov', stored, madeAt })
}

test('the binder is valid HTML that loads nothing, and escapes what people wrote', async () => {
  const html = buildBinder(await aBinder())
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      'attr-quotes': 'off',
      'void-style': 'off',
      'long-title': 'off',
      'no-inline-style': 'error',
      'no-redundant-role': 'off',
    },
  })
  const { results } = await validator.validateString(html)
  expect(
    results.flatMap(({ messages }) =>
      messages.map(({ line, ruleId, message }) => `${line} ${ruleId}: ${message}`),
    ),
  ).toEqual([])
  expect(html).not.toMatch(/<(?:script|img|link|iframe)|url\(|@import/)
  expect(html).toContain('&lt;img src=x&gt; plan')
})

test('the binder names each document’s state, exception, evidence and requests', async () => {
  const html = buildBinder(await aBinder())
  expect(html).toContain('3 documents: 1 with nothing found, 1 excepted, 1 due.')
  expect(html).toContain('1 claimed exception does not hold')
  expect(html).toContain('The date is contested.')
  expect(html).toContain('7.3-1: A picture has no text. (2 places, pages 1, 4)')
  expect(html).toContain('Evidence: Inventory of posted documents, line 12')
  expect(html).toContain('Does not hold: files/old.pdf has changed')
  expect(html).toMatch(/FB-7K3M-9Q2X.*3 days.*Handed to the office’s mail on 2026-11-20/)
  expect(html).toContain('1,234')
  expect(html).toContain('1.1.1 Non-text Content')
  expect(html).not.toMatch(/is accessible|conforms to/)
})

test('without a store the binder says so and counts nothing', async () => {
  const html = buildBinder(await aBinder({ kind: 'unreachable', reason: 'The store is down.' }))
  expect(html).toContain('<strong>Not read.</strong> The store is down.')
  expect(html).toContain('not known')
})

test('the CSV has one row per document, and no spreadsheet runs a title as a formula', async () => {
  const lines = complianceCsv(await aBinder())
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toMatch(/^id,title,category,.*,sha256,pages,state,.*,downloads_12_months$/)
  expect(lines[1]).toContain(`annual-fy2026,"'=HYPERLINK(""x"") <script>"`)
  expect(lines[2]).toMatch(/^plan,.*,excepted,.*,preexisting,2026-11-20,/)
})
