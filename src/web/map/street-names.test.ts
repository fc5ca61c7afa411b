import { expect, test } from 'vitest'
import { placeStreetNames } from './street-names.ts'

const size = { width: 600, height: 400 }
const position = { k: 10, x: 0, y: 0 }
const street = (text: string, line: { x: number; y: number }[], length: number) => ({ text, line, length })
const main = street(
  'Main Street',
  [
    { x: 40, y: 20 },
    { x: 10, y: 20 },
  ],
  30,
)

test('a street’s name stands along it, upright, and where no mark is', () => {
  expect(placeStreetNames([main], position, size, [])).toEqual([
    { text: 'Main Street', at: { x: 250, y: 200 }, angle: expect.closeTo(0, 5) },
  ])
  const mark = { left: 230, right: 270, top: 180, bottom: 220 }
  const [beside] = placeStreetNames([main], position, size, [mark])
  expect(beside?.at.x).toBe(325)
})

test('a name that its street, the window or a bend has no room for is left out', () => {
  const short = street(
    'Main Street',
    [
      { x: 10, y: 20 },
      { x: 16, y: 20 },
    ],
    6,
  )
  const cut = street(
    'Main Street',
    [
      { x: -4, y: 20 },
      { x: 5, y: 20 },
    ],
    9,
  )
  const bent = street(
    'Main Street',
    [
      { x: 10, y: 20 },
      { x: 14, y: 20 },
      { x: 14, y: 24 },
    ],
    8,
  )
  expect(placeStreetNames([short, cut, bent], position, size, [])).toEqual([])
})
