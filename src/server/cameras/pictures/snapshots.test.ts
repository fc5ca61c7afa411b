import { expect, test } from 'vitest'
import { aPicture } from '../testing/a-feed.ts'
import { aSnapshotCache } from '../testing/a-snapshot-cache.ts'

/** A complete JPEG of 640×360 of a kind that no decoder reads; different for each number. */
function aBrokenPicture(number: number): Buffer {
  return Buffer.from([0xff, 0xd8, 0xff, 0xc3, 0, 11, 8, 1, 104, 2, 128, 1, 1, 0x11, number, 0xff, 0xd9])
}

test('a picture that cannot be shrunk is sent as it came, and shrinking is not tried twice', async () => {
  const { server, readSmall, shrunk } = await aSnapshotCache()
  server.picture = aBrokenPicture(1)
  for (let visitor = 0; visitor < 3; visitor++)
    expect(await readSmall()).toMatchObject({
      kind: 'picture',
      mediaType: 'image/jpeg',
      bytes: server.picture,
    })
  expect(shrunk).toHaveLength(1)
})

test('if a view sends one broken picture after another, no more than one per minute is tried', async () => {
  const { server, readSmall, pass, shrunk } = await aSnapshotCache()
  for (const number of [1, 2, 3]) {
    server.picture = aBrokenPicture(number)
    server.tag = `"${number}"`
    await readSmall()
    pass(61)
  }
  expect(shrunk).toHaveLength(1)
})

test('a good picture is shrunk once, however many visitors request it', async () => {
  const { server, readSmall, pass, shrunk } = await aSnapshotCache()
  await Promise.all([readSmall(), readSmall()])
  await readSmall()
  expect(shrunk).toHaveLength(1)
  server.picture = aPicture(2)
  server.tag = '"2"'
  pass(61)
  expect(await readSmall()).toMatchObject({ mediaType: 'image/webp' })
  expect(shrunk).toHaveLength(2)
})

test('a picture that is sent again unchanged is not shrunk again', async () => {
  const { server, readSmall, pass, shrunk, requested } = await aSnapshotCache()
  await readSmall()
  server.tag = '"2"'
  pass(61)
  expect(await readSmall()).toMatchObject({ mediaType: 'image/webp' })
  expect(requested).toHaveLength(2)
  expect(shrunk).toHaveLength(1)
})
