import { expect, test } from 'vitest'
import { createWarningLog } from './live-site.ts'

function aWarning(number: number) {
  return { file: `reports/${number}.yaml`, line: 8, message: 'is not tagged' }
}

function aLog() {
  const logged: object[] = []
  return { logged, logWarnings: createWarningLog({ warn: (facts) => void logged.push(facts) }) }
}

test('a warning is logged once while it lasts, and again when it comes back', () => {
  const { logged, logWarnings } = aLog()
  logWarnings([aWarning(1)])
  logWarnings([aWarning(1), aWarning(2)])
  logWarnings([])
  logWarnings([aWarning(1)])
  expect(logged).toEqual([aWarning(1), aWarning(2), aWarning(1)])
})

test('of very many warnings the first fifty are logged, with the number of the others', () => {
  const { logged, logWarnings } = aLog()
  logWarnings(Array.from({ length: 30_000 }, (_, number) => aWarning(number)))
  expect(logged).toHaveLength(51)
  expect(logged.at(-1)).toEqual({ unlisted: 29_950 })
})
