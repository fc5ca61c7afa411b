import { spawnSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aPdf } from '../../../tests/builders/a-pdf.ts'
import { treeOf } from '../../../tools/content/testing/tree-of.ts'
import { aDesk } from './testing/a-desk.ts'

/** Stops this process's files from growing, like a full disk. Returns whether that works here. */
function limitFiles(bytes: number | 'unlimited'): boolean {
  const args = ['--pid', String(process.pid), `--fsize=${bytes}:unlimited`]
  return process.platform === 'linux' && spawnSync('prlimit', args).status === 0
}

const LIMIT = 150_000
const canLimit = limitFiles('unlimited')

test.runIf(canLimit)(
  'on a full disk, an upload and then a publication is refused with a message and leaves nothing behind',
  async () => {
    onTestFinished(() => void limitFiles('unlimited'))
    const { visitor, folder, dataDir } = await aDesk()
    const pat = await visitor('pat@example.gov')
    const large = Buffer.concat([aPdf('Large'), Buffer.from(`%${'x'.repeat(2 * LIMIT)}\n`)])
    limitFiles(LIMIT)
    const refused = await pat.upload('large.pdf', large, pat.token, { Accept: 'application/json' })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toEqual({ problem: expect.stringContaining('disk is full') })
    expect(await readdir(join(dataDir, 'desk/uploads'))).toEqual([])

    limitFiles('unlimited')
    const { path, view } = await pat.draft('large.pdf', large)
    if (view.kind !== 'reportDraft') throw new Error(`The page shows ${view.kind}`)
    const before = await treeOf(folder)
    limitFiles(LIMIT)
    const fields = { category: 'documents_annual', language: 'en', status: 'final', period: 'FY2025' }
    const title = 'Annual report, FY 2025'
    const { version } = view.draft
    const page = await pat.send(`${path}/publish`, { ...fields, title, version: String(version) })
    expect(page.view).toMatchObject({ problem: expect.stringContaining('disk is full') })
    expect(await treeOf(folder)).toEqual(before)

    // Once there is room again, the upload and the typed text are still there.
    limitFiles('unlimited')
    const again = await pat.open(path)
    if (again.view.kind !== 'reportDraft') throw new Error(`The page shows ${again.view.kind}`)
    expect(again.view.values.title).toBe(title)
    await pat.submit(`${path}/publish`, { ...fields, title, version: String(again.view.draft.version) })
    expect(await readdir(join(folder, 'reports'))).toContain('annual-report-fy2025.yaml')
  },
)
