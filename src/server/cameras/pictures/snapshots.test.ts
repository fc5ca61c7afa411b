import { expect, test } from 'vitest'
import { aPicture } from '../testing/a-feed.ts'
import { aSnapshotCache } from '../testing/a-snapshot-cache.ts'

/** A whole JPEG of 640×360 of a kind that no decoder reads; different for each number. */
function aBrokenPicture(number: number): Buffer {
  return Buffer.from([0xff, 0xd8, 0xff, 0xc3, 0, 11, 8, 1, 104, 2, 128, 1, 1, 0x11, number, 0xff, 0xd9])
}

test('a picture that cannot be made smaller is sent as it came, and that is not tried twice', async () => {
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

test('of a view that sends one broken picture after another, no more than one a minute is tried', async () => {
  const { server, readSmall, pass, shrunk } = await aSnapshotCache()
  for (const number of [1, 2, 3]) {
    server.picture = aBrokenPicture(number)
    server.tag = `"${number}"`
    await readSmall()
    pass(61)
  }
  expect(shrunk).toHaveLength(1)
})

test('a whole picture is made smaller once, however many look', async () => {
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
