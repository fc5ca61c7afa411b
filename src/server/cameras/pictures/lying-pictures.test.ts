import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { readPictureFacts } from './look-at-picture.ts'

const canvas = createCanvas(320, 200)
canvas.getContext('2d').fillRect(10, 10, 100, 100)
const HUGE = 16_000

const tag = (name: string) => Buffer.from(name, 'latin1')
const little = (value: number, bytes: number) => {
  const number = Buffer.alloc(bytes)
  number.writeUIntLE(value, 0, bytes)
  return number
}
const big = (value: number, bytes: number) => little(value, bytes).reverse()

/** A GIF with a screen of 320×200 and these frames, each `[x, y, width, height]`. */
function aGif(...frames: readonly (readonly [number, number, number, number])[]): Buffer {
  const numbers = (values: readonly number[]) => Buffer.concat(values.map((value) => little(value, 2)))
  const delay = Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0])
  const images = frames.flatMap((frame) => [
    delay,
    tag(','),
    numbers(frame),
    Buffer.from([0, 2, 2, 0x44, 1, 0]),
  ])
  const colors = Buffer.from([0, 0, 0, 255, 255, 255])
  return Buffer.concat([
    tag('GIF89a'),
    numbers([320, 200]),
    Buffer.from([0x80, 0, 0]),
    colors,
    ...images,
    tag(';'),
  ])
}

/** A PNG of 320×200 with an extra chunk before its end. */
function aPng(name: string, ...numbers: readonly number[]): Buffer {
  const png = canvas.toBuffer('image/png')
  const data = Buffer.concat(numbers.map((value) => big(value, 4)))
  const chunk = Buffer.concat([big(data.length, 4), tag(name), data, big(0, 4)])
  return Buffer.concat([png.subarray(0, -12), chunk, png.subarray(-12)])
}

/** A WebP with these chunks whose header says 320×200. */
function aWebp(...chunks: readonly Buffer[]): Buffer {
  const header = webpChunk('VP8X', little(0x02, 4), little(319, 3), little(199, 3))
  const all = Buffer.concat([tag('WEBP'), header, ...chunks])
  return Buffer.concat([tag('RIFF'), little(all.length, 4), all])
}

function webpChunk(name: string, ...data: readonly Buffer[]): Buffer {
  const all = Buffer.concat(data)
  return Buffer.concat([tag(name), little(all.length, 4), all, Buffer.alloc(all.length % 2)])
}

const lossy = (width: number, height: number) =>
  webpChunk('VP8 ', Buffer.from([0, 0, 0, 0x9d, 1, 0x2a]), little(width, 2), little(height, 2))
const lossless = (width: number, height: number) =>
  webpChunk('VP8L', Buffer.from([0x2f]), little(width - 1 + (height - 1) * 2 ** 14, 4))
/** An animation frame at 0, 0; its contents may claim another size. */
const animated = (width: number, height: number, within: Buffer) =>
  webpChunk('ANMF', little(0, 6), little(width - 1, 3), little(height - 1, 3), little(0, 4), within)

/** A JPEG of 320×200 with an extra frame header before its end. */
function aJpeg(marker: number, width: number, height: number): Buffer {
  const jpeg = canvas.toBuffer('image/jpeg')
  const header = Buffer.concat([
    Buffer.from([0xff, marker, 0, 11, 8]),
    big(height, 2),
    big(width, 2),
    Buffer.from([1, 1, 0x11, 0]),
  ])
  return Buffer.concat([jpeg.subarray(0, -2), header, jpeg.subarray(-2)])
}

test.each([
  ['a GIF of one frame', aGif([0, 0, 320, 200])],
  ['a GIF whose second frame covers a part', aGif([0, 0, 320, 200], [300, 180, 20, 20])],
  ['an animated PNG', aPng('fcTL', 0, 100, 100, 220, 100)],
  ['a lossy WebP with a header', aWebp(lossy(320, 200))],
  ['a lossless WebP with a header', aWebp(lossless(320, 200))],
  ['an animated WebP', aWebp(animated(320, 200, lossy(320, 200)), animated(100, 50, lossless(100, 50)))],
  [
    'a JPEG with bytes behind its end',
    Buffer.concat([canvas.toBuffer('image/jpeg'), Buffer.alloc(99, 0xff)]),
  ],
])('%s is a picture of 320×200', (_, bytes) => {
  expect(readPictureFacts(bytes)).toMatchObject({ width: 320, height: 200 })
})

