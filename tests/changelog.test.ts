import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import product from '../package.json' with { type: 'json' }

/** The kinds of changes in keepachangelog.com 1.1.0, in order. */
const GROUPS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']

interface Release {
  title: string
  groups: string[]
}

async function readReleases(): Promise<Release[]> {
  const text = await readFile(join(import.meta.dirname, '..', 'CHANGELOG.md'), 'utf8')
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf('\n')),
      groups: [...section.matchAll(/^### (.+)$/gm)].map(([, group = '']) => group),
    }))
}

test('the changelog starts with unreleased changes, then lists each release with its day, newest first', async () => {
  const [unreleased, ...releases] = (await readReleases()).map(({ title }) => title)
  expect(unreleased).toBe('[Unreleased]')
  expect(releases[0]).toContain(`[${product.version}]`)
  for (const title of releases) expect(title).toMatch(/^\[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}$/)
  const days = releases.map((title) => title.slice(-10))
  expect(days).toEqual(days.toSorted().toReversed())
})

test('each release groups its changes by the usual six kinds, each at most once and in order', async () => {
  for (const { title, groups } of await readReleases())
    expect(groups, title).toEqual(GROUPS.filter((group) => groups.includes(group)))
})
