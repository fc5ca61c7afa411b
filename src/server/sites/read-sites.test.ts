import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { readSites } from './read-sites.ts'
import { aSitesFolder, NORTH, SOUTH } from './testing/some-sites.ts'

test('each folder is a site, whose settings come from its own file first, then from the process', async () => {
  const { folder } = await aSitesFolder([NORTH, SOUTH], {
    [`${NORTH}/site.env`]:
      '# Only of this site\nMAIL_TO_FEEDBACK=north@example.gov\nSMTP_URL=smtp://north:25\n',
    [`${SOUTH}/site.env`]: `PUBLIC_URL=http://${SOUTH}:8080\n`,
    '.git/config': '',
    'README.md': '',
  })
  const dataDir = await aFolder()
  const env = { DATA_DIR: dataDir, MAIL_TO_FEEDBACK: 'all@example.gov', SMTP_URL_FILE: '/nowhere' }
  const broken = readSites(env, folder)
  expect(broken.kind === 'broken' && broken.issues).toEqual([
    'SMTP_URL_FILE names a file that does not exist',
  ])
  const read = readSites({ ...env, SMTP_URL_FILE: '', SMTP_URL: 'smtp://all:25' }, folder)
  if (read.kind === 'broken') throw new Error(read.issues.join())
  expect(read.sites.map(({ host, config }) => [host, config.publicUrl, config.mail.smtpUrl])).toEqual([
    [NORTH, `https://${NORTH}`, 'smtp://north:25'],
    [SOUTH, `http://${SOUTH}:8080`, 'smtp://all:25'],
  ])
  expect(read.sites.map(({ config }) => config.mail.to.feedback[0]?.address)).toEqual([
    'north@example.gov',
    'all@example.gov',
  ])
  expect(read.sites[0]?.config).toMatchObject({
    contentDir: join(folder, NORTH, 'content'),
    dataDir: join(dataDir, NORTH),
  })
})

test('every problem of every site is listed at once, and none repeats a value', async () => {
  const { folder, remove } = await aSitesFolder([NORTH, SOUTH], {
    [`${NORTH}/site.env`]: 'PORT=80\nMAIL_FORM=a@b.gov\nMAIL_FROM=s3cret\njunk\nCONTENT_DIR=/tmp\n',
    [`${SOUTH}/site.env`]: `PUBLIC_URL=https://${NORTH}\n`,
    'Upper.example.gov/content/site.yaml': '',
    'outbox/content/site.yaml': '',
  })
  await mkdir(join(folder, 'empty.example.gov'))
  await remove(`${SOUTH}/content`)
  const read = readSites({ PORT: 'many', CONTENT_DIR: 'content' }, folder)
  expect(read.kind === 'broken' && read.issues).toEqual([
    'PORT must be a whole number from 0 to 65535',
    'CONTENT_DIR is for a single site and cannot be set together with SITES_DIR: remove it',
    'Upper.example.gov must be a host name in lowercase, such as traffic.example.gov: rename the folder',
    'outbox must be a host name in lowercase, such as traffic.example.gov: rename the folder',
    'empty.example.gov has no folder "content": put the site\'s content there',
    `${SOUTH} has no folder "content": put the site's content there`,
    `${NORTH}/site.env line 4 must be NAME=value or a comment that starts with #`,
    `${NORTH}/site.env CONTENT_DIR cannot be set: the content is in the folder "content"`,
    `${NORTH}/site.env MAIL_FORM is not a setting of a site: see docs/operating.md`,
    `${NORTH}/site.env PORT applies to the whole process: set it in the environment`,
    `${NORTH}/site.env MAIL_FROM must be mail addresses separated by commas`,
  ])
  const elsewhere = readSites({}, folder)
  expect(elsewhere.kind === 'broken' && elsewhere.issues).toContain(
    `${SOUTH}/site.env PUBLIC_URL must have the folder's host name`,
  )
})

test('a setting that appears twice in site.env is a problem that names both lines, whatever the values', async () => {
  const { folder } = await aSitesFolder([NORTH], {
    [`${NORTH}/site.env`]:
      '# Mail\nMAIL_TO_TOUR=a@b.gov\nMAIL_FROM=a@b.gov\n\n export MAIL_TO_TOUR = c@d.gov\nMAIL_FROM=a@b.gov\nMAIL_FROM=\n',
  })
  const read = readSites({}, folder)
  expect(read.kind === 'broken' && read.issues).toEqual([
    `${NORTH}/site.env line 5 sets MAIL_TO_TOUR, which line 2 already sets: remove one of them`,
    `${NORTH}/site.env line 6 sets MAIL_FROM, which line 3 already sets: remove one of them`,
    `${NORTH}/site.env line 7 sets MAIL_FROM, which line 3 already sets: remove one of them`,
  ])
})

test('a folder that does not exist or contains no site is reported', async () => {
  const folder = await aFolder()
  expect(readSites({}, join(folder, 'none'))).toEqual({
    kind: 'broken',
    issues: ['SITES_DIR must be a folder that this user may read'],
  })
  expect(readSites({}, folder)).toEqual({
    kind: 'broken',
    issues: ['SITES_DIR contains no site: add a folder for each, with its host name as the name'],
  })
})

test('settings saved on Windows are read, and a wrong encoding is named', async () => {
  const { folder } = await aSitesFolder([NORTH], {
    [`${NORTH}/site.env`]: '\uFEFFMAIL_TO_FEEDBACK=north@example.gov\r\n\r\n# Ours\r\nANALYTICS_ID=G-1\r\n',
  })
  const read = readSites({}, folder)
  if (read.kind === 'broken') throw new Error(read.issues.join())
  expect(read.sites[0]?.config.mail.to.feedback[0]?.address).toBe('north@example.gov')
  expect(read.sites[0]?.config.analyticsId).toBe('G-1')
  await writeFile(join(folder, NORTH, 'site.env'), Buffer.from('\uFEFFANALYTICS_ID=G-1\n', 'utf16le'))
  expect(readSites({}, folder)).toEqual({
    kind: 'broken',
    issues: [`${NORTH}/site.env is saved as UTF-16 ("Unicode"): save it with the encoding "UTF-8"`],
  })
})
