import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

// The 19th field of a thread's record is its priority; 19 is the lowest.
const PRINT = `
import { readdirSync, readFileSync } from 'node:fs'
import { lowerPriority } from './src/content/lower-priority.ts'
lowerPriority()
const threads = readdirSync('/proc/self/task')
console.log(threads.map((id) => readFileSync('/proc/self/task/' + id + '/stat', 'utf8').split(' ')[18]).join(' '))`

test.skipIf(!existsSync('/proc/self/task'))(
  'every thread of a process that must not delay visitors has the lowest priority',
  () => {
    const priorities = execFileSync(process.execPath, ['--input-type=module', '-e', PRINT], {
      encoding: 'utf8',
    })
    expect(priorities.trim().split(' ').length).toBeGreaterThan(4)
    expect(new Set(priorities.trim().split(' '))).toEqual(new Set(['19']))
  },
)
