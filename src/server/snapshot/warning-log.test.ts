import { expect, test } from 'vitest'
import { createWarningLog } from './live-site.ts'

function aWarning(number: number) {
  return { file: `reports/${number}.yaml`, line: 8, message: 'is not tagged' }
}

function aLog() {
  const told: object[] = []
  return { told, tell: createWarningLog({ warn: (facts) => void told.push(facts) }) }
}

test('a warning is logged once while it lasts, and again when it comes back', () => {
  const { told, tell } = aLog()
  tell([aWarning(1)])
  tell([aWarning(1), aWarning(2)])
  tell([])
  tell([aWarning(1)])
  expect(told).toEqual([aWarning(1), aWarning(2), aWarning(1)])
})

test('of very many warnings the first fifty are logged, with the number of the others', () => {
  const { told, tell } = aLog()
  tell(Array.from({ length: 30_000 }, (_, number) => aWarning(number)))
  expect(told).toHaveLength(51)
  expect(told.at(-1)).toEqual({ untold: 29_950 })
})
