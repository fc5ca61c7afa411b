import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = import.meta.dirname

/** The classes that a component takes from its style sheet by name, as `styles.title`. */
async function usesOf(path: string): Promise<{ sheet: string; name: string }[]> {
  const text = await readFile(join(WEB, path), 'utf8')
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, styles, sheet = '']) =>
    [...text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))]
      .filter(([, name]) => name !== 'module' && name !== 'tsx')
      .map(([, name = '']) => ({ sheet: join(dirname(path), sheet), name })),
  )
}

test('every class a component takes from its style sheet is in that sheet', async () => {
  const paths = await Array.fromAsync(glob('**/*.tsx', { cwd: WEB }))
  const uses = (await Promise.all(paths.map(usesOf))).flat()
  const sheets = new Map(
    await Promise.all(
      [...new Set(uses.map(({ sheet }) => sheet))].map(
        async (sheet) => [sheet, await readFile(join(WEB, sheet), 'utf8')] as const,
      ),
    ),
  )
  const isMissing = ({ sheet, name }: { sheet: string; name: string }) =>
    !new RegExp(`\\.${name}(?![\\w-])`).test(sheets.get(sheet) ?? '')
  expect(uses.filter(isMissing)).toEqual([])
})
