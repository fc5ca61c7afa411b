import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { readPictureFacts } from './look-at-picture.ts'

const canvas = createCanvas(320, 200)
canvas.getContext('2d').fillRect(10, 10, 100, 100)
const jpeg = canvas.toBuffer('image/jpeg')
const png = canvas.toBuffer('image/png')
const webp = canvas.toBuffer('image/webp')
const gif = Buffer.concat([
  Buffer.from('GIF89a'),
  Buffer.from([0x40, 1, 200, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
  Buffer.from([0x2c, 0, 0, 0, 0, 0x40, 1, 200, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]),
])

test.each([
  ['image/jpeg', jpeg],
  ['image/png', png],
  ['image/webp', webp],
  ['image/gif', gif],
])('the size of a %s is read without decoding it', (mediaType, bytes) => {
  expect(readPictureFacts(bytes)).toEqual({ mediaType, width: 320, height: 200 })
})

test.each([
  ['a page of words', Buffer.from('<!doctype html><title>Camera</title>')],
  ['a drawing that could hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['nothing', Buffer.alloc(0)],
  ['half a JPEG', jpeg.subarray(0, jpeg.length / 2)],
  ['half a PNG', png.subarray(0, png.length / 2)],
  ['half a GIF', gif.subarray(0, gif.length / 2)],
  ['half a WebP', webp.subarray(0, webp.length / 2)],
  ['the first bytes of a JPEG', jpeg.subarray(0, 3)],
  ['a JPEG of nothing but its mark', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  [
    'a JPEG whose parts claim to have no length',
    Buffer.from([0xff, 0xd8, ...Array(40).fill([0xff, 0xe0, 0, 0]).flat()]),
  ],
])('%s is not a picture', (_, bytes) => {
  expect(readPictureFacts(bytes)).toBeNull()
})

test('a small file that would decompress to hundreds of millions of pixels is refused before it is decoded', () => {
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(30_000, 16)
  bomb.writeUInt32BE(30_000, 20)
  expect(readPictureFacts(bomb)).toBeNull()
})

test('a one-pixel picture, which some servers send instead of a real one, is rejected', () => {
  const pixel = Buffer.from(png)
  pixel.writeUInt32BE(1, 16)
  pixel.writeUInt32BE(1, 20)
  expect(readPictureFacts(pixel)).toBeNull()
})
