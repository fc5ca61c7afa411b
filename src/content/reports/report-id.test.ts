import { expect, test } from 'vitest'
import { reportIdFault } from './report-id.ts'

test.each(['a', 'annual-fy2026', '2026', 'a-1-b'])('%s is an id', (id) => {
  expect(reportIdFault(id)).toBe(null)
})

test.each([
  ['Annual Report (2026)', 'annual-report-2026'],
  ['annual_fy2026', 'annual-fy2026'],
  ['informe-año', 'informe-ano'],
  ['a--b', 'a-b'],
  ['-a-', 'a'],
  ['a'.repeat(101), 'a'.repeat(100)],
])('%s is no id, and a better one is proposed', (id, proposal) => {
  expect(reportIdFault(id)).toContain(`rename it, for example, to "${proposal}.yaml"`)
  expect(reportIdFault(proposal)).toBe(null)
})

test('a name without any letter is told the rule alone', () => {
  expect(reportIdFault('???')).toMatch(/because its name is the report's address$/)
})

test('no report takes the address of an incident area', () => {
  expect(reportIdFault('broward')).toBe('is the address of an incident area: rename it')
})
