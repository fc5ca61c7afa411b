import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { buildNotices, NOTICES_FILE } from './build-notices.ts'
import { findShipped, type Lock } from './shipped-packages.ts'

test('the notices are those of the packages in the lock file', async () => {
  const written = await readFile(NOTICES_FILE, 'utf8')
  expect(written === (await buildNotices('.')), 'run "node tools/notices.ts" and commit the file').toBe(true)
})

test('packages for browsers are listed with their dependencies, and those that only build are not', () => {
  const mit = { version: '1.0.0', license: 'MIT' }
  const lock: Lock = {
    '': {},
    'node_modules/server': mit,
    'node_modules/drawing': { ...mit, dev: true, dependencies: { scheduler: '1' } },
    'node_modules/drawing/node_modules/scheduler': {
      ...mit,
      version: '2.0.0',
      dev: true,
      dependencies: { base: '1' },
    },
    'node_modules/scheduler': { ...mit, dev: true },
    'node_modules/base': { ...mit, dev: true },
    'node_modules/builder': { ...mit, dev: true },
  }
  const named = findShipped(lock, ['drawing']).map(({ name, version }) => `${name} ${version}`)
  expect(named).toEqual(['base 1.0.0', 'drawing 1.0.0', 'scheduler 2.0.0', 'server 1.0.0'])
})

test('every shipped license lets anyone use, change and redistribute the work', async () => {
  const written = await readFile(NOTICES_FILE, 'utf8')
  const licenses = new Set([...written.matchAll(/^ {2}\S+ \d\S*: (.+)$/gm)].map(([, license]) => license))
  const free = [
    'MIT',
    'MIT-0',
    'ISC',
    // Lists of holidays, with their authors in THIRD-PARTY-NOTICES.
    '(ISC AND CC-BY-3.0)',
    'PSF-2.0',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'BlueOak-1.0.0',
    'OFL-1.1',
    'Unlicense',
  ]
  expect([...licenses].filter((license) => !free.includes(license ?? ''))).toEqual([])
})
