import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aContentFolder } from '../../../tests/builders/a-content-folder.ts'
import { aLogo } from '../../../tests/builders/a-look.ts'
import { aPdfReader } from '../../../tests/builders/a-pdf.ts'
import { aSiteFile } from '../../../tests/builders/a-site.ts'
import { createContentLoader } from '../../content/load-content.ts'
import { startServer } from '../start-server.ts'
import { aFolder } from '../testing/a-folder.ts'
import { aSiteContent, renderPlainly } from '../testing/a-site.ts'
import { aMemoryFolder, BROKEN, CONFIG, ready } from '../testing/memory-folder.ts'
import { createLastGood, lastGoodContentDir } from './last-good.ts'

test('live content is copied, and unchanged files share one copy on the disk', async () => {
  const [contentDir, lastGoodDir] = [await aFolder(), await aFolder()]
  await mkdir(join(contentDir, 'files'))
  await writeFile(join(contentDir, 'files', 'a.pdf'), 'never changes')
  await writeFile(join(contentDir, 'site.yaml'), 'first')
  const loader = aMemoryFolder()
  const lastGood = createLastGood({ contentDir, lastGoodDir, loader })
  expect(await lastGood.load()).toBeNull()
  await lastGood.keep('one')
  const copied = (name: string) => join(lastGoodContentDir(lastGoodDir), name)
  const { ino } = await stat(copied('files/a.pdf'))
  await writeFile(join(contentDir, 'site.yaml'), 'second, longer')
  await lastGood.keep('one')
  expect(await readFile(copied('site.yaml'), 'utf8')).toBe('first')
  await lastGood.keep('two')
  expect(await readFile(copied('site.yaml'), 'utf8')).toBe('second, longer')
  expect((await stat(copied('files/a.pdf'))).ino).toBe(ino)
  expect((await lastGood.load())?.hash).toBe(aSiteContent().hash)
  loader.publish(BROKEN)
  expect(await lastGood.load()).toBeNull()
})

test('the copy has the district’s own look', async () => {
  const appearance = { accentColor: '#c8102e', logo: 'look/logo.svg' }
  const { path: contentDir, write } = await aContentFolder({
    'site.yaml': aSiteFile({ appearance }),
    'look/logo.svg': aLogo(),
  })
  const lastGoodDir = await aFolder()
  const loader = createContentLoader({ folder: lastGoodContentDir(lastGoodDir), pdfReader: aPdfReader() })
  const lastGood = createLastGood({ contentDir, lastGoodDir, loader })
  await lastGood.keep('one')
  await write('look/logo.svg', '<svg')
  const content = await lastGood.load()
  expect(content?.appearance).toMatchObject({ stylesheet: expect.any(String), logo: { aspectRatio: 1.25 } })
  expect(content?.appearanceFiles.map(({ mediaType }) => mediaType)).toEqual([
    'text/css; charset=utf-8',
    'image/svg+xml',
  ])
})

test('a file has a copy only where it lies in the content folder', async () => {
  const { copyOf } = createLastGood({
    contentDir: '/srv/content',
    lastGoodDir: '/data',
    loader: aMemoryFolder(),
  })
  expect(copyOf('/srv/content/files/a.pdf')).toBe(join(lastGoodContentDir('/data'), 'files', 'a.pdf'))
  for (const path of ['/srv/content', '/srv/content-old/files/a.pdf', '/data/pdf-cache/a.webp', '/'])
    expect(copyOf(path), path).toBeNull()
})

test('a server that starts with broken content shows the last good one, says so, and goes on once it is fixed', async () => {
  const folder = aMemoryFolder(BROKEN)
  const lines: string[] = []
  const copied: string[] = []
  const server = await startServer({
    config: { ...CONFIG, dataDir: await aFolder() },
    web: { render: renderPlainly, assets: [] },
    loader: folder,
    lastGood: {
      load: async () => aSiteContent(),
      keep: async (hash) => void copied.push(hash),
      copyOf: () => null,
    },
    pollMs: 5,
    logTo: { write: (line) => void lines.push(line) },
  })
  try {
    await server.started
    expect((await fetch(`${server.url}/app/discover`)).status).toBe(200)
    const readiness = await fetch(`${server.url}/readyz`)
    expect(readiness.status).toBe(200)
    expect(await readiness.json()).toMatchObject({ content: { state: 'broken', problems: { length: 2 } } })
    expect(lines.join('')).toContain('The content has problems: showing what was live before the start')
    expect(copied).toEqual([])
    const fixed = ready({ hash: 'fixed' })
    folder.publish(fixed)
    await expect.poll(() => copied).toEqual(['fixed'])
  } finally {
    await server.close()
  }
})
