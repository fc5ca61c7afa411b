import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import product from '../../package.json' with { type: 'json' }
import { aContentFolder } from '../../tests/builders/a-content-folder.ts'
import { sharePdfCache } from '../../tools/testing/shared-pdf-cache.ts'
import { aSitesFolder, NORTH, SOUTH } from './sites/testing/some-sites.ts'
import { aFolder } from './testing/a-folder.ts'

/** Runs the program as an operator does, until it ends. */
function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/server/main.ts', ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, lines: stdout.trimEnd().split('\n'), stderr }
}

/** A path where no folder can be created: below `/proc`, `recursive` never ends. */
async function aWrongPlace(): Promise<string> {
  if (process.platform === 'linux') return '/proc/site/var'
  const file = join(await aFolder(), 'file')
  await writeFile(file, '')
  return join(file, 'var')
}

test('the check finds no problem with valid settings and content, starts nothing, and says that it tried no connections', async () => {
  const { path } = await aContentFolder()
  // With this port, the server could not start.
  const checked = run(['--check'], {
    PORT: '1',
    CONTENT_DIR: path,
    DATA_DIR: await sharePdfCache(await aFolder()),
    // Nothing listens at this port.
    DATABASE_URL: 'postgres://site@127.0.0.1:9/site',
  })
  expect(checked).toMatchObject({
    status: 0,
    lines: [
      expect.stringMatching(/^No problem: the settings, 1 report and \d+ pages are valid\.$/),
      expect.stringMatching(/^No connections were tried: .* whether its database and mail server respond\.$/),
    ],
  })
})

test('the check lists all problems together: with settings, secret files, folders and content', async () => {
  const { path, remove } = await aContentFolder({ 'reports/odd.yaml': 'category: nothing\n' })
  await remove('pages/en/metrics.md')
  const file = join(await aFolder(), 'file')
  await writeFile(file, '')
  const { status, lines } = run(['--check'], {
    PORT: 'many',
    SMTP_URL_FILE: file,
    DKIM_KEY_FILE: file,
    CONTENT_DIR: path,
    DATA_DIR: await aWrongPlace(),
  })
  expect(status).toBe(1)
  expect(lines.slice(0, 5)).toEqual([
    'SMTP_URL_FILE names an empty file',
    'PORT must be a whole number from 0 to 65535',
    'DKIM_DOMAIN must be set together with DKIM_SELECTOR and DKIM_KEY_FILE, or not at all',
    'DKIM_KEY_FILE names an empty file',
    'DATA_DIR must be a folder that this user may write to',
  ])
  expect(lines.join('\n')).toMatch(/^pages\/en\/metrics\.md .*\n(.*\n)*reports\/odd\.yaml:1 category/m)
})

test('the check reports a missing folder', async () => {
  const folder = await aFolder()
  const missing = join(folder, 'content')
  expect(run(['--check'], { CONTENT_DIR: missing, DATA_DIR: folder })).toMatchObject({
    status: 1,
    lines: [`${missing} is not a folder that can be read`],
  })
})

test('a data folder that cannot be created keeps the site from starting', async () => {
  const { path } = await aContentFolder()
  expect(run([], { CONTENT_DIR: path, DATA_DIR: await aWrongPlace(), PORT: '0' })).toMatchObject({
    status: 1,
    stderr: 'DATA_DIR must be a folder that this user may write to\n',
  })
})

test('the check of several sites names the site with each problem, and counts the content if there is none', async () => {
  const { folder, write } = await aSitesFolder()
  const dataDir = await aFolder()
  for (const host of [NORTH, SOUTH]) await sharePdfCache(join(dataDir, host))
  const env = { SITES_DIR: folder, DATA_DIR: dataDir }
  expect(run(['--check'], env)).toMatchObject({
    status: 0,
    lines: [
      expect.stringMatching(/^No problem: the settings, 2 sites, 2 reports and \d+ pages are valid\.$/),
      expect.stringMatching(/^No connections were tried/),
    ],
  })
  await write(`${NORTH}/site.env`, 'MAIL_FORM=a@b.gov')
  await write(`${SOUTH}/content/reports/odd.yaml`, 'category: nothing\n')
  const { status, lines } = run(['--check'], env)
  expect(status).toBe(1)
  expect(lines[0]).toBe(`${NORTH}/site.env MAIL_FORM is not a setting of a site: see docs/operating.md`)
  expect(lines.join('\n')).toMatch(new RegExp(`^${SOUTH}: reports/odd.yaml:1 category`, 'm'))
  expect(lines.join('\n')).not.toContain(`${NORTH}: `)
})

test('the program prints its version and help', () => {
  expect(run(['--version'])).toEqual({ status: 0, lines: [product.version], stderr: '' })
  const { status, lines } = run(['--help'])
  expect(status).toBe(0)
  expect(lines.join('\n')).toMatch(/--check.*--help/s)
})

test('an unknown argument is refused, and nothing starts', () => {
  expect(run(['--chek'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("unknown option '--chek'\n(Did you mean --check?)"),
  })
  expect(run(['check'])).toMatchObject({ status: 1, stderr: expect.stringContaining('too many arguments') })
})
