import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentAt } from '../../src/content/site-content.ts'
import { addNotice, endNotice, listNotices } from '../../src/publishing/notices.ts'
import { aPage } from '../../tests/builders/a-page.ts'
import { aSiteFile } from '../../tests/builders/a-site.ts'
import { aPublishing, type TestPublishing } from './testing/a-publishing.ts'
import { runContent, runContentProcess } from './testing/run-command.ts'

const NOON = new Date('2026-11-23T17:00:00Z')
const LATER = new Date('2026-11-23T18:00:00Z')
const STORM = { level: 'emergency', en: 'Storm: stay off the roads.' }

async function inForce({ load }: TestPublishing, at: Date): Promise<string[]> {
  const outcome = await load()
  if (outcome.kind === 'broken') throw new Error('The folder is broken')
  return contentAt(outcome.content, at).notices.map(({ id }) => id)
}

test('a notice is in force from now until it is ended, and its file stays for the record', async () => {
  const publishing = await aPublishing({ 'site.yaml': aSiteFile() })
  const { address: id, notes } = await addNotice(STORM, publishing, NOON)
  expect(id).toBe('2026-11-23-storm-stay-off-the-roads')
  expect(notes).toHaveLength(2)
  expect(await inForce(publishing, NOON)).toEqual([id])
  await endNotice(id, publishing, LATER)
  expect(await inForce(publishing, LATER)).toEqual([])
  expect(await listNotices(publishing.folder, LATER)).toEqual([
    `${id}  emergency  over since 2026-11-23T13:00:00-05:00  Storm: stay off the roads.`,
  ])
  await expect(endNotice(id, publishing, LATER)).rejects.toThrow('is already over')
})

test('only languages of the site are reported as missing from a notice', async () => {
  const publishing = await aPublishing({ 'site.yaml': aSiteFile({ languages: ['en', 'es'] }) })
  const { notes } = await addNotice(STORM, publishing, NOON)
  expect(notes).toEqual(['It has no --es: visitors to those pages see the English text.'])
})

test('a notice in a language the site lacks warns that no page shows it', async () => {
  const publishing = await aPublishing({ 'site.yaml': aSiteFile({ languages: ['en', 'ht'] }) })
  const texts = { ...STORM, es: 'Tormenta: no salga.', ht: 'Tanpèt.' }
  expect((await addNotice(texts, publishing, NOON)).notes).toEqual([
    'The site is not in Spanish, so no page shows the text of --es: leave it out, or add es to languages in site.yaml.',
  ])
})

test('for an emergency, the command says that Discover becomes the storm page, if there is one', async () => {
  const forStorms =
    'While it is in force, Discover is the page for storms. For any other danger use --level closure.'
  const withPage = await aPublishing({ 'pages/en/storm.md': aPage() })
  expect((await addNotice(STORM, withPage, NOON)).notes).toContain(forStorms)
  expect((await addNotice({ ...STORM, level: 'closure' }, withPage, NOON)).notes).not.toContain(forStorms)
  expect((await addNotice(STORM, await aPublishing(), NOON)).notes).not.toContain(forStorms)
})

test('a notice for tomorrow waits, and ending it today deletes it', async () => {
  const publishing = await aPublishing()
  const times = {
    from: '2026-11-24 06:00',
    until: '2026-11-24 18:00',
    roads: 'I-95, US 1',
    link: '/app/cameras',
  }
  const { address: id } = await addNotice({ ...STORM, ...times }, publishing, NOON)
  expect(await inForce(publishing, NOON)).toEqual([])
  expect((await listNotices(publishing.folder, NOON))[0]).toContain('from 2026-11-24T06:00:00-05:00')
  expect(await inForce(publishing, new Date('2026-11-24T11:00:00Z'))).toEqual([id])
  await endNotice(id, publishing, NOON)
  expect(await readdir(join(publishing.folder, 'notices'))).toEqual([])
})

test('two notices with the same text have two ids', async () => {
  const publishing = await aPublishing()
  await addNotice(STORM, publishing, NOON)
  expect((await addNotice(STORM, publishing, NOON)).address).toBe('2026-11-23-storm-stay-off-the-roads-2')
})

test('an invalid notice is declined with what to do, and nothing is left behind', async () => {
  const publishing = await aPublishing()
  const declined = (options: object) => addNotice({ ...STORM, ...options }, publishing, NOON)
  await expect(declined({ level: 'urgent' })).rejects.toThrow('level "urgent" is not one of')
  await expect(declined({ until: 'tonight' })).rejects.toThrow('until "tonight" is not a time')
  await expect(declined({ from: '2026-11-24 06:00', until: '2026-11-23 06:00' })).rejects.toThrow(
    'until is not after from',
  )
  await expect(endNotice('storm', publishing, NOON)).rejects.toThrow('There is no notice "storm"')
  expect(await listNotices(publishing.folder, NOON)).toEqual([])
})

test('on the command line the id is the one result', async () => {
  const { folder } = await aPublishing()
  const args = ['--level', 'closure', '--en', 'US 1 is closed: bridge work']
  const added = await runContentProcess(['notice', 'add', ...args, '--folder', folder])
  expect(added.code).toBe(0)
  expect(added.out).toMatch(/^\d{4}-\d\d-\d\d-us-1-is-closed-bridge-work\n$/)
  const file = await readFile(join(folder, 'notices', `${added.out.trim()}.yaml`), 'utf8')
  expect(file).toContain('en: "US 1 is closed: bridge work"')
  const listed = await runContent(['notice', 'list', '--folder', folder])
  expect(listed.out).toContain('closure  in force  US 1 is closed')
})
