import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitThumbnail } from './render-page.ts'

test('a letter page becomes a picture 320 pixels wide', () => {
  expect(fitThumbnail(612, 792)).toMatchObject({ width: 320, height: 414 })
})

test('a page like a ribbon keeps its shape within the largest height', () => {
  expect(fitThumbnail(100, 1000)).toMatchObject({ width: 64, height: 640 })
})

test('a page without a size has no picture', () => {
  expect(fitThumbnail(0, 792)).toBeNull()
  expect(fitThumbnail(612, Number.NaN)).toBeNull()
  expect(fitThumbnail(Number.POSITIVE_INFINITY, 792)).toBeNull()
})

test('no page, however odd, gets more than 320 by 640 pixels or less than one', () => {
  const side = fc.double({ min: 1e-6, max: 1e12, noNaN: true })
  fc.assert(
    fc.property(side, side, (pageWidth, pageHeight) => {
      const size = fitThumbnail(pageWidth, pageHeight)
      expect(size?.width).toSatisfy((width: number) => width >= 1 && width <= 320)
      expect(size?.height).toSatisfy((height: number) => height >= 1 && height <= 640)
    }),
  )
})
