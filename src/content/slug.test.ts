import { expect, test } from 'vitest'
import { reportIdIssue } from './slug.ts'

test.each(['a', 'annual-fy2026', '2026', 'a-1-b'])('%s is an id', (id) => {
  expect(reportIdIssue(id)).toBe(null)
})

test.each([
  ['Annual Report (2026)', 'annual-report-2026'],
  ['annual_fy2026', 'annual-fy2026'],
  ['informe-año', 'informe-ano'],
  ['a--b', 'a-b'],
  ['-a-', 'a'],
  ['a'.repeat(101), 'a'.repeat(100)],
])('%s is not an id, and a better one is suggested', (id, proposal) => {
  expect(reportIdIssue(id)).toContain(`rename it, for example, to "${proposal}.yaml"`)
  expect(reportIdIssue(proposal)).toBe(null)
})

test('for a name without letters only the rule is given', () => {
  expect(reportIdIssue('???')).toMatch(/because its name is the report's address$/)
})
