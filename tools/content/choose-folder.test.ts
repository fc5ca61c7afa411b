import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { aSitesFolder, NORTH, SOUTH } from '../../src/server/sites/testing/some-sites.ts'
import { aFolder } from '../../src/server/testing/a-folder.ts'
import { runContent } from './testing/run-command.ts'
import { treeOf } from './testing/tree-of.ts'

test.each([
  'undo',
  'add report nothing.pdf --category documents_annual',
  'add data nothing.csv --category metrics_freeway_weekly',
  'revise report nothing nothing.pdf --note Corrected.',
  'archive nothing',
  'remove report nothing --why Wrong.',
  'notice add --level emergency --en Storm.',
  'notice end nothing',
  'notice list',
  'check',
  'report',
  'compliance',
])('with SITES_DIR and no site chosen, "content -- %s" lists the sites', async (args) => {
  const sites = await aSitesFolder()
  const before = await treeOf(sites.folder)
  const { code, out, err } = await runContent(args.split(' '), { SITES_DIR: sites.folder })
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain('choose the site')
  for (const host of [NORTH, SOUTH]) expect(err).toContain(`CONTENT_DIR="${sites.folder}/${host}/content"`)
  expect(await treeOf(sites.folder)).toEqual(before)
})

test('with SITES_DIR a command works on the chosen site', async () => {
  const sites = await aSitesFolder()
  const folder = `${sites.folder}/${NORTH}/content`
  const chosen = { SITES_DIR: sites.folder, CONTENT_DIR: folder }
  const nothing = { code: 0, err: 'There is no notice.\n' }
  expect(await runContent(['notice', 'list'], chosen)).toMatchObject(nothing)
  const named = ['notice', 'list', '--folder', folder]
  expect(await runContent(named, { SITES_DIR: sites.folder })).toMatchObject(nothing)
})

test('when SITES_DIR has no site, the command asks for a content folder', async () => {
  const { code, err } = await runContent(['undo'], { SITES_DIR: await aFolder() })
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('has none: set CONTENT_DIR') })
})

test('with SITES_DIR and no site chosen, help is not the sample’s', async () => {
  const sites = await aSitesFolder()
  const help = await runContent(['add', 'report', '--help'], { SITES_DIR: sites.folder })
  const plain = await runContent(['add', 'report', '--help'], { CONTENT_DIR: await aFolder() })
  expect(help).toEqual(plain)
})

test.each(['map.ts make', 'map.ts streets nothing.pmtiles --credit Census', 'dev.ts'])(
  'with SITES_DIR and no site chosen, "%s" lists the sites',
  async (args) => {
    const sites = await aSitesFolder()
    const [script = '', ...rest] = args.split(' ')
    const { status, stderr } = spawnSync(process.execPath, [`tools/${script}`, ...rest], {
      encoding: 'utf8',
      env: { ...process.env, SITES_DIR: sites.folder, CONTENT_DIR: '' },
      timeout: 20_000,
    })
    expect(status).toBe(1)
    expect(stderr).toContain(`CONTENT_DIR="${sites.folder}/${SOUTH}/content"`)
  },
)
