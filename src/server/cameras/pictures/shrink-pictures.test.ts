import { readFileSync } from 'node:fs'
import { loadImage } from '@napi-rs/canvas'
import { expect, onTestFinished, test } from 'vitest'
import { findChildren } from '../../../../tools/testing/child-processes.ts'
import { aPicture } from '../testing/a-feed.ts'
import { createShrinker } from './shrink-pictures.ts'

function aShrinker() {
  const shrinker = createShrinker()
  onTestFinished(() => shrinker.close())
  return shrinker
}

/** This process's children that read pictures. */
const readers = () => findChildren(process.pid, 'shrink-process')

test('many pictures at once all come back, each at its own width', async () => {
  const { shrink } = aShrinker()
  await shrink(aPicture(1), 32)
  const widths = [64, 32, 16, 64, 32, 16]
  const pictures = await Promise.all(widths.map((width) => shrink(aPicture(1), width)))
  const sizes = await Promise.all(pictures.map(async (one) => loadImage(one ?? Buffer.of())))
  expect(sizes.map(({ width }) => width)).toEqual(widths)
  expect(readers()).toHaveLength(1)
})

test('a damaged picture yields nothing, and the next one works', async () => {
  const { shrink } = aShrinker()
  const picture = aPicture(1)
  expect(await shrink(picture.subarray(0, 40), 32)).toBeNull()
  expect(await shrink(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"'), 32)).toBeNull()
  expect(await shrink(picture, 32)).toBeInstanceOf(Buffer)
})

test('a process that dies over a picture is replaced', async () => {
  const { shrink } = aShrinker()
  await shrink(aPicture(1), 32)
  const [reader] = readers()
  const underWay = Array.from({ length: 20 }, () => shrink(aPicture(1), 64))
  process.kill(reader ?? 0, 'SIGKILL')
  const pictures = await Promise.all(underWay)
  expect(pictures.filter((one) => one === null).length).toBeLessThanOrEqual(1)
  expect(readers()).not.toContain(reader)
})

test('while one picture takes long, a second process handles the others', async () => {
  const { shrink } = aShrinker()
  await shrink(aPicture(1), 32)
  const [reader = 0] = readers()
  process.kill(reader, 'SIGSTOP')
  const slow = shrink(aPicture(1), 64)
  const others = await Promise.all([2, 3, 4].map((number) => shrink(aPicture(number), 32)))
  expect(others.every((one) => one !== null)).toBe(true)
  expect(readers()).toHaveLength(2)
  process.kill(reader, 'SIGCONT')
  expect(await slow).toBeInstanceOf(Buffer)
})

test('jobs that wait when the site stops are not started', async () => {
  const shrinker = createShrinker()
  await shrinker.shrink(aPicture(1), 32)
  const [, ...waiting] = [1, 2, 3].map((number) => shrinker.shrink(aPicture(number), 64))
  await shrinker.close()
  expect(await Promise.all(waiting)).toEqual([null, null])
  await expect.poll(readers).toEqual([])
})

/** A GIF of 35 bytes that takes more than a gigabyte to decode. */
const BOMB = Buffer.from('R0lGODlhgALgAYAAAAAAAP///ywAAAAAIE4gTgACAkQBADs=', 'base64')

test('a picture that takes too much memory ends its process long before the machine runs short', async () => {
  const { shrink } = aShrinker()
  await shrink(aPicture(1), 32)
  const [reader] = readers()
  let mostMegabytes = 0
  const timer = setInterval(() => {
    mostMegabytes = Math.max(mostMegabytes, ...readers().map(residentMegabytes))
  }, 10)
  expect(await shrink(BOMB, 32)).toBeNull()
  clearInterval(timer)
  expect(mostMegabytes).toBeLessThan(700)
  expect(await shrink(aPicture(1), 32)).toBeInstanceOf(Buffer)
  expect(readers()).not.toContain(reader)
})

function residentMegabytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

test('when memory runs short the system kills the process that reads pictures, not the site', async () => {
  const { shrink } = aShrinker()
  await shrink(aPicture(1), 32)
  const [reader] = readers()
  await expect.poll(() => readFileSync(`/proc/${reader}/oom_score_adj`, 'utf8').trim()).toBe('1000')
})

test('closing the shrinker ends its process', async () => {
  const shrinker = createShrinker()
  await shrinker.shrink(aPicture(1), 32)
  expect(readers()).toHaveLength(1)
  await shrinker.close()
  await expect.poll(readers).toEqual([])
})
