import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** Syntax and calls that came with Node 24. Stripping types translates none of them. */
const NODE_24_ONLY =
  /\busing \w+ =|DisposableStack\(|Promise\.try\(|RegExp\.escape\(|Error\.isError\(|import\.meta\.main\b/

test('no source of the program uses what Node 22.18 does not have', async () => {
  const files = await Array.fromAsync(
    glob('{src,tools}/**/*.ts', { exclude: ['**/*.test.ts', 'src/web/**'] }),
  )
  const uses = await Promise.all(
    files.map(async (file) => (NODE_24_ONLY.test(await readFile(file, 'utf8')) ? [file] : [])),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(uses.flat()).toEqual([])
})
