import { expect, test } from 'vitest'
import {
  buildMyCameras,
  insertCamera,
  joinCameras,
  LONGEST_NAME,
  MOST_SAVED,
  moveCamera,
  parseMyCameras,
  renameCamera,
} from './my-cameras.ts'

const saved = (id: string, ownName: string | null = null) => ({ id, ownName, knownAs: `Camera ${id}` })
const ids = (cameras: readonly { id: string }[]) => cameras.map(({ id }) => id).join('')

test('what was saved is read back as it was', () => {
  const mine = [saved('b', 'To work'), saved('a')]
  expect(parseMyCameras(buildMyCameras(mine))).toEqual({ kind: 'read', cameras: mine })
})

test('a file without cameras gets a message about what is wrong with it', () => {
  const error = (text: string) => {
    const outcome = parseMyCameras(text)
    return outcome.kind === 'invalid' ? outcome.error : 'read'
  }
  expect(error('%PDF-1.7')).toBe('notJson')
  expect(error('[1, 2]')).toBe('otherShape')
  expect(error('{"kind":"my-cameras","cameras":[]}')).toBe('otherShape')
  expect(error('{"kind":"my-cameras","version":2,"cameras":[]}')).toBe('newerVersion')
  expect(error('{"kind":"my-cameras","version":1,"cameras":[{"id":"../x"}]}')).toBe('empty')
  expect(error('{"kind":"my-cameras","version":1,"cameras":[]}')).toBe('read')
})

test('damaged entries do not cost the others, and no camera is saved twice', () => {
  const text =
    '{"kind":"my-cameras","version":1,"cameras":[null,{"id":"a","ownName":7},{"id":"a"},{"id":"b","knownAs":"B"}]}'
  expect(parseMyCameras(text)).toEqual({
    kind: 'read',
    cameras: [
      { id: 'a', ownName: null, knownAs: 'a' },
      { id: 'b', ownName: null, knownAs: 'B' },
    ],
  })
})

test('cameras move up and down one place and stay at the ends', () => {
  const mine = [saved('a'), saved('b'), saved('c')]
  expect(ids(moveCamera(mine, 'c', -1))).toBe('acb')
  expect(ids(moveCamera(mine, 'a', 1))).toBe('bac')
  expect(ids(moveCamera(mine, 'a', -1))).toBe('abc')
  expect(ids(moveCamera(mine, 'x', 1))).toBe('abc')
})

test('a camera taken out by mistake comes back to its place', () => {
  const mine = [saved('a'), saved('c')]
  expect(ids(insertCamera(mine, saved('b'), 1))).toBe('abc')
  expect(ids(insertCamera(mine, saved('b'), Number.POSITIVE_INFINITY))).toBe('acb')
  expect(ids(insertCamera(mine, saved('c'), 0))).toBe('ac')
})

test('a name is the visitor’s own, not too long, and an empty one is none', () => {
  const named = (name: string) => renameCamera([saved('a')], 'a', name)[0]?.ownName
  expect(named('  To work ')).toBe('To work')
  expect(named('x'.repeat(100))).toHaveLength(LONGEST_NAME)
  expect(named('   ')).toBeNull()
})

test('cameras of a link or a file come after one’s own, each once, up to 500', () => {
  const { cameras, added } = joinCameras([saved('a'), saved('b')], [saved('b'), saved('c')])
  expect([ids(cameras), added]).toEqual(['abc', 1])
  const many = Array.from({ length: 600 }, (_, index) => saved(`cam-${index}`))
  expect(joinCameras([saved('a')], many).cameras).toHaveLength(MOST_SAVED)
})
