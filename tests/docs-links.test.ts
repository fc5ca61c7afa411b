import { access, glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
// Other Markdown is prose of the site or of sample documents, which links to URLs, not to files.
const DOCUMENTS = ['*.md', '{docs,deploy}/**/*.md', '{content,src,tests,tools}/**/README.md']

const documents = (await Array.fromAsync(glob(DOCUMENTS, { cwd: ROOT }))).sort()

test.each(documents)('every link in %s leads to a file and heading that exist', async (document) => {
  const dead: string[] = []
  for (const url of (await readMarkdown(document)).links) {
    if (/^[a-z]+:/.test(url)) continue
    const [file = '', anchor] = decodeURIComponent(url).split('#')
    const target = file === '' ? document : join(dirname(document), file)
    if (!(await isPresent(target))) dead.push(url)
    else if (anchor !== undefined && !(await readMarkdown(target)).anchors.has(anchor)) dead.push(url)
  }
  expect(dead).toEqual([])
})

test.each(documents)('every npm command in %s exists', async (document) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    await readFile(join(ROOT, 'package.json'), 'utf8'),
  )
  const text = await readFile(join(ROOT, document), 'utf8')
  const named = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    (match) => match[1] ?? match[2],
  )
  expect(named.filter((name) => name === undefined || !(name in scripts))).toEqual([])
})

// Historical documents stay as written.
const HISTORY = /^(CHANGELOG\.md|docs\/decisions\/)/

test.each(documents.filter((document) => !HISTORY.test(document)))(
  'every source file named in %s exists',
  async (document) => {
    const text = await readFile(join(ROOT, document), 'utf8')
    // Skips patterns and placeholders.
    const named = [...text.matchAll(/`((?:src|tools|tests|deploy)\/[^`\s*{}…]+)`/g)].map(
      ([, path = '']) => path,
    )
    const present = await Promise.all(named.map(isPresent))
    expect(named.filter((_, index) => present[index] === false)).toEqual([])
  },
)

/** The URLs that a document links to, and its own anchors. */
async function readMarkdown(document: string): Promise<{ links: string[]; anchors: Set<string> }> {
  const tree = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(await readFile(join(ROOT, document), 'utf8'))
  const links: string[] = []
  const anchors = new Set<string>()
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') links.push(node.url)
    if (node.type === 'html')
      for (const [, source = ''] of node.value.matchAll(/ src="([^"]+)"/g)) links.push(source)
    if (node.type === 'heading') anchors.add(anchorOf(textOf(node)))
  })
  return { links, anchors }
}

/** GitHub's anchor for a heading: lowercase, no punctuation, hyphens for spaces. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')
}

async function isPresent(path: string): Promise<boolean> {
  return access(join(ROOT, path)).then(
    () => true,
    () => false,
  )
}
