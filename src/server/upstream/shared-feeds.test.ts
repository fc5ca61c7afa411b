import { expect, test } from 'vitest'
import { createFailureLog } from './shared-feeds.ts'

test('the log says when a feed begins to fail and when it works again, and no more', () => {
  const lines: unknown[] = []
  const note = createFailureLog('feeds.example.gov', {
    warn: (facts, event) => lines.push({ ...facts, event }),
  })
  const failed = { kind: 'failed', problems: new Map([['noAnswer', 1]]), retryAfterSeconds: null } as const
  const reads: Parameters<typeof note>[0][] = [
    { kind: 'unchanged' },
    failed,
    failed,
    { kind: 'list', items: [], records: 0, problems: new Map() },
    { kind: 'unchanged' },
  ]
  for (const read of reads) note(read)
  expect(lines).toEqual([
    { host: 'feeds.example.gov', problems: ['noAnswer'], event: 'A feed fails: visitors see its last list' },
    { host: 'feeds.example.gov', event: 'A feed that failed works again' },
  ])
})
