import { spawnSync } from 'node:child_process'
import { readdir, readFile, readlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../src/server/testing/a-folder.ts'
import { aContentFolder } from '../../tests/builders/a-content-folder.ts'
import { aPage } from '../../tests/builders/a-page.ts'
import { aSiteFile } from '../../tests/builders/a-site.ts'
import { sharePdfCache } from '../testing/shared-pdf-cache.ts'
import { isShortRun } from '../testing/test-cases.ts'
import { LIST_HEAD } from './out-folder.ts'

function runExport(args: string[], env: Readonly<Record<string, string>> = {}) {
  return spawnSync(process.execPath, ['tools/export.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, PUBLIC_URL: 'https://traffic.example.gov', ...env },
  })
}

test('the command has a help text, and refuses a folder with other files', async () => {
  const folder = await aFolder()
  await writeFile(join(folder, 'thesis.txt'), 'years of work')
  expect(runExport(['--help'])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('OUT/current/site'),
  })
  expect(runExport([folder])).toMatchObject({ status: 1, stderr: expect.stringContaining('no export wrote') })
  expect(runExport([join(folder, 'thesis.txt')])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is a file'),
  })
  expect(await readdir(folder)).toEqual(['thesis.txt'])
  await writeFile(join(folder, 'export.json'), JSON.stringify(LIST_HEAD))
  expect(runExport([folder])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('an export of an earlier version'),
  })
})

test('an export whose addresses lead to this machine or network is refused unless allowed', async () => {
  const out = join(await aFolder(), 'out')
  for (const origin of [
    'http://localhost:8080',
    'http://127.0.0.1',
    'https://[::1]:8443',
    'http://mypc',
    'http://intranet.:8080',
    'http://192.168.0.20:8080',
    'https://172.20.1.2',
    'http://[fd12:3456::1]',
    'http://[fe80::1]',
  ]) {
    expect(runExport([out], { PUBLIC_URL: origin }), origin).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('set PUBLIC_URL to the address of the site, or add --allow-localhost'),
    })
  }
})

test('with several sites, an export without a site’s folder is refused instead of exporting the sample', async () => {
  const place = await aFolder()
  expect(runExport([join(place, 'out')], { SITES_DIR: place, CONTENT_DIR: '' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('(SITES_DIR) has none: set CONTENT_DIR to a content folder'),
  })
  expect(await readdir(place)).toEqual([])
})

test('an export without the server’s settings of feeds says what it leaves out', async () => {
  const content = await aContentFolder()
  await content.write('site.yaml', aSiteFile({ cameras: { feed: 'live' } }))
  const env = {
    CONTENT_DIR: content.path,
    DATA_DIR: await sharePdfCache(await aFolder()),
    CAMERA_FEED_KIND: '',
  }
  const { stderr } = runExport([join(await aFolder(), 'out'), '--no-server', '--no-packed'], env)
  expect(stderr).toContain(
    'warning: No cameras are shown: site.yaml says cameras.feed: live. Set CAMERA_FEED_KIND',
  )
  expect(stderr).toMatch(
    /Wrote (\d+) of \1 responses for https:\/\/traffic\.example\.gov, as snapshot [0-9a-f]+\.\n/,
  )
})

/** Makes a process kill itself when it is about to write a page, as in a power cut, no matter how fast it is. */
const KILLED_AT_PAGE = `
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
const { writeFile } = promises
promises.writeFile = (path, ...rest) => {
  if (String(path).endsWith('about-us.html')) process.kill(process.pid, 'SIGKILL')
  return writeFile(path, ...rest)
}
syncBuiltinESMExports()
`

test.skipIf(isShortRun)(
  'an export that is killed while writing changes nothing that is served, and the next one completes it',
  async () => {
    const content = await aContentFolder()
    const out = join(await aFolder(), 'out')
    const dataDir = await sharePdfCache(await aFolder())
    const env = { CONTENT_DIR: content.path, DATA_DIR: dataDir, CAMERA_FEED_KIND: 'off' }
    const args = [out, '--no-server', '--no-packed']
    expect(runExport(args, env)).toMatchObject({ status: 0, stdout: `${join(out, 'current', 'site')}\n` })
    const before = await readlink(join(out, 'current'))
    const page = join(out, 'current', 'site', 'app', 'about-us.html')
    const text = await readFile(page, 'utf8')

    await content.write(
      'pages/en/about-us.md',
      aPage({ title: 'about-us', body: '## Roads\n\nA sentence that was added.\n' }),
    )
    const snapshots = join(out, 'snapshots')
    const killed = runExport(args, {
      ...env,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(KILLED_AT_PAGE)}`,
    })
    expect(killed.signal).toBe('SIGKILL')
    expect(await readdir(snapshots)).toContainEqual(expect.stringMatching(/^\.new-/))
    expect(await readlink(join(out, 'current'))).toBe(before)
    expect(await readFile(page, 'utf8')).toBe(text)

    const next = runExport(args, env)
    expect(next.status).toBe(0)
    expect(next.stderr).toMatch(/Wrote \d+ of \d+ responses for https:\/\/traffic\.example\.gov, as snapshot/)
    expect(await readFile(page, 'utf8')).toContain('A sentence that was added.')
  },
  120_000,
)