test.each([
  ['a GIF whose only frame is huge', aGif([0, 0, HUGE, HUGE])],
  ['a GIF whose second frame is huge', aGif([0, 0, 320, 200], [0, 0, HUGE, HUGE])],
  ['a GIF with a frame that lies far away', aGif([HUGE, HUGE, 320, 200])],
  ['a GIF without a frame', aGif()],
  ['an animated PNG with a huge frame', aPng('fcTL', 0, HUGE, HUGE, 0, 0)],
  ['an animated PNG with a frame far away', aPng('fcTL', 0, 320, 200, 2 ** 31, 2 ** 31)],
  ['a PNG with a second, huge header', aPng('IHDR', HUGE, HUGE)],
  ['a lossy WebP larger than its header', aWebp(lossy(16_383, 16_383))],
  ['a lossless WebP larger than its header', aWebp(lossless(HUGE, HUGE))],
  ['a WebP with a huge picture behind a small one', aWebp(lossy(320, 200), lossy(HUGE, HUGE))],
  ['an animated WebP with a huge frame', aWebp(animated(HUGE, HUGE, lossy(320, 200)))],
  ['an animated WebP with a huge picture in a small frame', aWebp(animated(320, 200, lossless(HUGE, HUGE)))],
  ['a WebP without a picture', aWebp(webpChunk('EXIF', tag('none')))],
  ['a JPEG with a second, huge frame header', aJpeg(0xc0, 65_000, 65_000)],
  ['a JPEG with a huge progressive frame header', aJpeg(0xc2, 65_000, 65_000)],
  ['a JPEG with a huge lossless frame header', aJpeg(0xc3, 65_000, 65_000)],
])('%s is refused before it is decoded, although its header says 320×200', (_, bytes) => {
  expect(readPictureFacts(bytes)).toBeNull()
})

test.each([
  // The last checksum of a PNG covers empty data.
  ['PNG', aPng('fcTL', 0, 320, 200, 0, 0).subarray(0, -4)],
  ['WebP', aWebp(animated(320, 200, lossy(320, 200)))],
  ['JPEG', aJpeg(0xc0, 320, 200)],
])('a %s cut off anywhere is not a picture, and nothing breaks', (_, bytes) => {
  const lengths = Array.from({ length: bytes.length }, (_, length) => length)
  expect(lengths.filter((length) => readPictureFacts(bytes.subarray(0, length)) !== null)).toEqual([])
})

test('a GIF is a picture once it has a whole frame, and not before', () => {
  const bytes = aGif([0, 0, 320, 200])
  const lengths = Array.from({ length: bytes.length }, (_, length) => length)
  // Many are sent without the last byte, the trailer.
  expect(lengths.filter((length) => readPictureFacts(bytes.subarray(0, length)) !== null)).toEqual([
    bytes.length - 1,
  ])
})

test('five megabytes of the worst bytes of each type are read quickly', () => {
  const fill = (head: Buffer, bytes: readonly number[]) =>
    Buffer.concat([head, Buffer.alloc(5_000_000, Buffer.from(bytes))])
  const worst = [
    fill(aGif([0, 0, 320, 200]).subarray(0, -1), [0x21, 0, 1, 0, 0]),
    fill(canvas.toBuffer('image/png').subarray(0, -12), [0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0]),
    fill(canvas.toBuffer('image/jpeg').subarray(0, -2), [0xff, 0]),
    fill(canvas.toBuffer('image/jpeg').subarray(0, -2), [0xff, 0xd0]),
    aWebp(...Array.from({ length: 20_000 }, () => animated(320, 200, lossless(320, 200)))),
  ]
  const startedMs = performance.now()
  for (const bytes of worst) readPictureFacts(bytes)
  expect(performance.now() - startedMs).toBeLessThan(3000)
})
