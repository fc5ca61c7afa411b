import { expect, test } from 'vitest'
import { createShortClassNames } from './short-class-names.ts'

const files = Array.from({ length: 3000 }, (_, index) => `src/web/part-${index}.module.css`)

test('no two classes of the site get the same name', () => {
  const nameOf = createShortClassNames(files)
  const names = files.flatMap((file) => [nameOf('card', file), nameOf('title', file)])
  expect(new Set(names).size).toBe(2 * files.length)
})

test('the build for browsers and the build for the server name a class alike, in whatever order files are found', () => {
  const browsers = createShortClassNames(files)
  const server = createShortClassNames(files.toReversed())
  browsers('title', 'src/web/part-1.module.css')
  expect(browsers('card', 'src/web/part-2.module.css')).toBe(server('card', 'src/web/part-2.module.css'))
  expect(browsers('card', 'src/web/part-2.module.css')).toMatch(/^_[A-Za-z]+\d+$/)
})

test('no class has a name that content blockers hide on every site, as they do .ad0', () => {
  const nameOf = createShortClassNames(files)
  expect(files.map((file) => nameOf('card', file)).filter((name) => !name.startsWith('_'))).toEqual([])
})

test('a style module that was not known when the build began is told, not named by chance', () => {
  expect(() => createShortClassNames(files)('card', 'src/web/new.module.css')).toThrow(
    'src/web/new.module.css is none of the style modules of src/web',
  )
})
