import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SHARED_DATA_DIR } from '../../tools/testing/shared-pdf-cache.ts'
import { isEveryCase } from '../../tools/testing/test-cases.ts'
import { expect, type Site, startSite, test } from './support/site.ts'

const run = promisify(execFile)

/** Real documents (tests/pdf/PROVENANCE.md) with facts that a person has checked. */
const REAL_DOCUMENTS = [
  { file: 'CDS_Policy_Language_Guide.pdf', category: 'documents_masterPlans', pages: 4, isTagged: false },
  {
    file: 'WZDx_Early_Adopters_Guide.pdf',
    category: 'documents_strategicBusinessPlans',
    pages: 3,
    isTagged: false,
  },
  {
    file: 'Work_Zone_Data_Survey_Report_2021-03-08.pdf',
    category: 'documents_annual',
    year: 2021,
    pages: 42,
    isTagged: true,
  },
  {
    file: 'Worker_Presence_Interview_Lessons_Learned_2022-08.pdf',
    category: 'documents_annual',
    pages: 2,
    isTagged: true,
  },
]

/** One document with tags for screen readers and one without; the others are larger. */
const PUBLISHED = isEveryCase
  ? REAL_DOCUMENTS
  : REAL_DOCUMENTS.filter(({ pages }) => pages === 2 || pages === 4)

/** Publishes with the command that staff use. Returns the id at the end of the address it prints. */
async function publish(
  site: Site,
  document: { file: string; category: string; year?: number },
  title: string,
): Promise<string> {
  const { file, category, year = 2022 } = document
  const args = [
    ...['add', 'report', join('tests/pdf', file), '--folder', site.contentDir],
    ...['--category', category, '--title', title, '--period', `${year}-01-01..${year}-12-31`],
    ...['--published', '2023-01-10', '--summary', 'A document of the work zone data program.'],
  ]
  const env = { ...process.env, DATA_DIR: SHARED_DATA_DIR }
  const { stdout } = await run(process.execPath, ['tools/content.ts', ...args], { env })
  return new URL(stdout.trim()).pathname.split('/').at(-1) ?? ''
}

// One at a time, because both use the same site.
test.describe.configure({ mode: 'default' })

let own: (Site & { close: () => Promise<void> }) | null = null
test.beforeAll(async () => {
  own = await startSite('tests/scenarios/tiny')
})
test.afterAll(() => own?.close())

function theSite(): Site {
  if (own === null) throw new Error('The site did not start')
  return own
}

test('a visitor sees a PDF seconds after staff publish it, without a restart @release', async ({ page }) => {
  const site = theSite()
  await page.goto(`${site.url}/app/documents`)
  for (const document of PUBLISHED) {
    const title = `Published: ${document.file}`
    const id = await publish(site, document, title)
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('article', { name: title })).toBeVisible({ timeout: 500 })
    }).toPass()
    const row = page.locator(`[id="${id}"]`)
    await expect(row).toContainText(`PDF, ${document.pages} pages`)
    await expect(row).toContainText(document.isTagged ? /\d+ problems? found/ : 'Not tagged')
    const opened = await page.request.get(
      site.url + (await row.getByRole('link').first().getAttribute('href')),
    )
    expect(opened.status()).toBe(200)
  }
  expect(site.process.exitCode, 'the server still runs').toBeNull()
})

test('an invalid entry never goes live: the last good site stays, and readiness and log say why @release', async ({
  page,
}) => {
  const site = theSite()
  const entry = join(site.contentDir, 'reports', (await readdir(join(site.contentDir, 'reports')))[0] ?? '')
  const good = await readFile(entry, 'utf8')
  await writeFile(entry, good.replace(/^category: .*$/m, 'category: documents_anual'))
  await expect.poll(() => readContentState(site)).toBe('broken')
  await page.goto(`${site.url}/app/documents`)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(site.lines.join('\n')).toContain('documents_anual')

  await writeFile(entry, good)
  await expect.poll(() => readContentState(site)).not.toBe('broken')
})

async function readContentState(site: Site): Promise<unknown> {
  const ready: { content?: { state?: unknown } } = await (await fetch(`${site.url}/readyz`)).json()
  return ready.content?.state
}
