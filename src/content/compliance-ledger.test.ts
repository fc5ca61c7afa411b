import { expect, test } from 'vitest'
import { anException, aReport } from '../../tests/builders/a-report.ts'
import { aSiteInfo } from '../../tests/builders/a-site.ts'
import { buildAccessibilitySummary, buildLedger } from './compliance-ledger.ts'

const aFile = (
  id: string,
  rules: readonly string[] | null,
  accessibility: 'tagged' | 'untagged' = 'tagged',
) => {
  const { file } = aReport()
  const found = (rules ?? []).map((rule) => ({ rule, count: 1, pages: [], message: 'It is wrong.' }))
  const checks = rules === null ? null : { checkedOn: '2026-11-17', rulesChecked: 100, findings: found }
  return aReport({ id, title: id, file: { ...file, url: `/files/${id}.pdf`, accessibility, checks } })
}

test('a document is excepted while its claim holds; otherwise the findings decide', () => {
  const reports = [
    aFile('fine', []),
    aFile('old', ['7.3-1']),
    aFile('changed', ['7.3-1']),
    aFile('unread', null),
  ]
  const exceptions = new Map([
    ['old', anException()],
    ['changed', anException({ broken: ['its file has changed'] })],
  ])
  const states = buildLedger({ reports, exceptions }).map(({ report, state }) => [report.id, state])
  expect(Object.fromEntries(states)).toEqual({
    fine: 'nothingFound',
    old: 'excepted',
    changed: 'due',
    unread: 'due',
  })
})

test('the queue is in the order of downloads times severity, and former versions count', () => {
  const former = { on: '2026-10-01', url: '/files/first.pdf', note: 'Corrected.' }
  const reports = [
    aFile('title', ['7.1-9']),
    aFile('picture', ['7.3-1']),
    { ...aFile('untagged', ['7.1-11'], 'untagged'), history: [former] },
  ]
  const content = { site: aSiteInfo(), reports, exceptions: new Map() }
  const order = (downloads: Record<string, number> | null) =>
    buildAccessibilitySummary(
      content,
      downloads === null ? null : new Map(Object.entries(downloads)),
    ).queue.map(({ id, severity, downloads }) => [id, severity, downloads])
  expect(order(null)).toEqual([
    ['untagged', 3, null],
    ['picture', 2, null],
    ['title', 1, null],
  ])
  expect(order({ '/files/title.pdf': 90, '/files/picture.pdf': 1, '/files/first.pdf': 4 })).toEqual([
    ['title', 1, 90],
    ['untagged', 3, 4],
    ['picture', 2, 1],
  ])
})
