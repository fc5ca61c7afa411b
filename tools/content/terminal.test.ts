import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aPublishing, type TestPublishing } from './testing/a-publishing.ts'
import { hasTerminal, runInTerminal } from './testing/in-terminal.ts'
import { treeOf } from './testing/tree-of.ts'

async function slip(publishing: TestPublishing): Promise<string[]> {
  const pdf = await publishing.writePdf('Wrong month')
  const args = ['--category', 'metrics_freeway_monthly', '--period', '2026-10', '--title', 'October 2025']
  return ['add', 'report', pdf, '--folder', publishing.folder, ...args]
}

test.runIf(hasTerminal)(
  'in a terminal a possible mistake needs a yes, and without it nothing is written',
  async () => {
    const publishing = await aPublishing()
    const before = await treeOf(publishing.folder)
    const run = runInTerminal(await slip(publishing))
    const shown = await run.waitFor('[y/N]')
    expect(shown).toContain('"October 2025" says October 2025')
    expect(await treeOf(publishing.folder)).toEqual(before)
    run.type('\r')
    expect(await run.end()).toMatchObject({
      code: 1,
      shown: expect.stringContaining('Nothing was published.'),
    })
    expect(await treeOf(publishing.folder)).toEqual(before)
  },
)

test.runIf(hasTerminal)('a person who answers yes publishes it', async () => {
  const publishing = await aPublishing()
  const run = runInTerminal(await slip(publishing))
  await run.waitFor('[y/N]')
  run.type('y\r')
  expect(await run.end()).toMatchObject({
    code: 0,
    shown: expect.stringContaining('/app/metrics/freeway-monthly-2026-10'),
  })
  expect(await readdir(join(publishing.folder, 'reports'))).toContain('freeway-monthly-2026-10.yaml')
})

test.runIf(hasTerminal)('a dry run in a terminal previews the page until Ctrl-C', async () => {
  const publishing = await aPublishing()
  const before = await treeOf(publishing.folder)
  const pdf = await publishing.writePdf('Freeways')
  const args = ['--category', 'metrics_freeway_monthly', '--title', 'Freeways in October 2026', '--dry-run']
  const run = runInTerminal(['add', 'report', pdf, '--folder', publishing.folder, ...args])
  const shown = await run.waitFor('Ctrl-C')
  const [, address = ''] = /Preview: (\S+)/.exec(shown) ?? []
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/app\/metrics\/freeway-monthly-2026-10$/)
  const page = await fetch(address)
  expect(page.status).toBe(200)
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(await page.text())?.[1]).toBe('Freeways in October 2026')
  expect(await treeOf(publishing.folder)).toEqual(before)
  run.type('\u0003')
  expect(await run.end()).toMatchObject({ code: 0 })
  await expect(fetch(address)).rejects.toThrow()
})
